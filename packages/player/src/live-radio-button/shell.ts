import { lastSaid, listen, type PlayState } from '@onda/core/dom/page-events';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { createStore } from 'zustand/vanilla';
import type { Shown } from './Face';
import { holes } from './generated/live-radio-button-holes';
import { isLinkedPlayer, namesOf, playerOfPage, press } from './linked-player';
import { liveButtonMessages } from './messages';
import { ownSound } from './own-sound';
import { type LiveButtonHost, liveSource } from './source';
import { steerButton } from './steer-button';

interface Live {
  state: PlayState['state'];
  /** Why there is no sound; empty when nothing failed. */
  problem: string;
}

/** The radio button: shows and steers the sound of its station, whoever on the page holds it. */
export function setupLiveButton(host: LiveButtonHost) {
  const t = translator<string>(liveButtonMessages, host.lang, readConfig().messages.player);
  const store = createStore<Live>(() => ({ state: 'idle', problem: '' }));
  const own = ownSound(host, (state) => store.setState({ state, problem: '' }));
  let partner: HTMLElement | undefined;

  /** The element whose sound it shows; none while it sounds by itself, or nobody else could. */
  const holderOf = () => {
    if (own.isOn()) return undefined;
    return partner?.isConnected ? partner : playerOfPage(host);
  };
  steerButton(host, holderOf);

  const bindParts = () => {
    for (const [part, read] of Object.entries(holes))
      host.bind(store, part, (live) => read(present(live, t)));
  };
  if (host.element.querySelector('[part~="button"]')) bindParts();
  // A tag whose code does not come has nothing to press, and nothing else is harmed.
  else printBare(host).then(bindParts, () => {});
  host.on('click', '[part~="button"]', () => {
    const holder = holderOf();
    if (holder) press(holder);
    else own.toggle();
  });

  const { signal } = host.lifetime;
  /** A player that has left the page can only speak through the document. */
  const isOurs = (target: EventTarget | null, source = '') =>
    target === host.element ||
    isLinkedPlayer(host, target) ||
    (target === document && names().includes(source));
  // The sound may be older than this element.
  const holder = playerOfPage(host);
  const names = () => [liveSource(host).source, ...(holder ? namesOf(holder) : [])];
  const known = names()
    .map((name) => lastSaid['onda-state'].get(name))
    .find(Boolean);
  if (known) {
    partner = known.state === 'idle' ? undefined : holder;
    store.setState({ state: known.state });
  }
  const onState = ({ state, source }: PlayState, { target }: Event) => {
    if (!isOurs(target, source)) return;
    partner = isLinkedPlayer(host, target) && state !== 'idle' ? target : undefined;
    store.setState({ state, problem: '' });
  };
  listen(document, 'onda-state', onState, signal);
  listen(
    document,
    'onda-error',
    ({ message, reason, source }, { target }) => {
      if (reason && isOurs(target, source)) store.setState({ problem: message });
    },
    signal,
  );
}

/** A bare tag: the button that PHP would have printed. */
async function printBare(host: LiveButtonHost) {
  const { printBareTag } = await import('./bare-tag');
  if (!host.lifetime.isOver) host.element.innerHTML = printBareTag(host);
}

const present = ({ state, problem }: Live, t: (key: string) => string): Shown => ({
  label: t(isLive(state) ? 'livePause' : 'liveListen'),
  status: problem || t(STATUS[state]),
  state: problem ? 'error' : state,
});

/** The button reads pause as long as the visitor wants to hear. */
const isLive = (state: Live['state']) =>
  state === 'connecting' || state === 'playing' || state === 'reconnecting';

/** M-4.33: Detenido, or En vivo while it sounds. */
const STATUS = {
  idle: 'liveStopped',
  connecting: 'liveConnecting',
  playing: 'liveOn',
  reconnecting: 'liveConnecting',
  blocked: 'liveStopped',
  error: 'liveStopped',
} as const satisfies Record<Live['state'], string>;
