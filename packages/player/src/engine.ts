import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import { browserSound } from './browser-sound';
import { followStation } from './follow-station';
import { playerMessages } from './messages';
import { oneAudio } from './one-audio';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import { type Presentation, present } from './present';
import { sourceOf } from './source-of';
import { createPlayer, type Player, type PlayerState } from './store';
import { tellPage } from './tell-page';
import type { PlayerText } from './texts';

/** Starts the player proper behind a printed shell. */
export function startEngine(host: PlayerHost, model: PlayerModel): Engine {
  const world = { sound: browserSound(model.audio), oneAudio: oneAudio(document) };
  const player = createPlayer(world, stationOf(host));
  if (model.reading) player.hear(model.reading);
  const t = translator(playerMessages, host.lang, readConfig().messages.player);
  bindParts(host, player, t);
  host.on('error', '[part~="cover"]', (_event, image) => player.artFailed(image.getAttribute('src') ?? ''));
  tellPage({ element: host.element, life: host.life, source: () => sourceOf(host) }, player, t);
  afterFirstSound(host, { player, t });
  followStation(host, model);
  host.life.onEnd(player.dispose);
  host.attributes.subscribe(() => player.tune(stationOf(host)));
  return { player, t };
}

function stationOf({ attributes }: PlayerHost) {
  const { radioStream, initialVolume } = attributes.getState();
  return { stream: radioStream, source: sourceOf({ attributes }), initialVolume };
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

/** React and the comforts come after the first sound: imported with the click they would compete with it. */
function afterFirstSound(host: PlayerHost, engine: Engine) {
  const unsubscribe = engine.player.store.subscribe(({ sound }) => {
    if (sound.status !== 'playing') return;
    unsubscribe();
    void host.wantView();
    void import('./comforts').then(({ startComforts }) => startComforts(host, engine)).catch(() => {});
  });
  host.life.onEnd(unsubscribe);
}
