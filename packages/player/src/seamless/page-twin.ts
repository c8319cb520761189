import { copyAttribute } from './page-attributes';

/** Pages print it, so the next one may have the same again. The bar of an episode comes by script. */
export const isPrinted = (player: Element): boolean => player.localName === 'radio-player';

/** That of the same station in a page; how it looks there does not matter. */
export function twinIn(page: ParentNode, player: Element): Element | undefined {
  const isSame = (other: Element, name: string) => other.getAttribute(name) === player.getAttribute(name);
  const others = isPrinted(player) ? [...page.querySelectorAll(player.localName)] : [];
  return others.find(
    (other) => other !== player && ['station', 'radio-stream'].every((name) => isSame(other, name)),
  );
}

/** A card becomes a bar where the next page has a bar, and the other way round. What scripts have marked stays. */
export function lookAs(twin: Element, player: Element) {
  for (const name of new Set([...player.getAttributeNames(), ...twin.getAttributeNames()])) {
    const isSame = player.getAttribute(name) === twin.getAttribute(name);
    if (!isSame && !name.startsWith('data-')) copyAttribute(twin, player, name);
  }
}
