/**
 * Browsers drop a linked style sheet when its link is moved, and fetch it again: for some frames the player would be
 * naked, and the page of another height. Until the link has loaded again a copy of its rules stands in.
 */
export function keepStylesheets(root: ShadowRoot) {
  const links = root.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]');
  // The last one first: each copy is put before those that are there.
  for (const link of [...links].reverse()) {
    const copy = copyOf(link);
    if (!copy) continue;
    root.adoptedStyleSheets = [copy, ...root.adoptedStyleSheets];
    const undress = () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== copy);
    };
    link.addEventListener('load', undress, { once: true });
  }
}

/** Null before the sheet has come, and for one of another origin, which may not be read. */
function copyOf({ sheet }: HTMLLinkElement): CSSStyleSheet | null {
  try {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n'));
    return sheet && copy;
  } catch {
    return null;
  }
}
