import { lastSaid, listen } from '@onda/core/dom/page-events';
import { createLifetime } from '@onda/core/element/lifetime';
import { translator } from '@onda/core/i18n/messages';
import { createStorage } from '@onda/core/storage/storage';
import { tellPage } from '@onda/player/emit-events';
import { press } from '@onda/player/live-radio-button/linked-player';
import { playerMessages } from '@onda/player/messages';
import { browserSound } from '@onda/player/sound/browser-sound';
import { oneAudio } from '@onda/player/sound/one-audio';
import { rememberVolume, startVolume } from '@onda/player/sound/volume-memory';
import { createPlayer, type PlayerState } from '@onda/player/store';
import { audioElement } from '@onda/player/transports/audio-element';
import { ensureConfigured } from '../configure';
import type { HeardTrack } from '../generated/heard-track';
import { type HeadlessStore, type Running, sharedStore, storesByKey } from './shared-store';

export type { HeardTrack } from '../generated/heard-track';

export interface PlayerSnapshot {
  state: 'idle' | 'connecting' | 'playing' | 'reconnecting' | 'blocked' | 'error';
  /** The reason for silence: `offline`, `unavailable`, `unsupported` …; empty without a failure. */
  reason: string;
  /** Null when unknown. */
  track: HeardTrack | null;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

export interface PlayerActions {
  /** Call it inside the visitor's click. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** 0 to 1. */
  setVolume(level: number): void;
  toggleMute(): void;
}

/** A sound of its own stream. */
export interface OwnPlayer {
  /** Address of the stream. */
  stream: string;
  /** Further addresses of the same station. */
  mirrors?: readonly string[] | undefined;
  /** The station's id: events and other players know the sound by it. The default is the stream. */
  station?: string | undefined;
  /** 0 to 1, before the visitor chose one. */
  volume?: number | undefined;
}

/** The sound of a `<radio-player>` of the page: of any, or of this source. */
export interface PagePlayer {
  source?: string | undefined;
}

export type HeadlessPlayer = HeadlessStore<PlayerSnapshot> & PlayerActions;

const SILENT: PlayerSnapshot = { state: 'idle', reason: '', track: null, volume: 1, isMuted: false };

const byKey = storesByKey<HeadlessPlayer>();

/**
 * The sound without our markup: with `stream` one of its own, which reconnects as that of `<radio-player>`, else that
 * of a player of the page. Callers with the same source share a player.
 */
export function openPlayer(options: OwnPlayer | PagePlayer = {}): HeadlessPlayer {
  if ('stream' in options) return byKey(`own:${options.station ?? options.stream}`, () => ownPlayer(options));
  return byKey(`page:${options.source ?? ''}`, () => pagePlayer(options));
}

function withActions(store: HeadlessStore<PlayerSnapshot> & { use(): PlayerActions }): HeadlessPlayer {
  return {
    ...store,
    play: () => store.use().play(),
    pause: () => store.use().pause(),
    toggle: () => store.use().toggle(),
    setVolume: (level) => store.use().setVolume(level),
    toggleMute: () => store.use().toggleMute(),
  };
}

function ownPlayer(options: OwnPlayer): HeadlessPlayer {
  return withActions(sharedStore<PlayerSnapshot, PlayerActions>(SILENT, (set) => startOwn(options, set)));
}

function startOwn(
  { stream, mirrors = [], station, volume = 1 }: OwnPlayer,
  set: (state: PlayerSnapshot) => void,
): Running<PlayerActions> {
  ensureConfigured();
  const lifetime = createLifetime();
  const storage = createStorage(() => localStorage);
  const source = station ?? stream;
  const player = createPlayer(
    {
      sound: browserSound(audioElement(), () => ({ station: station ?? '', radioStream: stream })),
      oneAudio: oneAudio(document),
    },
    { stream, mirrors, source, initialVolume: startVolume(storage, volume) },
  );
  const t = translator(playerMessages, document.documentElement.lang.startsWith('es') ? 'es' : 'en');
  tellPage({ element: document.documentElement, lifetime, source: () => source }, player, t);
  lifetime.onEnd(rememberVolume(storage, player.store));
  lifetime.onEnd(player.store.subscribe((state) => set(snapshotOf(state))));
  set(snapshotOf(player.store.getState()));
  return {
    actions: player,
    end() {
      player.dispose();
      lifetime.end();
    },
  };
}

const snapshotOf = ({ sound, track, volume }: PlayerState): PlayerSnapshot => ({
  state: sound.status,
  reason: sound.status === 'error' ? sound.reason : '',
  track,
  volume: volume.level,
  isMuted: volume.isMuted,
});

function pagePlayer({ source }: PagePlayer): HeadlessPlayer {
  return withActions(sharedStore<PlayerSnapshot, PlayerActions>(SILENT, (set) => startPage(source, set)));
}

/** Follows the events of the page's player, and presses its buttons. */
function startPage(source: string | undefined, set: (state: PlayerSnapshot) => void): Running<PlayerActions> {
  const ending = new AbortController();
  const known = source ?? [...lastSaid['onda-state'].keys()].at(-1) ?? '';
  let state: PlayerSnapshot = {
    ...SILENT,
    ...lastSaid['onda-state'].get(known),
    track: lastSaid['onda-track'].get(known) ?? null,
  };
  const change = (part: Partial<PlayerSnapshot>) => {
    state = { ...state, ...part };
    set(state);
  };
  const isOurs = (said: string | undefined) => source === undefined || said === source;
  const { signal } = ending;
  listen(
    document,
    'onda-state',
    (said) => isOurs(said.source) && change({ state: said.state, reason: '' }),
    signal,
  );
  listen(document, 'onda-track', ({ source: said, ...track }) => isOurs(said) && change({ track }), signal);
  listen(
    document,
    'onda-error',
    ({ source: said, reason }) => reason && isOurs(said) && change({ reason }),
    signal,
  );
  set(state);
  const isOn = () => ['connecting', 'playing', 'reconnecting'].includes(state.state);
  const toggle = () => {
    const element = playerOf(source);
    if (element) press(element);
  };
  return {
    actions: {
      play: () => isOn() || toggle(),
      pause: () => isOn() && toggle(),
      toggle,
      setVolume: (level) => slide(playerOf(source), level),
      toggleMute: () => partOf(playerOf(source), 'mute')?.click(),
    },
    end: () => ending.abort(),
  };
}

function playerOf(source: string | undefined): HTMLElement | undefined {
  const players = [...document.querySelectorAll<HTMLElement & Record<string, unknown>>('radio-player')];
  return players.find(
    ({ station, radioStream }) => source === undefined || [station, radioStream].includes(source),
  );
}

const partOf = (player: HTMLElement | undefined, part: string) =>
  player?.shadowRoot?.querySelector<HTMLInputElement>(`[part~="${part}"]`);

function slide(player: HTMLElement | undefined, level: number) {
  const slider = partOf(player, 'volume');
  if (!slider) return;
  slider.value = String(level);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}
