/** The attributes that a station fills in on an element, in PHP and by a switcher; the id comes last. */
export const OF_STATION = [
  'radio-stream',
  'mirrors',
  'radio-name',
  'feed',
  'feed-kind',
  'no-image-available',
  'url',
  'img',
  'station',
];

/**
 * Makes a player that of another station. Attributes that the station does not name are taken away, so that nothing of
 * the former one is left. Seamless mode knows the player by the station that it was printed with.
 */
export function becomeStation(player: HTMLElement, attribute: (name: string) => string | null | undefined) {
  player.dataset.printedStation ??= player.getAttribute('station') ?? '';
  for (const name of OF_STATION) writeAttribute(player, name, attribute(name));
}

export function writeAttribute(element: Element, name: string, value: string | null | undefined) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
