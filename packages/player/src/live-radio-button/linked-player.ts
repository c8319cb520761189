import { type LiveButtonHost, liveSource } from './source';

/** The elements that can share a sound: the players of the page, and other buttons. */
const HOLDERS = 'radio-player, live-radio-button';

/** Whether this element plays the button's station, or the same stream. */
export function isLinkedPlayer(host: LiveButtonHost, target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement) || target === host.element || !target.matches(HOLDERS)) return false;
  const { stream, source } = liveSource(host);
  const names = namesOf(target);
  return names.includes(source) || names.includes(stream);
}

/** The sources by which an element may tell of its sound: its station, its streams. */
export function namesOf(element: HTMLElement): string[] {
  const { station, dataStream, radioStream } = element as HTMLElement & Record<string, unknown>;
  return [station, dataStream, radioStream].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

/** The player that the button stands for; where there is none it sounds by itself. */
export function playerOfPage(host: LiveButtonHost): HTMLElement | undefined {
  const players = document.querySelectorAll<HTMLElement>('radio-player');
  return [...players].find((player) => isLinkedPlayer(host, player) && player.dataset.failed === undefined);
}

/** Presses its own button, so that the sound starts inside the same gesture of the visitor. */
export function press(linkedPlayer: HTMLElement) {
  const click = () => {
    const control = (linkedPlayer.shadowRoot ?? linkedPlayer).querySelector<HTMLElement>(
      '[part~="play"], [part~="button"]',
    );
    control?.click();
  };
  if (linkedPlayer.dataset.ready !== undefined) click();
  else linkedPlayer.addEventListener('onda-ready', click, { once: true });
}
