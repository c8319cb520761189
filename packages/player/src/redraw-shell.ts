import type { PlayerHost, PlayerModel } from './player-model';
import { printShell } from './printed-shell';

/** What the page's attributes, not the sound, decide about the printed parts. */
const FRAME: readonly [selector: string, ...attributes: string[]][] = [
  ['.player', 'aria-label', 'data-volume', 'data-only', 'data-sticky'],
  ['.width', 'width'],
  ['.art svg', 'viewBox'],
  ['.if-idle', 'fill'],
  ['.if-busy', 'fill'],
  ['.waves', 'stroke'],
  ['.cross', 'stroke'],
];

/** And what the engine keeps, once it is there. */
const UNTIL_ENGINE: typeof FRAME = [
  ['.player', 'data-minimised'],
  ['.volume', 'value'],
];

/** A script has changed the attributes of a player whose view has not come yet: its frame is as if it were printed now. */
export function redrawShell(host: PlayerHost, { engine, reading }: PlayerModel) {
  const shell = host.root.querySelector('[data-shell]');
  if (!shell) return;
  const template = document.createElement('template');
  template.innerHTML = printShell(host);
  const printed = template.content;
  for (const [selector, ...names] of engine ? FRAME : [...FRAME, ...UNTIL_ENGINE]) {
    for (const name of names) copy(name, printed.querySelector(selector), host.root.querySelector(selector));
  }
  const part = (where: ParentNode, name: string) => where.querySelector(`[part~="${name}"]`);
  const name = part(shell, 'name');
  if (name) name.textContent = host.attributes.getState().radioName;
  // Without art of the track; the engine and the next reading show what is on air.
  if (!engine && !reading) copy('src', part(printed, 'cover'), part(shell, 'cover'));
  // The bar of a sticky player has a sheet of its own.
  if (host.attributes.getState().sticky)
    host.root.querySelector('link[rel=""]')?.setAttribute('rel', 'stylesheet');
}

function copy(name: string, from: Element | null, to: Element | null) {
  const value = from?.getAttribute(name) ?? null;
  if (value === null) to?.removeAttribute(name);
  else if (to?.getAttribute(name) !== value) to?.setAttribute(name, value);
}
