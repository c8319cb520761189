import { copyAttribute } from './page-attributes';

/** The same station; how it looks there does not matter. */
export function isTwin(one: Element, other: Element): boolean {
  return ['station', 'radio-stream'].every((name) => one.getAttribute(name) === other.getAttribute(name));
}

/** A card becomes a bar where the next page has a bar, and the other way round. What scripts have marked stays. */
export function lookAs(twin: Element, player: Element) {
  for (const name of new Set([...player.getAttributeNames(), ...twin.getAttributeNames()])) {
    const isSame = player.getAttribute(name) === twin.getAttribute(name);
    if (!isSame && !name.startsWith('data-')) copyAttribute(twin, player, name);
  }
}
