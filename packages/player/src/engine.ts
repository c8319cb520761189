import { watchPointerHold } from '@onda/core/dom/pointer-hold';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import { bindParts } from './bind-parts';
import { wireKeys } from './controls/keyboard';
import { press } from './controls/press';
import { countListening } from './count-listening';
import { tellPage } from './emit-events';
import { followVolume, lentConnection } from './framed/lent/lent-connection';
import { keepLinks } from './framed/links/keep-links';
import type { SoundElement } from './members/press-control';
import { steerVolume } from './members/steer-volume';
import { playerMessages } from './messages';
import { followStation } from './on-air/follow-station';
import type { Engine, PlayerHost, PlayerModel } from './player-model';
import { rememberListening } from './resume/remember-listening';
import { browserSound } from './sound/browser-sound';
import { oneAudio } from './sound/one-audio';
import { rememberVolume, startVolume } from './sound/volume-memory';
import { sourceOf } from './source-of';
import { stationOf } from './station-of';
import { createPlayer, isWanted, type Player, type TellSound } from './store';
import type { PlayerText } from './texts';

/** Starts the player proper of a printed element. */
export function startEngine(host: PlayerHost, model: PlayerModel): Engine {
  const { lent } = model;
  const dependencies = {
    sound: browserSound(model.audio, host.attributes.getState),
    oneAudio: lent ? { take() {}, release() {} } : oneAudio(document),
    connect: lent && ((tell: TellSound) => lentConnection(lent, host, tell)),
  };
  const storage = createStorage(() => localStorage);
  const { initialVolume, startMinified } = host.attributes.getState();
  const player = createPlayer(dependencies, {
    ...stationOf(host, model),
    initialVolume: startVolume(storage, initialVolume),
    isMinimized: startMinified,
    photos: model.onAir.photos,
  });
  if (lent) {
    player.ofWindow = lent.player;
    host.lifetime.onEnd(followVolume(lent, player));
  }
  if (model.onAir.reading) player.apply(model.onAir.reading);
  watchPointerHold();
  const t = translator(playerMessages, host.lang, readConfig().messages.player);
  // The sheet of what an untouched player does not show.
  host.root.querySelector('link[rel=""]')?.setAttribute('rel', 'stylesheet');
  bindParts(host, player, t);
  host.on('error', '[part~="cover"]', (_event, image) => player.artFailed(image.getAttribute('src') ?? ''));
  host.lifetime.onEnd(rememberVolume(storage, player.store));
  steerVolume(host.element as SoundElement, player, host.lifetime);
  wireKeys(host, player);
  const router = lent ? undefined : soundOfPage(host, player, t);
  const engine: Engine = { player, t, press: (part, value) => press(host, player, part, value) };
  afterSoundOrSilence(host, player, () => {
    router?.preload();
    loadInBackground(async () => {
      const { startExtras } = await import('./extras/extras');
      startExtras(host, engine);
    }, host.lifetime);
    loadInBackground(async () => {
      const { showPlainTools } = await import('./extras/plain-tools');
      showPlainTools(host, model, player);
    }, host.lifetime);
  });
  followStation(host, model);
  host.lifetime.onEnd(() => {
    player.dispose();
    // The template is back by then, as it was when the view came; an element that is put back says that it is
    // silent.
    queueMicrotask(() => bindParts(host, player, t));
  });
  host.lifetime.onEnd(host.attributes.subscribe(() => player.tune(stationOf(host, model))));
  // Their names are few bytes, but only few pages name any.
  if (host.attributes.getState().mirrors) recallQuality(host, model, player, storage).catch(() => {});
  return engine;
}

/** The sound of a page that no window of ours frames is told and counted, and goes on over pages. */
function soundOfPage(host: PlayerHost, player: Player, t: PlayerText) {
  const { element, lifetime } = host;
  const speaker = { element, lifetime, source: () => sourceOf(host) };
  tellPage(speaker, player, t);
  countListening(speaker, player);
  rememberListening(host, player);
  if (!host.attributes.getState().seamless) return undefined;
  const plays = () => isWanted(player.store.getState().sound);
  const sound = { element, lifetime, player, plays, stays: plays };
  return keepLinks(sound, async () => {
    const { startFramedPages } = await import('./framed/framed-pages');
    return startFramedPages(sound);
  });
}

async function recallQuality(...of: Parameters<typeof import('./extras/qualities').recallQuality>) {
  (await import('./extras/qualities')).recallQuality(...of);
}

/** A visitor who touched the player and let it be silent for so long is after something else. */
const SILENT_MS = 1_000;

/** Runs after the first sound, because imports at the click compete with it; without a sound it runs after a wait. */
function afterSoundOrSilence(host: PlayerHost, { store }: Player, run: () => void) {
  const unsubscribe = store.subscribe(({ sound }) => {
    if (sound.status === 'playing') go();
  });
  const cancel = systemClock.after(SILENT_MS, () => {
    if (store.getState().sound.status === 'idle') go();
  });
  const leave = () => {
    unsubscribe();
    cancel();
  };
  const go = () => {
    leave();
    run();
  };
  host.lifetime.onEnd(leave);
}
