import type { Clock } from '@onda/core/timing/clock';
import { becomeBar, goBack } from '../../bar/become-bar';
import { keepStylesheets } from './keep-stylesheets';
import { restMedia } from './rest-media';

/** A page that is hidden for longer is not worth the memory of a second one. */
const KEPT_MS = 60_000;

/** The window's own page, under a framed one. */
export interface HiddenPage {
  /** Only the players are seen; a card becomes a bar. */
  hide(): void;
  /** The page is as it was. */
  show(): void;
  /** It is given up: Back brings it in a frame. */
  isGone(): boolean;
}

/** Consent tools find each other by these names through all windows above; a framed page has its own. */
const CONSENT_FRAMES =
  'iframe:is([name="__tcfapiLocator"], [name="__gppLocator"], [name="__uspapiLocator"], [name="__cmpLocator"])';

/** A page without its content still needs them. */
const NEEDED = 'style, link[rel~="stylesheet"], script[id="onda-config"]';

/** @param players Those that stay in sight. */
export function createHiddenPage(clock: Clock, players: () => readonly HTMLElement[]): HiddenPage {
  const root = document.documentElement;
  const foot = new Map<HTMLElement, () => void>();
  let undo: (() => void)[] = [];
  let isGone = false;

  const standAtFoot = (wanted: readonly HTMLElement[]) => {
    for (const [player, leave] of foot) {
      if (wanted.includes(player)) continue;
      foot.delete(player);
      leave();
    }
    for (const player of wanted) if (!foot.has(player)) foot.set(player, toFoot(player));
  };
  return {
    hide() {
      standAtFoot(players());
      if (undo.length > 0) return;
      root.dataset.ondaFraming = '';
      const giveUp = () => {
        isGone = true;
        emptyBody();
      };
      undo = [restMedia(document), renameConsentFrames(), clock.after(KEPT_MS, giveUp)];
    },
    show() {
      delete root.dataset.ondaFraming;
      for (const run of undo.splice(0)) run();
      standAtFoot([]);
    },
    isGone: () => isGone,
  };
}

/** Only what stands at the foot and in the frames is left of it. */
function emptyBody() {
  for (const node of [...document.body.children]) {
    if (node.matches('[data-onda-foot], [data-onda-page], episode-player')) continue;
    document.head.append(...node.querySelectorAll(NEEDED));
    if (!node.matches(NEEDED)) node.remove();
  }
}

/** A player to the end of the page, as a bar. Its sound is not touched: the element leaves and is back in one task. */
function toFoot(player: HTMLElement): () => void {
  const { shadowRoot: root, localName, parentElement } = player;
  const place = document.createComment('');
  player.dataset.ondaFoot = '';
  if (parentElement !== document.body) {
    player.before(place);
    move(() => document.body.append(player), player);
  }
  const docked = root &&
    localName === 'radio-player' &&
    player.getAttribute('sticky') !== 'true' && { element: player, root };
  if (docked) becomeBar(docked, 'cover');
  return () => {
    delete player.dataset.ondaFoot;
    if (docked) goBack(docked, 'cover');
    if (place.isConnected) move(() => place.replaceWith(player), player);
  };
}

function move(put: () => void, { shadowRoot }: HTMLElement) {
  if (shadowRoot) keepStylesheets(shadowRoot);
  put();
}

function renameConsentFrames(): () => void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>(CONSENT_FRAMES)];
  const names = frames.map(({ name }) => name);
  for (const frame of frames) frame.name = '';
  return () => {
    for (const [index, frame] of frames.entries()) frame.name = names[index] ?? '';
  };
}
