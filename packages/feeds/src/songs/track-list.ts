import type { FeedOptions, FeedReader } from '../feed-options';
import { at, listAt, parseJson } from '../json';
import { nowPlaying, type PlayedTrack, type Track } from '../now-playing';
import { encodedText } from '../text/text';
import { momentOf } from '../time';
import { artUrl, historyArtUrl } from './art';

/** The current song and four before it (radio.md 9). */
const TAKEN = 5;

/** The spec's alternative style: a success flag and `result[]`, newest first, the first of which is on air. */
export const readTrackList: FeedReader = (text, options) => {
  const reply = parseJson(text);
  if (!at(reply, 'success') || !Array.isArray(at(reply, 'result'))) return null;
  const [current, ...history] = listAt(reply, 'result')
    .slice(0, TAKEN)
    .map((entry, index) => playedTrack(entry, index === 0 ? artUrl : historyArtUrl, options));
  if (!current) return nowPlaying({});
  const { playedAt, ...track } = current;
  return nowPlaying({
    track: hasContent(track) ? track : null,
    startedAt: playedAt,
    history: history.filter(hasContent),
  });
};

function playedTrack(entry: unknown, art: typeof artUrl, options: FeedOptions): PlayedTrack {
  return {
    title: encodedText(at(entry, 'track_title')),
    artist: encodedText(at(entry, 'track_artist')),
    art: art(at(entry, 'track_image'), options),
    playedAt: momentOf(at(entry, 'track_played')) ?? momentOf(at(entry, 'timestamp')),
  };
}

/** A picture alone is worth showing; the widget has texts for what is missing. */
const hasContent = ({ title, artist, art }: Track): boolean => Boolean(title || artist || art);
