/** Hides elements in this window, while the inspector is open. */
export interface PageHiding {
  hide(selectors: readonly string[]): void;
  end(): void;
}

/** Stands in for the style that the server printed, so that what is shown again is seen again. */
export function createPageHiding(printed: HTMLLinkElement | null): PageHiding {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    hide(selectors) {
      sheet.replaceSync(selectors.length > 0 ? `:is(${selectors.join()}){display:none!important}` : '');
      if (printed) printed.disabled = true;
    },
    end() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      if (printed) printed.disabled = false;
    },
  };
}
