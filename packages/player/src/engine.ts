import { systemClock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { say } from '@onda/core/page-events';
import { browserSound } from './browser-sound';
import { followStation } from './follow-station';
import { playerMessages } from './messages';
import { oneAudio } from './one-audio';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import { type Presentation, present } from './present';
import { createPlayer, type Player, type PlayerState } from './store';
import type { PlayerText } from './texts';

/** Starts the player proper behind a printed shell. */
export function startEngine(host: PlayerHost, model: PlayerModel): Engine {
  const world = { sound: browserSound(model.audio), oneAudio: oneAudio(document) };
  const player = createPlayer(world, stationOf(host));
  if (model.reading) player.hear(model.reading);
  const t = translator(playerMessages, host.lang, readConfig().messages.player);
  bindParts(host, player, t);
  host.on('error', '[part~="cover"]', (_event, image) => player.artFailed(image.getAttribute('src') ?? ''));
  tellPage(host, player);
  askForView(host, player);
  followStation(host, model);
  host.life.onEnd(player.dispose);
  host.attributes.subscribe(() => player.tune(stationOf(host)));
  return { player, t };
}

function stationOf({ attributes }: PlayerHost) {
  const { radioStream, initialVolume } = attributes.getState();
  return { stream: radioStream, source: sourceOf({ attributes }), initialVolume };
}

/** The station's id, else its stream: what the page's events call this player. */
function sourceOf({ attributes }: Pick<PlayerHost, 'attributes'>): string {
  const { station, radioStream } = attributes.getState();
  return station || radioStream;
}

/** The printed parts say what the player does. */
export function bindParts(host: PlayerHost, { store }: Player, t: PlayerText) {
  const bind = (part: string, read: (shown: Presentation) => Record<string, string | null>) =>
    host.bind(store, part, (state: PlayerState) => read(present(state, host.attributes.getState(), t)));
  for (const key of ['name', 'title', 'artist', 'status'] as const)
    bind(key, (shown) => ({ text: shown[key] }));
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

/** Other features learn of the state and the track by events alone. */
function tellPage(host: PlayerHost, { store }: Player) {
  let former = store.getState();
  const unsubscribe = store.subscribe((state) => {
    const { sound, track } = state;
    const source = sourceOf(host);
    if (sound.status !== former.sound.status)
      say(host.element, 'onda-state', { source, state: sound.status });
    if (track && track !== former.track) say(host.element, 'onda-track', { source, ...track });
    former = state;
  });
  host.life.onEnd(unsubscribe);
}

/** A visitor who touched the player and let it be silent for so long is after something else. */
const SILENT_MS = 1_000;

/** React comes after the first sound: imported with the click it would compete with it. Who wants no sound gets it too. */
function askForView(host: PlayerHost, { store }: Player) {
  const unsubscribe = store.subscribe(({ sound }) => {
    if (sound.status === 'playing') bring();
  });
  const cancel = systemClock.after(SILENT_MS, () => {
    if (store.getState().sound.status === 'idle') bring();
  });
  const leave = () => {
    unsubscribe();
    cancel();
  };
  const bring = () => {
    leave();
    void host.wantView();
  };
  host.life.onEnd(leave);
}
