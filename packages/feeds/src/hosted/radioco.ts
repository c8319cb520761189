import type { FeedReader } from '../feed-options';
import { at, listAt, parseJson } from '../json';
import { HISTORY_LIMIT, nowPlaying, offline, type PlayedTrack } from '../now-playing';
import { artUrl } from '../songs/art';
import { encodedText } from '../text/text';
import { trackOf } from '../text/track-text';
import { momentOf } from '../time';

/** The status of a station at Radio.co: texts as `Artist - Title`, a history of titles alone. */
export const readRadioco: FeedReader = (text, options) => {
  const status = parseJson(text);
  const current = at(status, 'current_track');
  if (current === undefined) return null;
  if (at(status, 'status') === 'offline') return offline();
  const song = encodedText(at(current, 'title'));
  const art = at(current, 'artwork_url_large') || at(current, 'artwork_url');
  const name = encodedText(at(status, 'source', 'collaborator', 'name'));
  return nowPlaying({
    track: trackOf(song, artUrl(art, options)),
    startedAt: momentOf(at(current, 'start_time')),
    history: historyOf(status, song),
    live: { isLive: name !== '' || at(status, 'source', 'type') === 'live', name },
  });
};

/** The newest entry may be the current song once more. */
function historyOf(status: unknown, current: string): PlayedTrack[] {
  const songs = listAt(status, 'history').map((entry) => encodedText(at(entry, 'title')));
  return songs
    .slice(songs[0] === current ? 1 : 0)
    .slice(0, HISTORY_LIMIT)
    .flatMap((song) => {
      const track = trackOf(song);
      return track ? [{ ...track, playedAt: null }] : [];
    });
}
