import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import { printBareTag } from '../bare-tag';
import { radioPlayer } from '../contract';
import type { PlayerModel } from '../player-model';
import type { PlayerAttributes } from '../texts';
import { type FakeAudio, fakeAudio } from './fake-audio';

export const STREAM = 'https://radio.test/live.mp3';
export const COVER = 'https://radio.test/cover.png';

export interface FakePlayer {
  host: FakeHost<typeof radioPlayer>;
  model: PlayerModel;
  audio: FakeAudio;
  /** How many `<audio>` were made. */
  made(): number;
}

/** A printed player in the document, over an `<audio>` that does what it is told. */
export function fakePlayer(written: Partial<PlayerAttributes> = {}, lang: 'es' | 'en' = 'es'): FakePlayer {
  const given = { radioStream: STREAM, radioName: 'Radio Uno', noImageAvailable: COVER, ...written };
  const host = fakeHost(radioPlayer, '', given, lang);
  host.root.innerHTML = printBareTag(host);
  const audio = fakeAudio();
  let made = 0;
  const element = () => {
    made = 1;
    return audio.element;
  };
  const model: PlayerModel = {
    audio: element,
    load: () => Promise.reject(new Error('no engine')),
    onAir: {},
  };
  return { host, model, audio, made: () => made };
}

/** The visible state of the player, by part. */
export function shown({ host }: Pick<FakePlayer, 'host'>) {
  const player = host.part('player');
  return {
    state: player.dataset.state,
    isMuted: player.dataset.muted === '',
    live: host.part('live').textContent,
    name: host.part('name').textContent,
    title: host.part('title').textContent,
    artist: host.part('artist').textContent,
    status: host.part('status').textContent,
    cover: host.part('cover').getAttribute('src'),
    play: host.part('play').getAttribute('aria-label'),
    mute: host.part('mute').getAttribute('aria-label'),
    volume: host.part<HTMLInputElement>('volume').value,
  };
}
