// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { domParsers } from './dom-parsers';
import type { FeedOptions, ParseMarkup } from './feed-options';
import { FEED_KINDS } from './generated/kinds';
import type { NowPlaying } from './now-playing';
import { readerOf } from './read-feed';
import { damaged } from './testing/damaged';
import { fixture, fixtureNames } from './testing/fixture';

/** ONDA_FUZZ=10000 reads more of them, some minutes long. */
const DOCUMENTS = Number(process.env.ONDA_FUZZ ?? (process.env.ONDA_WHOLE ? 1_000 : 300));
/** Wide, because the machine does other things too: only a reader that never ends comes here. */
const TIME_LIMIT_MS = 600_000;

const FIXTURES = [
  ...fixtureNames('icecast', /\.(?:json|html)$/),
  ...fixtureNames('icecast/titles', /\.json$/),
  ...fixtureNames('feeds', /./),
].map(fixture);

/** The documents of panels, and those that people had trouble with. */
const WRITTEN = ['golden/panels.json', 'golden/field.json'].flatMap((name) =>
  (JSON.parse(fixture(name)) as { body?: string; bytes?: string }[]).map(
    ({ body, bytes }) => body ?? bytes ?? '',
  ),
);
const DOCUMENTS_SEEN = [...FIXTURES, ...WRITTEN];

/** The readers of one document share what the parser made of it. */
function optionsFor(): FeedOptions {
  const now = 1_790_000_000_000;
  return {
    parseHtml: once(domParsers().parseHtml),
    streamUrl: 'http://radio.test:8000/live.mp3',
    now,
  };
}

/** A parser may throw (`ParseMarkup`). */
function once(parse: ParseMarkup): ParseMarkup {
  const known = new Map<string, ReturnType<ParseMarkup>>();
  const attempt = (text: string) => {
    try {
      return parse(text);
    } catch {
      return null;
    }
  };
  return (text) => {
    if (!known.has(text)) known.set(text, attempt(text));
    return known.get(text) ?? null;
  };
}

/**
 * Says which reader did what to a text; the readers are called bare, without what catches their exceptions on a page.
 */
function faultsOf(text: string): string[] {
  const options = optionsFor();
  return FEED_KINDS.flatMap((kind) => {
    try {
      const read = readerOf(kind, text)?.(text, options) ?? null;
      return read === null ? [] : faults(read).map((fault) => `${kind}: ${fault} in ${text}`);
    } catch (error) {
      return [`${kind}: ${error} in ${text}`];
    }
  });
}

function faults({ track, history, startedAt, endsAt, live }: NowPlaying): string[] {
  const songs = track ? [track, ...history] : history;
  const texts = [live.name, ...songs.flatMap(({ title, artist }) => [title, artist])];
  const moments = [startedAt, endsAt, ...history.map(({ playedAt }) => playedAt)];
  return [
    ...texts.filter((one) => !isText(one)).map((one) => `the text ${JSON.stringify(one)}`),
    ...songs.filter(({ art }) => !ART.test(art)).map(({ art }) => `the picture ${art}`),
    ...moments.filter((one) => one !== null && !Number.isFinite(one)).map((one) => `the moment ${one}`),
  ];
}

/** An address that cannot leave the attribute it is written into. */
const ART = /^(?:https?:\/\/[^\s"<>]+)?$/;

/** Controls, and the marks that turn the writing direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may come through
const MARKS = /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/;

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 500 && !MARKS.test(value);

it('every reader takes every captured document', () => {
  expect(FIXTURES.length).toBeGreaterThan(50);
  expect(DOCUMENTS_SEEN.flatMap(faultsOf)).toEqual([]);
});

it(
  'damaged documents: no reader throws, and what it tells is text, addresses and moments',
  () => {
    const found = new Set<string>();
    for (let number = 0; number < DOCUMENTS && found.size < 5; number++) {
      const text = damaged(DOCUMENTS_SEEN[number % DOCUMENTS_SEEN.length] ?? '', number * 7919);
      for (const fault of faultsOf(text)) found.add(fault.slice(0, 2_000));
    }
    expect([...found]).toEqual([]);
  },
  TIME_LIMIT_MS,
);
