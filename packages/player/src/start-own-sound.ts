import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import type { AudioElement } from './audio-element';
import { browserSound } from './browser-sound';
import { type LiveButtonHost, liveSource } from './live-button-source';
import { playerMessages } from './messages';
import { oneAudio } from './one-audio';
import { createPlayer, type Player } from './store';
import { tellPage } from './tell-page';

/** The same self-healing sound as the player's, without a player. */
export function startOwnSound(host: LiveButtonHost, audio: AudioElement): Player {
  const { element, life, lang, attributes } = host;
  const world = { sound: browserSound(audio), oneAudio: oneAudio(document) };
  const player = createPlayer(world, { ...liveSource(host), initialVolume: 1 });
  const t = translator(playerMessages, lang, readConfig().messages.player);
  tellPage({ element, life, source: () => liveSource(host).source }, player, t);
  life.onEnd(player.dispose);
  life.onEnd(attributes.subscribe(() => player.tune(liveSource(host))));
  return player;
}
