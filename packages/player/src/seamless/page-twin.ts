import { copyAttribute } from './page-attributes';

/** The attributes that a station fills in on a player, in PHP and by a switcher. */
const OF_STATION = /^(station|radio-stream|mirrors|radio-name|feed|feed-kind|no-image-available|url|img)$/;

/** Pages print it, so the next one may have the same again. The bar of an episode comes by script. */
export const isPrinted = (player: Element): boolean => player.localName === 'radio-player';

/**
 * That of the same station in a page; how it looks there does not matter. A player that a switcher has changed is the
 * one that it was.
 */
export function twinIn(page: ParentNode, player: HTMLElement): Element | undefined {
  const { printedStation } = player.dataset;
  const isSame = (other: Element) =>
    printedStation === undefined
      ? ['station', 'radio-stream'].every((name) => other.getAttribute(name) === player.getAttribute(name))
      : other.getAttribute('station') === printedStation;
  const others = isPrinted(player) ? [...page.querySelectorAll(player.localName)] : [];
  return others.find((other) => other !== player && isSame(other));
}

/** A card becomes a bar where the next page has a bar, and the other way round. What scripts have marked stays. */
export function lookAs(twin: Element, player: HTMLElement) {
  const keepsStation = player.dataset.printedStation !== undefined;
  for (const name of new Set([...player.getAttributeNames(), ...twin.getAttributeNames()])) {
    const isSame = player.getAttribute(name) === twin.getAttribute(name);
    if (!isSame && !name.startsWith('data-') && !(keepsStation && OF_STATION.test(name)))
      copyAttribute(twin, player, name);
  }
}
