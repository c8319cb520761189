import { readConfig } from '@onda/core/http/config';
import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import type { PlayerHost } from '../player-model';
import { listeningMemory } from '../resume/listening-memory';
import { listeningOf } from '../resume/remember-listening';
import { sourceOf } from '../source-of';
import type { Player } from '../store';
import { copyStylesheets } from './copy-stylesheets';

/** Room beside the cover and below it, for the page's own margin and the controls; pixels. */
const BESIDE = 45;
const BELOW = 240;
/** How long a window takes to be gone, or to stand empty again after a reload. */
const RELOAD_MS = 300;
/** A window is the player's own: there it is neither a bar nor a lonely button. */
const LEFT_BEHIND = ['sticky', 'startminified', 'showonlyplaybutton'];
const NAME = 'onda-player';

/**
 * Moves the player into a small window that stays while the site is read; this page's falls silent. The window is an
 * empty one of our own origin with the same bundle: it needs no server, and has no address for a cache or a search
 * engine. The sound travels as from one page to the next. A reload of the window keeps it, too, as long as this page is
 * open. False when the browser refused it.
 */
export function popOut(host: PlayerHost, player: Player): boolean {
  const memory = listeningMemory(
    createStorage(() => sessionStorage),
    systemClock,
  );
  const source = sourceOf(host);
  // Before it opens: a new window of the site gets a copy of what this tab keeps.
  memory.keep(source, listeningOf(player));
  const { playerWidth, imageHeight } = host.attributes.getState();
  const size = `popup,width=${playerWidth + BESIDE},height=${imageHeight + BELOW}`;
  const opened = window.open('', NAME, size);
  memory.take(source);
  if (!opened) return false;
  player.pause();
  furnish(opened, host);
  opened.focus();
  return true;
}

/** A reload leaves the window empty: it is filled again, once another document stands there. */
function furnish(opened: Window, host: PlayerHost) {
  const former = opened.document;
  fill(former, host);
  const refill = () => {
    if (opened.closed) return;
    if (opened.document === former) systemClock.after(RELOAD_MS, refill);
    else furnish(opened, host);
  };
  opened.addEventListener('pagehide', () => systemClock.after(RELOAD_MS, refill), { once: true });
}

function fill(page: Document, { element, lang, attributes }: PlayerHost) {
  const { base, loader } = readConfig();
  page.documentElement.lang = lang;
  page.documentElement.dir = getComputedStyle(element).direction;
  // Made there: what is cloned here stays a thing of this window, and no `HTMLScriptElement` of that one.
  const config = page.createElement('script');
  config.type = 'application/json';
  config.id = 'onda-config';
  config.text = document.querySelector('script[id="onda-config"]')?.textContent ?? '';
  const script = page.createElement('script');
  script.src = new URL(base + loader, document.baseURI).href;
  const player = page.createElement(element.localName);
  for (const { name, value } of element.attributes) {
    if (isTaken(name)) player.setAttribute(name, value);
  }
  const meta = page.createElement('meta');
  meta.name = 'viewport';
  meta.content = 'width=device-width, initial-scale=1';
  page.head.replaceChildren(meta, config, script);
  page.title = attributes.getState().radioName;
  page.body.replaceChildren(player);
  copyStylesheets(page, element);
}

const isTaken = (name: string): boolean =>
  !name.startsWith('data-') && !['style', 'id', ...LEFT_BEHIND].includes(name.replaceAll('-', ''));
