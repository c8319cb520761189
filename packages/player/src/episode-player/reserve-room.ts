import type { Host } from '@onda/core/element/host';

/** A player stands there by its own attribute, or because its place on the page is out of sight. */
const BAR = 'radio-player:is([sticky="true"], [data-docked])';

/** Beside an episode, a live bar that is silent is small. */
const BESIDE = 'data-beside-episode';

/**
 * The bar stands above the live one, whenever that comes, goes or grows, and the page keeps room for both: neither its
 * end nor what has the focus is under them. Only one of the two sounds; the silent one is small.
 */
export function reserveRoom({ element, lifetime }: Pick<Host, 'element' | 'lifetime'>) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let player: Element | null = null;
  let foot: HTMLElement | null = null;
  const measure = () => {
    const below = foot?.offsetHeight ?? 0;
    element.style.insetBlockEnd = `${below}px`;
    element.toggleAttribute('data-beside-live', !!foot?.closest('[data-state$="ing"]'));
    const room = below + element.offsetHeight;
    // Stronger than the rule of the page's own sheet for the sticky player.
    sheet.replaceSync(`:root:root:root{padding-block-end:${room}px;scroll-padding-block-end:${room}px}`);
  };
  // A live bar that sounds is larger than a silent one.
  const sizes = new ResizeObserver(measure);
  const find = () => {
    player = document.querySelector(BAR);
    player?.toggleAttribute(BESIDE, true);
    // Those around it have no height, or keep their place on the page.
    const box = player?.shadowRoot?.querySelector<HTMLElement>('.frame') ?? null;
    if (box === foot) return;
    if (foot) sizes.unobserve(foot);
    if (box) sizes.observe(box);
    foot = box;
    measure();
  };
  sizes.observe(element);
  // Its box may come after it: a new page brings the element before its shadow root.
  const bars = new MutationObserver(find);
  bars.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['sticky', 'data-docked', 'data-ready'],
  });
  find();
  lifetime.onEnd(() => {
    sizes.disconnect();
    bars.disconnect();
    player?.removeAttribute(BESIDE);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}
