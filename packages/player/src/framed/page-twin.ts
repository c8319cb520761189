import { becomeStation, OF_STATION, writeAttribute } from '../become-station';

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

/** Makes a card a bar where the next page has a bar, and the other way round. Marks of scripts (`data-*`) stay. */
export function lookAs(twin: Element, player: HTMLElement) {
  const keepsStation = player.dataset.printedStation !== undefined;
  for (const name of new Set([...player.getAttributeNames(), ...twin.getAttributeNames()])) {
    const isSame = player.getAttribute(name) === twin.getAttribute(name);
    if (!isSame && !name.startsWith('data-') && !(keepsStation && OF_STATION.includes(name)))
      writeAttribute(player, name, twin.getAttribute(name));
  }
}

/** A player of the window plays the station of an element in the page that it frames, as a switcher would have it. */
export function becomeStationOf(player: HTMLElement, element: HTMLElement) {
  // A radio button may name its stream in its own way.
  const { dataStream } = element as HTMLElement & { dataStream?: string };
  becomeStation(player, (name) => (name === 'radio-stream' && dataStream) || element.getAttribute(name));
}
