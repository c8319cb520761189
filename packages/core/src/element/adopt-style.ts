const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds the styles of a lazy part to the tree of `place`: a constructed sheet, which a strict policy allows. Returns the
 * undo.
 */
export function adoptStyle(place: ShadowRoot | HTMLElement, css: string): () => void {
  const root = place.getRootNode() as Node & Partial<DocumentOrShadowRoot>;
  // A node outside of a tree has no sheets, and neither has an old browser.
  if (!root.adoptedStyleSheets) return () => {};
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = (root.adoptedStyleSheets ?? []).filter((other) => other !== sheet);
  };
}
