import { listen } from '@onda/core/dom/page-events';
import type { Host } from '@onda/core/element/host';

/**
 * The bar stands above a sticky player, and the page keeps room for both: neither its end nor what has the focus is
 * under them.
 */
export function reserveRoom({ element, lifetime }: Pick<Host, 'element' | 'lifetime'>) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let foot: HTMLElement | null = null;
  const measure = () => {
    const found = stickyBar();
    if (found !== foot) {
      if (foot) sizes.unobserve(foot);
      if (found) sizes.observe(found);
      foot = found;
    }
    const below = foot?.offsetHeight ?? 0;
    element.style.insetBlockEnd = `${below}px`;
    const room = below + element.offsetHeight;
    // Stronger than the rule of the page's own sheet for the sticky player.
    sheet.replaceSync(`:root:root:root{padding-block-end:${room}px;scroll-padding-block-end:${room}px}`);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  // A sticky player says there that it has come or gone.
  const bars = new MutationObserver(measure);
  bars.observe(document.documentElement, { attributeFilter: ['data-onda-bar'] });
  listen(document, 'onda-page', measure, lifetime.signal);
  lifetime.onEnd(() => {
    sizes.disconnect();
    bars.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** The player's own box: the element around it has no height. */
function stickyBar() {
  const player = document.querySelector('radio-player[sticky="true"]');
  return player?.shadowRoot?.querySelector<HTMLElement>('[part~="player"]') ?? null;
}
