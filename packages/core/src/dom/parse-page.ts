/**
 * The document of a page that was fetched. A browser that runs scripts reads what is in a `<noscript>` as text, and a
 * parsed document runs none: without this, its pixels, frames and second copies of lazy images would be requested as
 * soon as they are in the page that shows them.
 */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeText(page);
  return page;
}

/** The content of a template, as of a printed shadow root, is a tree of its own. */
function makeText(root: ParentNode): void {
  for (const node of root.querySelectorAll('noscript')) node.textContent = node.innerHTML;
  for (const { content } of root.querySelectorAll('template')) makeText(content);
}
