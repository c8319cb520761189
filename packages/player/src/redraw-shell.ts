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

const COVER = '[part~="cover"]';

/** A script has changed the attributes of a player whose view has not come yet: its frame is as if it were printed now. */
export function redrawShell(host: PlayerHost, model: PlayerModel) {
  const isOther = forgetOther(host, model);
  const { engine, reading } = model;
  const shell = host.root.querySelector('[data-shell]');
  if (!shell) return;
  const template = document.createElement('template');
  template.innerHTML = printShell(host);
  const printed = template.content;
  for (const [selector, ...names] of engine ? FRAME : [...FRAME, ...UNTIL_ENGINE]) {
    for (const name of names) copy(name, printed.querySelector(selector), host.root.querySelector(selector));
  }
  const lines = isOther && !engine ? ['name', 'title', 'artist'] : ['name'];
  for (const line of lines) copyText(`[part~="${line}"]`, printed, shell);
  // Without art of the track; the engine and the next reading show what is on air.
  if (!engine && !reading) copy('src', printed.querySelector(COVER), shell.querySelector(COVER));
  // The bar of a sticky player has a sheet of its own.
  if (host.attributes.getState().sticky)
    host.root.querySelector('link[rel=""]')?.setAttribute('rel', 'stylesheet');
}

/** What the first look learned is another station's: the new one is asked for at once. */
function forgetOther(host: PlayerHost, model: PlayerModel): boolean {
  const { known } = model;
  if (!known || Object(known.data).station === host.attributes.getState().station) return false;
  model.known = undefined;
  delete model.reading;
  import('./on-air/follow-station').then(
    ({ followStation }) => followStation(host, model),
    () => {},
  );
  return true;
}

function copy(name: string, from: Element | null, to: Element | null) {
  const value = from?.getAttribute(name) ?? null;
  if (value === null) to?.removeAttribute(name);
  else if (to?.getAttribute(name) !== value) to?.setAttribute(name, value);
}

function copyText(selector: string, from: ParentNode, to: ParentNode) {
  const [printed, shown] = [from, to].map((where) => where.querySelector(selector));
  if (printed && shown) shown.textContent = printed.textContent;
}
