import type { PlayerHost } from '../player-model';
import type { Player } from '../store';

/** Handles a click on a part, or a move of the slider, for the shell and the view. */
export function press(host: PlayerHost, player: Player, part: HTMLElement, value = '') {
  const name = part.getAttribute('part');
  if (name === 'mute') player.toggleMute();
  if (name === 'volume') player.setVolume(Number.parseFloat(value));
  if (name === 'minimise') fold(host, player, true);
  if (name === 'expand') fold(host, player, false);
}

/** The pressed button goes, the other one comes in its place and has the focus, once the view too has drawn it. */
function fold({ root }: PlayerHost, player: Player, isMinimized: boolean) {
  player.minimize(isMinimized);
  const other = `[part="${isMinimized ? 'expand' : 'minimise'}"]`;
  queueMicrotask(() => root.querySelector<HTMLElement>(other)?.focus({ preventScroll: true }));
}
