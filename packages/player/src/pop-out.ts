import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import { createStorage } from '@onda/core/storage';
import { listeningMemory } from './listening-memory';
import type { PlayerHost } from './player-model';
import { sourceOf } from './source-of';
import type { Player } from './store';

/** Room for the widget; pixels. */
const WINDOW = 'popup,width=420,height=260';
const NAME = 'onda-player';

/**
 * The player in a small window that stays while the site is read; this page's falls silent. The window is an empty one
 * of our own origin with the same bundle: no address of its own that a cache or a search engine could keep, and it works
 * without a server of ours. What was heard travels as from one page to the next. False when the browser refused it.
 */
export function popOut(host: PlayerHost, player: Player): boolean {
  const memory = listeningMemory(
    createStorage(() => sessionStorage),
    systemClock,
  );
  const source = sourceOf(host);
  // Before it opens: a new window of the site gets a copy of what this tab keeps.
  memory.keep(source, player.store.getState().volume);
  const opened = window.open('', NAME, WINDOW);
  memory.take(source);
  if (!opened) return false;
  player.pause();
  furnish(opened.document, host);
  opened.focus();
  return true;
}

function furnish(page: Document, { element, lang, attributes }: PlayerHost) {
  const { base, chunks } = readConfig();
  page.documentElement.lang = lang;
  page.documentElement.dir = getComputedStyle(element).direction;
  const config = document.querySelector('script[id="onda-config"]')?.cloneNode(true);
  const script = page.createElement('script');
  script.type = 'module';
  script.src = new URL(base + (chunks['radio-player'] ?? ''), document.baseURI).href;
  const player = page.createElement(element.localName);
  for (const { name, value } of element.attributes) {
    if (!name.startsWith('data-') && name !== 'style' && name !== 'id') player.setAttribute(name, value);
  }
  page.head.replaceChildren(...(config ? [config] : []), script);
  page.title = attributes.getState().radioName;
  page.body.replaceChildren(player);
}
