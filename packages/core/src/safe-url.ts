/**
 * The absolute http(s) address that a page author's or a server's text stands for, or an empty string. Always use
 * what is returned: tabs, backslashes and odd dots were resolved as the browser itself would.
 */
export function webAddress(text: unknown, base: string = document.baseURI): string {
  const url = resolved(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

function resolved(text: unknown, base: string): URL | undefined {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
