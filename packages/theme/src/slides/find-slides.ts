/**
 * Elements between slides that are none: WordPress writes them into its galleries, and a copy of the page has our bar.
 */
const NO_SLIDE = 'br,figcaption,link,noscript,script,style,template,[data-onda-made]';

export const slidesIn = (track: Element): HTMLElement[] =>
  [...track.children].filter(
    (node): node is HTMLElement => node instanceof HTMLElement && !node.matches(NO_SLIDE),
  );

/** Elements that are one slide, whatever they contain. */
const SLIDE = 'article, dl, li';

/** The element whose children are the slides: `target`, or its only child, at any depth. Null for fewer than two. */
export function findTrack(target: HTMLElement): HTMLElement | null {
  const [first, ...others] = slidesIn(target);
  if (others.length > 0) return target;
  return first && !first.matches(SLIDE) ? findTrack(first) : null;
}
