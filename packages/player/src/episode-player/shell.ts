import { emit } from '@onda/core/dom/page-events';
import { spellings } from '@onda/core/element/attributes';
import { readConfig } from '@onda/core/http/config';
import { pageAjax } from '@onda/core/http/page-services';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { createStorage } from '@onda/core/storage/storage';
import { systemClock } from '@onda/core/timing/clock';
import { oneAudio } from '../sound/one-audio';
import { readChapters } from './chapters';
import { type Episode, type EpisodeHost, episodePlayer } from './contract';
import { episodeMemory } from './episode-memory';
import { keepWord, takeWord } from './page-word';
import { probeFile } from './probe-file';
import { createEpisodePlayer, type EpisodePlayer } from './store';

const players = new WeakMap<HTMLElement, EpisodePlayer>();

export const playerOf = (element: HTMLElement): EpisodePlayer | undefined => players.get(element);

/** The sound is there before the view: the click that brings the first episode starts it as soon as this code comes. */
export function setupEpisode(host: EpisodeHost): EpisodePlayer {
  const { element, attributes, lifetime } = host;
  const player = createEpisodePlayer({
    // Made inside the click that made the element: in Safari only this one may sound.
    audio: (element as { sound?: HTMLAudioElement }).sound ?? new Audio(),
    clock: systemClock,
    probe: probeFile,
    isOnline: () => navigator.onLine,
    memory: episodeMemory(
      createStorage(() => localStorage),
      systemClock,
    ),
    oneAudio: oneAudio(document),
    readChapters: (episode) => readChapters(pageAjax().ajax, readConfig().ajax, episode),
  });
  players.set(element, player);
  tellPage(host, player);
  let src = '';
  /** The others are told before the address, which starts it. */
  const follow = () => {
    const episode = attributes.getState();
    if (!episode.src || episode.src === src) return;
    src = episode.src;
    player.start(episode);
  };
  lifetime.onEnd(attributes.subscribe(follow));
  rememberPage(host, player, ({ isPlaying, episode }) => {
    src = episode.src;
    write(element, episode);
    player.start(attributes.getState(), isPlaying);
  });
  follow();
  whenStarted(player, host, () => {
    loadInBackground(() => host.wantView(), lifetime);
    loadInBackground(async () => (await import('./extras')).startExtras(host, player), lifetime);
  });
  return player;
}

/** Once, after the first sound was asked for: what it needs beside the sound would compete with it. */
function whenStarted({ store }: EpisodePlayer, { lifetime }: EpisodeHost, run: () => void) {
  const begin = () => {
    if (!store.getState().episode) return;
    unsubscribe();
    // `wantView` is there once the shell is set up.
    queueMicrotask(run);
  };
  const unsubscribe = store.subscribe(begin);
  lifetime.onEnd(unsubscribe);
  begin();
}

function tellPage({ element, lifetime }: EpisodeHost, player: EpisodePlayer) {
  let told = '';
  const tell = (target: EventTarget, episode: string, isPlaying: boolean) => {
    const now = `${episode} ${isPlaying}`;
    if (now !== told) emit(target, 'onda-episode-state', { episode, isPlaying });
    told = now;
  };
  const unsubscribe = player.store.subscribe(({ episode }) => {
    tell(element, episode?.episode ?? '', player.isPlaying());
  });
  lifetime.onEnd(() => {
    unsubscribe();
    player.dispose();
    // The element is gone already: only the document can still tell.
    tell(document, '', false);
  });
}

/** The tab's word for its next page; a page that the back button finds again goes on. */
function rememberPage(
  { element, lifetime }: EpisodeHost,
  player: EpisodePlayer,
  goOn: (word: NonNullable<ReturnType<typeof takeWord>>) => void,
) {
  const { signal } = lifetime;
  const storage = createStorage(() => sessionStorage);
  const leave = () => {
    const { episode } = player.store.getState();
    if (!episode) return;
    player.keepPlace();
    const isPlaying = player.isPlaying();
    if (player.hasTurn()) keepWord(storage, systemClock, { episode, isPlaying });
    if (isPlaying) player.pause();
  };
  const comeBack = () => {
    const word = takeWord(storage, systemClock);
    if (word) goOn(word);
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal });
  if (!element.getAttribute('src')) comeBack();
}

/** The attributes are those that a page would write for the episode. */
function write(element: HTMLElement, episode: Episode) {
  for (const name of Object.keys(episodePlayer.attributes)) {
    const value: unknown = episode[name as keyof Episode];
    const written = spellings(name)[0] ?? name;
    if (value === undefined || value === '' || value === false) element.removeAttribute(written);
    else element.setAttribute(written, value === true ? '' : String(value));
  }
}
