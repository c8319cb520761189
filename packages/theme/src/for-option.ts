/** What every behavior takes: the templates of an existing site cannot be edited. */
export const FOR = {
  type: 'string',
  default: '',
  description: 'CSS selector of what stands elsewhere in the page; empty for the content of the element.',
} as const;
