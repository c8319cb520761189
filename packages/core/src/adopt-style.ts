const sheets = new Map<string, CSSStyleSheet>();

/** Styles that a lazy part brings, into the tree in which `place` stands: a constructed sheet, which a strict policy allows. */
export function adoptStyle(place: ShadowRoot | HTMLElement, css: string): void {
  const root = place.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
