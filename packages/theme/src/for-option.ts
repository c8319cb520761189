/** What every behaviour can be told: where in the page the thing is that it enhances. */
export const FOR = {
  type: 'string',
  default: '',
  description: 'CSS selector of what stands elsewhere in the page; empty for the content of the element.',
} as const;
