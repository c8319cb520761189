import type { FeedReading } from '../read-with';
import { withArt } from './with-art';

/** With all that our server found elsewhere: the art of a song, and the show that is on. */
export const withFound = (reading: FeedReading, answer: unknown): FeedReading =>
  withShow(withArt(reading, Object(answer).art), answer);

/** With the show that is on by the schedule, as our server answers; a program that cannot be read knows of none. */
export function withShow(reading: FeedReading, answer: unknown): FeedReading {
  const { title, hosts, address } = showOf(answer);
  if (reading.kind !== 'read' || !title) return reading;
  const { live, track } = reading.nowPlaying;
  const people = hosts || live.name;
  const line = (...words: unknown[]) => words.filter(Boolean).join(' · ');
  const words = track ? { live: line(title, people) } : { live: line(people), title: `${title}` };
  return {
    kind: 'read',
    nowPlaying: { ...reading.nowPlaying, live: { ...live, words, address: `${address}` } },
  };
}

/** The show that it names is over, or the next one has begun; `now` in milliseconds. */
export const isShowOver = (answer: unknown, now: number): boolean =>
  Number(showOf(answer).until) * 1000 <= now;

const showOf = (answer: unknown) => Object(Object(answer).show) as Record<string, unknown>;
