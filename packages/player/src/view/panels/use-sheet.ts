import { useLayoutEffect } from 'react';

/** A constructed sheet for the time a part is drawn; a policy against inline styles allows it. */
export function useSheet(root: ShadowRoot | HTMLElement, text: string) {
  useLayoutEffect(() => {
    if (!(root instanceof ShadowRoot) || !root.adoptedStyleSheets) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [root, text]);
}
