import type { FetchedPage } from '@onda/core/http/fetch-page';
import type { Clock } from '@onda/core/timing/clock';
import { keepStylesheets } from './keep-stylesheets';
import { copyAttribute, keepScriptsWord } from './page-attributes';
import { lookAs, twinIn } from './page-twin';
import { swapRoot } from './swap-root';

/** A slow style sheet may not keep the page. */
const STYLE_MS = 3_000;

/** The nodes of the head that belong to one page; the others stay. */
const HEAD_OF_PAGE =
  'title, meta[name], meta[property], link[rel~="canonical"], link[rel~="alternate"], link[rel~="shortlink"], link[rel~="prev"], link[rel~="next"], script[type="application/ld+json"]';

const SHEETS = 'link[rel~="stylesheet"][href], style';

/** Scripts of any page that has been shown: once is enough. */
const knownScripts = new Set<string>();

/**
 * Makes a fetched page ready beside the shown one; what it returns shows it. The body is replaced but for the
 * players: each takes the place of its twin, or stands at the end. Scripts: none that is written into the page runs
 * again; a file of our own origin that no shown page has had is loaded once; files of other origins are not.
 */
export async function preparePage(
  { html, url }: FetchedPage,
  players: () => readonly HTMLElement[],
  clock: Clock,
): Promise<() => void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (next.body.childElementCount === 0) throw new Error('an empty page');
  const old = await loadStyles(next, url, clock);
  // The browser heeds no second set and says so in the console.
  for (const rules of next.querySelectorAll('script[type="speculationrules"]')) rules.remove();
  return () => {
    for (const script of document.scripts) if (script.src) knownScripts.add(script.src);
    const scripts = newScripts(next, url);
    swapHead(next);
    swapBody(next, players());
    for (const sheet of old) sheet.remove();
    document.head.append(...scripts);
  };
}

/** Resolves with the sheets that the next page does not have, once the new ones are there. */
async function loadStyles(next: Document, url: string, clock: Clock): Promise<Element[]> {
  const present = new Map([...document.head.querySelectorAll(SHEETS)].map((node) => [nameOf(node), node]));
  const arrivals: Promise<void>[] = [];
  for (const sheet of next.head.querySelectorAll(SHEETS)) {
    const name = nameOf(sheet, url);
    if (present.delete(name)) continue;
    const copy = document.importNode(sheet, true);
    if (copy instanceof HTMLLinkElement) {
      copy.href = name;
      arrivals.push(arrival(copy, clock));
    }
    document.head.append(copy);
  }
  await Promise.all(arrivals);
  return [...present.values()];
}

/** A sheet's address, or its text. */
function nameOf(sheet: Element, base: string = document.baseURI): string {
  const href = sheet.getAttribute('href');
  return href === null ? (sheet.textContent ?? '') : new URL(href, base).href;
}

function arrival(link: HTMLLinkElement, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const undo = clock.after(STYLE_MS, resolve);
    for (const type of ['load', 'error']) {
      link.addEventListener(type, () => {
        undo();
        resolve();
      });
    }
  });
}

function newScripts(next: Document, url: string): HTMLScriptElement[] {
  const { origin } = new URL(url);
  return [...next.querySelectorAll<HTMLScriptElement>('script[src]')].flatMap((written) => {
    const src = new URL(written.getAttribute('src') ?? '', url);
    if (src.origin !== origin || knownScripts.has(src.href)) return [];
    knownScripts.add(src.href);
    const script = document.createElement('script');
    script.src = src.href;
    script.type = written.type;
    // In the order in which they are written.
    script.async = false;
    return [script];
  });
}

function swapHead(next: Document) {
  for (const node of document.head.querySelectorAll(HEAD_OF_PAGE)) node.remove();
  document.head.append(...next.head.querySelectorAll(HEAD_OF_PAGE));
  swapRoot(document.documentElement, next.documentElement);
}

function swapBody(next: Document, players: readonly HTMLElement[]) {
  const { body } = document;
  const spots = players.map((player) => spotOf(player, next));
  const config = document.querySelector('script[id="onda-config"]');
  if (config && body.contains(config) && !next.querySelector('script[id="onda-config"]'))
    next.body.append(config);
  keepScriptsWord(next.body, body);
  const names = new Set([...body.getAttributeNames(), ...next.body.getAttributeNames()]);
  for (const name of names) copyAttribute(next.body, body, name);
  const focused = players.map(({ shadowRoot }) => shadowRoot?.activeElement).find(Boolean);
  for (const { shadowRoot } of players) if (shadowRoot) keepStylesheets(shadowRoot);
  // In one task: the players leave and are back before anybody takes notice.
  body.replaceChildren(...next.body.childNodes);
  for (const [index, player] of players.entries()) spots[index]?.replaceWith(player);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Where the player will stand in the next page. */
function spotOf(player: HTMLElement, next: Document): Element {
  const spot = next.createElement('span');
  const twin = twinIn(next, player);
  if (twin) {
    lookAs(twin, player);
    twin.replaceWith(spot);
  } else next.body.append(spot);
  return spot;
}
