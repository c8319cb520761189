/** The option `for` of every behavior: authors cannot edit the templates of an existing site. */
export const FOR = {
  type: 'string',
  default: '',
  description: 'CSS selector of what stands elsewhere in the page; empty for the content of the element.',
} as const;
