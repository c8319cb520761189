import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { createStorage, type KeyStore } from '@onda/core/storage/storage';
import { countListening } from '../count-listening';
import { tellPage } from '../emit-events';
import { steerVolume } from '../members/steer-volume';
import { playerMessages } from '../messages';
import { browserSound } from '../sound/browser-sound';
import { oneAudio } from '../sound/one-audio';
import { startVolume } from '../sound/volume-memory';
import { createPlayer, type Player } from '../store';
import type { AudioElement } from '../transports/audio-element';
import { type LiveButtonHost, liveSource } from './source';
import { volumeOf } from './steer-button';

/** Self-healing sound like the player's, as loud as the visitor left it there, without a player. */
export function startOwnSound(host: LiveButtonHost, audio: AudioElement): Player {
  const { element, lifetime, lang, attributes } = host;
  const dependencies = { sound: browserSound(audio, attributes.getState), oneAudio: oneAudio(document) };
  const storage = createStorage(() => localStorage);
  const player = createPlayer(dependencies, { ...liveSource(host), initialVolume: startVolume(storage, 1) });
  const t = translator(playerMessages, lang, readConfig().messages.player);
  const speaker = { element, lifetime, source: () => liveSource(host).source };
  tellPage(speaker, player, t);
  countListening(speaker, player);
  lifetime.onEnd(player.dispose);
  steerVolume(volumeOf(element), player, lifetime);
  const tune = async () => {
    const station = await stationOf(host, storage);
    if (!lifetime.isOver) player.tune(station);
  };
  lifetime.onEnd(attributes.subscribe(() => void tune()));
  void tune();

  const shows = () => ({ title: t('onAir'), artist: '', album: attributes.getState().radioName, cover: '' });
  const unsubscribe = player.store.subscribe(({ sound }) => {
    if (sound.status !== 'playing') return;
    unsubscribe();
    // After the first sound, as with the player.
    import('../extras/extras').then(
      ({ showInMediaSession }) => lifetime.isOver || showInMediaSession({ lifetime, shows }, player),
      () => {},
    );
  });
  lifetime.onEnd(unsubscribe);
  return player;
}

/** The quality that the visitor chose in a player is heard, where the button names qualities. */
async function stationOf(host: LiveButtonHost, storage: KeyStore) {
  const isNamed = host.attributes.getState().mirrors !== '';
  const qualities = isNamed ? await import('../extras/qualities').catch(() => null) : null;
  const here = liveSource(host);
  const { mirrors } = host.attributes.getState();
  const chosen = qualities?.chosenQuality({ radioStream: here.stream, mirrors }, storage);
  return chosen ? { ...here, stream: chosen, mirrors: [here.stream, ...here.mirrors] } : here;
}
