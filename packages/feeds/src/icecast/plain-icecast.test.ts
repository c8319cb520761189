// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readWith } from '../read-with';
import { damaged } from '../testing/damaged';
import { fixture, fixtureNames } from '../testing/fixture';
import { readIcecastJson } from './icecast-json';
import { isPlainIcecast, readPlainIcecast } from './plain-icecast';

const options = {
  parseXml: () => null,
  parseHtml: () => null,
  streamUrl: 'https://radio.test/live.mp3',
  keepCase: false,
};
const ROUNDS = Array.from({ length: 200 }, (_, round) => round * 7919);
const names = fixtureNames('icecast', /\.json$/);
const read = (reader: typeof readIcecastJson, text: string) => readWith(reader, text, options);

const source = (fields: string) =>
  `{"icestats":{"source":{"listenurl":"http://localhost:8000/live.mp3","server_type":"audio/mpeg",${fields}}}}`;

it.each([
  ['a title', source('"title":"Los Faros - Marea alta"')],
  ['accents', source('"title":"Café Tacvba - Eres"')],
  ['a quotation mark', source(String.raw`"title":"AC/DC - \"Back\" in Black"`)],
  ['spaces', source('"title":"  Los   Faros  - Marea alta "')],
  ['artist and title apart', source('"artist":"LOS FAROS","title":"Marea alta"')],
  ['nobody on air', '{"icestats":{"dummy":"x"}}'],
])('reads %s at once, as the full reader does', (_, text) => {
  expect(isPlainIcecast(text)).toBe(true);
  expect(read(readPlainIcecast, text)).toEqual(read(readIcecastJson, text));
  expect(read(readPlainIcecast, text).kind).toBe('read');
});

it.each([
  ['an entity', source('"title":"Simon &amp; Garfunkel"')],
  ['an escaped entity', source(String.raw`"title":"Simon \u0026amp; Garfunkel"`)],
  ['one encoding read as another', source('"title":"CafÃ© Tacvba"')],
  ['a text without quotes', source('"title":1999')],
  ['a control character', source('"title":"a\tb"')],
  ['an escaped one', source(String.raw`"title":"a\u0007b"`)],
  ['the forgotten brace', '{"icestats":"source":{"title":"x"}}}'],
])('leaves %s to the full reader', (_, text) => expect(isPlainIcecast(text)).toBe(false));

describe('whatever is sent', () => {
  it.each(names)('agrees with the full reader on %s and what becomes of it', (name) => {
    for (const text of [fixture(name), ...ROUNDS.map((round) => damaged(fixture(name), round))]) {
      if (isPlainIcecast(text))
        expect(read(readPlainIcecast, text), text).toEqual(read(readIcecastJson, text));
    }
  });
});

describe('the songs that our server tells by itself', () => {
  const songs: { body: string; stream: string; feed: string; song: object | null }[] = JSON.parse(
    fixture('plain-icecast.json'),
  );

  it.each(songs)('are those of the full reader: $stream $song', ({ body, stream, feed, song }) => {
    const choice = { ...options, streamUrl: stream, feedUrl: feed || undefined };
    const [asSent, cased] = [true, false].map((keepCase) =>
      readWith(readIcecastJson, body, { ...choice, keepCase }),
    );
    const told = asSent?.kind === 'read' ? asSent.nowPlaying : null;
    const artist = cased?.kind === 'read' ? cased.nowPlaying.track?.artist : undefined;
    const { title, artist: sent } = told?.track ?? {};
    expect(
      told && { online: told.isOnline, ...(told.track && { title, artist: sent, cased: artist }) },
    ).toEqual(song);
  });
});
