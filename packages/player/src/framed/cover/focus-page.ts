/** The focus goes to where a screen reader begins a new page, unless the page has put it somewhere. */
export function focusPage(page: Document): void {
  const { activeElement, body } = page;
  if (activeElement && activeElement !== body) return;
  const first = (selector: string) => page.querySelector<HTMLElement>(selector);
  const start = first('main h1') ?? first('h1') ?? first('main') ?? body;
  if (!start.hasAttribute('tabindex')) {
    // Nobody acts on a headline: it gets no ring.
    start.setAttribute('tabindex', '-1');
    start.style.outline = 'none';
    const undo = () => {
      start.removeAttribute('tabindex');
      start.style.outline = '';
    };
    start.addEventListener('blur', undo, { once: true });
  }
  start.focus({ preventScroll: true });
}

/** Another page is not scrolled to, whatever the theme says about scrolling. */
export const jumpTo = (view: Window, top: number) => view.scrollTo({ top, behavior: 'instant' });

/** Runs with the content of the page there, and again with its pictures, which make it longer. */
export function whenThere(view: Window, run: () => void): void {
  const { document } = view;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
  if (document.readyState !== 'complete') view.addEventListener('load', run);
}
