// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../core/src/http/decode-bytes';
import type { FeedOptions } from './feed-options';
import type { NowPlaying } from './now-playing';
import { readFeed } from './read-feed';
import { SONG } from './song';
import { fixture, fixtureBytes, fixtureNames } from './testing/fixture';
import { options } from './testing/read';

interface Case extends Partial<FeedOptions> {
  id: string;
  kind: string;
  body?: string;
  file?: string;
  bytes?: string;
  contentType?: string;
  stream?: string;
  feed?: string;
  expect: Partial<NowPlaying> | null;
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The owner's charset leaves every other name aside: our server, which knows it, sends the bytes as Windows-1252. */
const textOf = ({ body, file, bytes, contentType, charset }: Case): string =>
  body ?? decodeBytes(file ? fixtureBytes(file) : latin1(bytes ?? ''), charset ? '' : contentType);

function readingOf(one: Case): unknown {
  const { stream, feed, now, keepCase, leaveOut, charset, providerHost, stationName } = one;
  const reading = readFeed(
    textOf(one),
    one.kind,
    options({
      streamUrl: stream,
      feedUrl: feed,
      now,
      keepCase,
      leaveOut,
      charset,
      providerHost,
      stationName,
    }),
  );
  return reading.kind === 'read' ? { listeners: null, ...reading.nowPlaying } : null;
}

describe.each(fixtureNames('golden', /\.json$/))('%s', (name) => {
  const cases: Case[] = JSON.parse(fixture(name));

  it.each(cases)('$id', (one) => {
    const reading = readingOf(one);
    if (one.expect === null) expect(reading).toBeNull();
    else expect(reading).toMatchObject(one.expect);
  });
});

it.each(Object.keys(SONG) as (keyof typeof SONG)[])('a document brings the %s of a song', (value) => {
  const cases = fixtureNames('golden', /\.json$/).flatMap((name): Case[] => JSON.parse(fixture(name)));
  expect(cases.map((one) => one.expect?.track?.[value]).filter(Boolean)).not.toEqual([]);
});

it.each(fixtureNames('icecast', /\.http$/))('reads the captured reply %s by its header', (name) => {
  const bytes = fixtureBytes(name);
  const end = Buffer.from(bytes).indexOf('\r\n\r\n');
  const contentType = /^content-type: (.*)$/im.exec(new TextDecoder().decode(bytes.subarray(0, end)))?.[1];
  expect(contentType).toBe('application/json; charset=UTF-8');
  expect(decodeBytes(bytes.subarray(end + 4), contentType)).toBe(fixture(name.replace('.http', '.json')));
});
