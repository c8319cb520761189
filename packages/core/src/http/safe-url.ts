/**
 * The absolute http(s) address of a page author's or a server's text, or an empty string. Always use the result: tabs,
 * backslashes and odd dots are resolved as the browser itself would.
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
