import { copyAttribute } from './page-attributes';

/** The attributes that a station fills in on a player, in PHP and by a switcher. */
const OF_STATION = /^(station|radio-stream|mirrors|radio-name|feed|feed-kind|no-image-available|url|img)$/;

/** The same station; how it looks there does not matter. A player that a switcher has changed is the one it was. */
export function isTwin(one: Element, other: HTMLElement): boolean {
  const { printedStation } = other.dataset;
  if (printedStation !== undefined) return one.getAttribute('station') === printedStation;
  return ['station', 'radio-stream'].every((name) => one.getAttribute(name) === other.getAttribute(name));
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
