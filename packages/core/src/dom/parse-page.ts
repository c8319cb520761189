/**
 * Parses a page that was fetched. The content of each `<noscript>` becomes text, as in a browser that runs scripts.
 * Else its pixels, frames and second copies of lazy images would be requested as soon as they are in a page.
 */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeText(page);
  return page;
}

/** The content of a template, or of a printed shadow root, is a tree of its own. */
function makeText(root: ParentNode): void {
  for (const node of root.querySelectorAll('noscript')) node.textContent = node.innerHTML;
  for (const { content } of root.querySelectorAll('template')) makeText(content);
}
