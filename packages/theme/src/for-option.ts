/** What every behaviour takes, because the templates of a site cannot be edited. */
export const FOR = {
  type: 'string',
  default: '',
  description: 'CSS selector of what stands elsewhere in the page; empty for the content of the element.',
} as const;
