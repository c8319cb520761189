// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { NowPlaying } from './now-playing';
import { readFeed } from './read-feed';
import { damaged } from './testing/damaged';
import { fixture, fixtureNames } from './testing/fixture';
import { options } from './testing/read';

const ROUNDS = 60;
const isSound = ({ track, history, startedAt, endsAt }: NowPlaying): boolean =>
  [track, ...history].every(
    (one) => one === null || (/^(?:https?:\/\/|$)/.test(one.art) && one.title.length <= 500),
  ) &&
  [startedAt, endsAt, ...history.map(({ playedAt }) => playedAt)].every(
    (moment) => moment === null || Number.isFinite(moment),
  );

const NAMES = [
  ...fixtureNames('icecast', /\.(?:json|html)$/),
  ...fixtureNames('icecast/titles', /(?:01|17|23)\.json$/),
  ...fixtureNames('feeds', /./),
];

it.each(NAMES)('any damage to %s ends in a reading, unreadable or unknown', (name) => {
  const text = fixture(name);
  for (const mutated of damaged(text, ROUNDS, name.length * 7919)) {
    const reading = readFeed(
      mutated,
      'auto',
      options({ streamUrl: 'http://radio.test:8000/live.mp3', now: 1_790_000_000_000 }),
    );
    expect(reading.kind === 'read' ? isSound(reading.nowPlaying) : reading.kind, mutated).toSatisfy(
      (result) => result === true || result === 'unreadable' || result === 'unknown',
    );
  }
});
