import { webAddress } from '@onda/core/http/safe-url';
import type { Language } from '@onda/core/i18n/messages';
import type { Chapter } from './chapters';
import { isWanted } from './heard';
import type { EpisodeText } from './messages';
import type { EpisodeState } from './store';
import { clockTime, spokenTime } from './times';

/** The texts and states of the bar. */
export interface ShownEpisode {
  state: EpisodeState['sound']['status'];
  playLabel: string;
  /** In the place of play where the browser wants a touch; empty otherwise. */
  goOn: string;
  title: string;
  show: string;
  /** Addresses; empty where there is none. */
  address: string;
  image: string;
  download: string;
  /** Seconds, as the slider has them; the length is 0 where nobody knows it. */
  position: number;
  length: number;
  positionText: string;
  lengthText: string;
  /** The place in words. */
  spoken: string;
  canSeek: boolean;
  speed: number;
  hasChapters: boolean;
  status: string;
}

export function present(state: EpisodeState, language: Language, t: EpisodeText): ShownEpisode | null {
  const { episode, sound, length, canSeek } = state;
  if (!episode) return null;
  const place = state.aim ?? state.position;
  const position = length > 0 ? Math.min(place, length) : place;
  const words = spokenTime(position, language);
  return {
    state: sound.status,
    playLabel: t(isWanted(sound) ? 'episodePause' : 'episodePlay'),
    goOn: sound.status === 'blocked' ? goOnText(position, t) : '',
    title: episode.episodeTitle,
    show: episode.showTitle,
    address: webAddress(episode.address),
    image: webAddress(episode.image),
    download: webAddress(episode.download),
    position: Math.floor(position),
    length: Math.floor(length),
    positionText: clockTime(position),
    lengthText: length > 0 ? clockTime(length) : '',
    spoken: length > 0 ? t('placeOf', { position: words, length: spokenTime(length, language) }) : words,
    canSeek: canSeek && length > 0,
    speed: state.speed,
    hasChapters: episode.hasChapters,
    status: statusOf(state, t),
  };
}

const goOnText = (position: number, t: EpisodeText) =>
  position < 1 ? t('listen') : t('goOnAt', { time: clockTime(position) });

const ERRORS = {
  gone: 'gone',
  undecodable: 'episodeUndecodable',
  unavailable: 'episodeUnavailable',
} as const;

function statusOf({ sound, canSeek }: EpisodeState, t: EpisodeText): string {
  if (sound.status === 'error') return t(ERRORS[sound.reason]);
  if (sound.status === 'loading') return t('episodeLoading');
  if (sound.status === 'blocked') return t('episodeBlocked');
  if (sound.status === 'offline') return t('episodeOffline');
  return canSeek ? '' : t('noSeeking');
}

/** A file may stand a moment before the place that it was asked for. */
const SLACK_SECONDS = 0.5;

/** The chapter that is heard; -1 before the first. */
export const currentChapter = (chapters: readonly Chapter[], position: number): number =>
  chapters.findLastIndex(({ start }) => start <= position + SLACK_SECONDS);
