// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { domParsers } from './dom-parsers';
import type { FeedOptions, ParseMarkup } from './feed-options';
import type { FeedKind, NowPlaying } from './now-playing';
import { readerOf } from './read-feed';
import { parseXmlInNode } from './testing/fast-xml';
import { fixture, fixtureNames } from './testing/fixture';

const DOCUMENTS = 10_000;
/** Processor time of all of them, because the machine does other things too. */
const TIME_LIMIT_MS = 20_000;

const KINDS: readonly FeedKind[] = [
  'auto',
  'icecast-json',
  'icecast-html',
  'shoutcast1',
  'shoutcast2-xml',
  'shoutcast2-json',
  'played-html',
  'radioco',
  'azuracast',
  'song-list',
  'track-list',
];

/** What breaks parsers, and what would break a page if it were not taken as text. */
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '<',
  '>',
  '&',
  '\\',
  '\u0000',
  '\u202e',
  'null',
  '1e999',
  '\ud800',
  '</td>',
  '-',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;svg onload=alert(1)&gt;',
  'javascript:alert(1)//.png',
  "' onerror='alert(1)",
  '"__proto__":{},',
];

const FIXTURES = [
  ...fixtureNames('icecast', /\.(?:json|html)$/),
  ...fixtureNames('icecast/titles', /\.json$/),
  ...fixtureNames('feeds', /./),
].map(fixture);

/** Numerical Recipes' generator: a failure comes again with the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Cuts, doubles or replaces a few stretches. */
function mutate(text: string, random: (below: number) => number): string {
  let mutated = text;
  for (let change = 0; change <= random(4); change++) {
    const from = random(mutated.length + 1);
    const to = from + random(12);
    const piece = PIECES[random(PIECES.length)] ?? '';
    const middle = [piece, piece, '', mutated.slice(from, to).repeat(2)][random(4)] ?? '';
    mutated = mutated.slice(0, from) + middle + mutated.slice(to);
  }
  return mutated;
}

/** The readers of one document share what a parser made of it; the DOM's own for XML takes ten times as long here. */
function optionsFor(): FeedOptions {
  const now = 1_790_000_000_000;
  return {
    parseXml: once(parseXmlInNode),
    parseHtml: once(domParsers().parseHtml),
    streamUrl: 'http://radio.test:8000/live.mp3',
    now,
  };
}

/** What a parser throws is its own, and allowed (`ParseMarkup`). */
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

/** Says which reader did what to a text; the readers are called bare, without what catches their exceptions on a page. */
function faultsOf(text: string): string[] {
  const options = optionsFor();
  return KINDS.flatMap((kind) => {
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
  expect(FIXTURES.flatMap(faultsOf)).toEqual([]);
});

it(
  '10,000 damaged documents: no reader throws, and what it tells is text, addresses and moments',
  () => {
    const started = process.cpuUsage();
    const found = new Set<string>();
    for (let number = 0; number < DOCUMENTS && found.size < 5; number++) {
      const text = mutate(FIXTURES[number % FIXTURES.length] ?? '', randomOf(number * 7919));
      for (const fault of faultsOf(text)) found.add(fault.slice(0, 2_000));
    }
    expect([...found]).toEqual([]);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(TIME_LIMIT_MS);
  },
  3 * TIME_LIMIT_MS,
);
