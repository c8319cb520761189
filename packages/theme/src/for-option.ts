/** The attribute by which a behaviour enhances what a theme printed. */
export const FOR = {
  type: 'string',
  default: '',
  description: 'CSS selector of what stands elsewhere in the page; empty for the content of the element.',
} as const;
