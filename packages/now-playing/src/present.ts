import type { PartState } from '@onda/core/host';
import type { Language } from '@onda/core/messages';
import type { PlayedTrack } from '@onda/feeds/now-playing';
import type { BlockText } from './messages';
import { relativeTime } from './relative-time';
import type { OnAir, WidgetState } from './store';

/** What the block says besides the songs. */
export interface Words {
  t: BlockText;
  lang: Language;
  /** By the state of the feed; empty where the songs say it all. */
  status: Record<WidgetState['feed'], string>;
}

/** Every part of the block as it stands, by its name. */
export function presentBlock(state: WidgetState, img: string, { t, lang, status }: Words) {
  const { onAir, failedArt, now, isHistoryShown } = state;
  const cover = (art = '') => [art, img].find((one) => one && !failedArt.includes(one)) ?? '';
  const songs = (onAir?.history ?? []).map((song) =>
    presentSong(song, cover(song.art), relativeTime(song.playedAt, now, t, lang), t),
  );
  return {
    status: text(status[state.feed]),
    track: { hidden: onAir === null },
    cover: picture(cover(onAir?.track?.art)),
    live: { ...text(liveText(onAir, t)), 'data-state': liveState(state) },
    title: text(onAir?.track?.title || t('unknownTitle')),
    artist: text(onAir?.track?.artist || t('unknownArtist')),
    'history-toggle': {
      ...text(t('history')),
      hidden: onAir === null,
      disabled: songs.length === 0,
      'aria-expanded': isHistoryShown,
    },
    history: { hidden: !isHistoryShown || songs.length === 0 },
    songs,
  } satisfies Record<string, PartState | SongParts[]>;
}

/** The parts of an earlier song, without `song-`. */
export type SongParts = Record<'cover' | 'title' | 'artist' | 'time', PartState>;

const presentSong = (
  { title, artist }: PlayedTrack,
  cover: string,
  time: string,
  t: BlockText,
): SongParts => ({
  cover: picture(cover),
  title: text(title || t('noTitle')),
  artist: text(artist || t('noArtist')),
  time: text(time),
});

function liveText(onAir: OnAir | null, t: BlockText): string {
  if (!onAir) return '';
  if (!onAir.isOnline) return t('offAir');
  return onAir.live.name ? t('liveBy', { name: onAir.live.name }) : t('live');
}

/** `sounding` the page's own player is heard. */
function liveState({ onAir, isSounding }: WidgetState): 'off' | 'on' | 'sounding' {
  if (!onAir?.isOnline) return 'off';
  return isSounding ? 'sounding' : 'on';
}

const text = (words: string) => ({ text: words });
/** Without an address the drawn placeholder stands there. */
const picture = (address: string) => ({ src: address || null });
