import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import type { Host } from '@onda/core/host';
import { translator } from '@onda/core/messages';
import { say } from '@onda/core/page-events';
import { browserSound } from './browser-sound';
import type { radioPlayer } from './contract';
import { playerMessages } from './messages';
import { oneAudio } from './one-audio';
import { type PlayerText, type Presentation, present } from './present';
import { createPlayer, type Player, type PlayerState } from './store';

/** What the view gets from the shell: the player goes on sounding while the one takes the other's place. */
export interface PlayerModel {
  player: Player;
  t: PlayerText;
}

type PlayerHost = Host<typeof radioPlayer>;

/** The feed is asked when the page rests: the first look must not wait for it. */
const FEED_DELAY_MS = 200;

/** Keeps the printed player live: its texts equal to the store, its controls wired to the actions. */
export function setupPlayer(host: PlayerHost): PlayerModel {
  const t = playerText(host);
  const player = createPlayer({ sound: browserSound(), oneAudio: oneAudio(document) }, stationOf(host));
  bindParts(host, player, t);
  wireControls(host, player);
  tellPage(host, player);
  askForView(host, player);
  followFeed(host, player);
  host.signal.addEventListener('abort', player.dispose);
  host.attributes.subscribe(() => player.tune(stationOf(host)));
  return { player, t };
}

export function playerText({ lang }: Pick<PlayerHost, 'lang'>): PlayerText {
  return translator(playerMessages, lang, readConfig().messages.player);
}

function stationOf({ attributes }: PlayerHost) {
  const { station, radioStream, initialVolume } = attributes.getState();
  return { stream: radioStream, source: station || radioStream, initialVolume };
}

function bindParts(host: PlayerHost, { store }: Player, t: PlayerText) {
  const shown = (read: (shown: Presentation) => Record<string, string | null>) => (state: PlayerState) =>
    read(present(state, host.attributes.getState(), t));
  const text = (key: 'name' | 'title' | 'artist' | 'status') => shown((all) => ({ text: all[key] }));

  for (const key of ['name', 'title', 'artist', 'status'] as const) host.bind(store, key, text(key));
  const bind = (part: string, read: (all: Presentation) => Record<string, string | null>) =>
    host.bind(store, part, shown(read));
  bind('player', ({ state, isMuted, name }) => ({
    'data-state': state,
    'data-muted': isMuted ? '' : null,
    'aria-label': name,
  }));
  bind('cover', ({ cover }) => ({ src: cover }));
  bind('play', ({ playLabel }) => ({ 'aria-label': playLabel }));
  bind('mute', ({ muteLabel }) => ({ 'aria-label': muteLabel }));
  bind('volume', ({ volume, volumeText }) => ({
    value: volume,
    '--level': volume,
    'aria-valuetext': volumeText,
  }));
}

function wireControls(host: PlayerHost, player: Player) {
  host.on('click', '[part~="play"]', player.toggle);
  host.on('click', '[part~="mute"]', player.toggleMute);
  host.on('input', '[part~="volume"]', (_event, part) => {
    if (part instanceof HTMLInputElement) player.setVolume(part.valueAsNumber);
  });
}

/** Other features learn of the state and the track by events alone. */
function tellPage({ element, attributes, signal }: PlayerHost, { store }: Player) {
  const source = () => attributes.getState().station || attributes.getState().radioStream;
  let former = store.getState();
  const unsubscribe = store.subscribe((state) => {
    const { sound, track } = state;
    if (sound.status !== former.sound.status)
      say(element, 'onda-state', { source: source(), state: sound.status });
    if (track && track !== former.track) say(element, 'onda-track', { source: source(), ...track });
    former = state;
  });
  signal.addEventListener('abort', unsubscribe);
}

/** React comes after the first sound: imported with the click it would compete with it. */
function askForView(host: PlayerHost, { store }: Player) {
  const unsubscribe = store.subscribe(({ sound }) => {
    if (sound.status !== 'playing') return;
    unsubscribe();
    void host.wantView();
  });
  host.signal.addEventListener('abort', unsubscribe);
}

/** What reads feeds is a chunk of its own, brought once the page rests. */
function followFeed(host: PlayerHost, player: Player) {
  const begin = async () => {
    const { followStation } = await import('./follow-station');
    if (!host.signal.aborted) followStation(host, player);
  };
  const cancel = systemClock.after(
    FEED_DELAY_MS,
    () => void begin().catch(() => player.hear({ kind: 'unreadable' })),
  );
  host.signal.addEventListener('abort', cancel);
}
