import type { Language } from '@onda/core/i18n/messages';
import type { PlayedTrack } from '@onda/feeds/now-playing';
import type { BlockText } from './messages';
import { relativeTime } from './relative-time';
import type { WidgetState } from './store';

/** The texts of the block besides the songs. */
export interface Words {
  t: BlockText;
  lang: Language;
  /** Status texts by the state of the feed; empty where the songs say it all. */
  status: Record<WidgetState['feed'], string>;
}

/** The texts and addresses of the block, word for word. */
export interface Shown {
  status: string;
  /** Something was read: without it there is the status alone. */
  isRead: boolean;
  /** An address, or empty for the drawn placeholder. */
  cover: string;
  live: string;
  liveState: 'off' | 'on' | 'sounding';
  title: string;
  artist: string;
  /** The page of the show that `live` names. */
  address: string | undefined;
  /** Words of the button. */
  history: string;
  isHistoryShown: boolean;
  songs: readonly ShownSong[];
}

export type ShownSong = Record<'cover' | 'title' | 'artist' | 'time', string>;

export function presentBlock(state: WidgetState, img: string, { t, lang, status }: Words): Shown {
  const { onAir, failedArt, now, isHistoryShown } = state;
  const { track, live } = onAir ?? {};
  const cover = (art = '') => [art, img].find((one) => one && !failedArt.includes(one)) ?? '';
  const songOf = ({ title, artist, art, playedAt }: PlayedTrack): ShownSong => ({
    cover: cover(art),
    title: title || t('noTitle'),
    artist: artist || t('noArtist'),
    time: relativeTime(playedAt, now, t, lang),
  });
  return {
    status: status[state.feed],
    isRead: !!onAir,
    cover: cover(track?.art),
    live: liveText(state, t),
    liveState: liveState(state),
    title: track?.title || live?.words?.title || t('unknownTitle'),
    artist: track?.artist || (live?.words?.title ? '' : t('unknownArtist')),
    address: live?.address,
    history: t('history'),
    isHistoryShown,
    songs: (onAir?.history ?? []).map(songOf),
  };
}

/** A station that the page's player lets hear is on air, whatever its server says. */
function liveText({ onAir, isSounding }: WidgetState, t: BlockText): string {
  if (!onAir) return '';
  if (!onAir.isOnline && !isSounding) return t('offAir');
  const { words, name } = onAir.live;
  return words?.live || (name ? t('liveBy', { name }) : t('live'));
}

/** `sounding` the page's own player is heard. */
function liveState({ onAir, isSounding }: WidgetState): 'off' | 'on' | 'sounding' {
  if (isSounding) return 'sounding';
  return onAir?.isOnline ? 'on' : 'off';
}
