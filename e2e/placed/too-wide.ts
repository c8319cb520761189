import type { Page } from 'playwright-core';

/** A page that is wider than its window, or has a box of ours beyond its edges. */
export interface TooWide {
  /** How wide the page is, in CSS pixels. */
  page: number;
  /** The first boxes of ours that are seen beyond an edge, as `tag > part: from to`. */
  boxes: string[];
  /** The elements without which the page would be as wide as its window, else the innermost that are beyond. */
  by: string[];
}

/**
 * Compares the page with the width that was asked for: on a phone `innerWidth` grows with a page that is too wide.
 * Undefined where nothing is wrong. A theme may hide the fault by `overflow`, so the boxes of ours are measured, too.
 */
export async function tooWide(
  page: Page,
  width: number,
  tags: readonly string[],
): Promise<TooWide | undefined> {
  const found = await page.evaluate(measured, [width, tags.join()] as const);
  return found.page <= width && found.boxes.length === 0 ? undefined : found;
}

function measured([width, ours]: readonly [number, string]): TooWide {
  interface Edges {
    left: number;
    right: number;
  }
  const everywhere = { left: -Infinity, right: Infinity };
  const root = document.scrollingElement ?? document.documentElement;
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  // A page that is read from right to left grows to the left.
  const first = document.documentElement.getBoundingClientRect();
  const start = isRtl ? first.right - width : first.left;
  const boxes: string[] = [];

  const isBeyond = ({ left, right }: Edges) =>
    right - left > 1 && (left < start - 1 || right > start + width + 1);
  /** Edges of the part that the boxes around it, within our element, leave visible. */
  const seen = (element: Element, around: Edges): Edges => {
    const { left, right, height } = element.getBoundingClientRect();
    return height <= 1
      ? { left: 0, right: 0 }
      : { left: Math.max(left, around.left), right: Math.min(right, around.right) };
  };
  const cuts = ({ overflowX, clipPath }: CSSStyleDeclaration) =>
    overflowX !== 'visible' || clipPath !== 'none';
  const fromTo = (edges: Edges) => `${Math.round(edges.left - start)} ${Math.round(edges.right - start)}`;
  const visit = (element: Element, around: Edges, path: string): void => {
    const style = getComputedStyle(element);
    const isShown = style.display === 'contents' || element.checkVisibility({ visibilityProperty: true });
    const limit = style.position === 'fixed' ? everywhere : around;
    const edges = seen(element, limit);
    // The outermost box names the fault.
    if (isShown && isBeyond(edges)) boxes.push(`${path}: ${fromTo(edges)}`);
    else if (isShown) visitChildren(element, cuts(style) ? edges : limit, path);
  };
  const visitChildren = (element: Element, around: Edges, path: string) => {
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
      visit(child, around, `${path} > ${child.getAttribute('part') ?? child.localName}`);
  };
  const isCause = (element: HTMLElement) => {
    const { display } = element.style;
    element.style.display = 'none';
    const isNarrow = root.scrollWidth <= width;
    element.style.display = display;
    return isNarrow;
  };

  const elements = [...document.querySelectorAll<HTMLElement>(ours)];
  for (const element of elements)
    if (!element.parentElement?.closest(ours)) visit(element, everywhere, element.localName);
  const page = root.scrollWidth;
  const by = page > width ? elements.filter(isCause) : [];
  const others = page > width && by.length === 0 ? [...document.body.querySelectorAll('*')] : [];
  const beyond = others.filter((element) => isBeyond(seen(element, everywhere)));
  const named = [...by, ...beyond.slice(-3)].map(({ outerHTML }) => outerHTML.slice(0, 80));
  return { page, boxes: boxes.slice(0, 12), by: named };
}
