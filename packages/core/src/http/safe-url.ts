/**
 * The absolute http(s) address that a page author's or a server's text stands for, or an empty string. Always use
 * what is returned: tabs, backslashes and odd dots were resolved as the browser itself would.
 */
export function webAddress(text: unknown, base: string = document.baseURI): string {
  if (typeof text !== 'string' || text.trim() === '') return '';
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
