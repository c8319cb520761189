import { domParsers } from '@onda/feeds/dom-parsers';
import type { FeedReading } from '@onda/feeds/read-with';
import { expect, it } from 'vitest';
import { SEGMENT_EVENT } from '../transports/segment-event';
import { followSongsInSound, trackOfCues, trackOfSegment } from './songs-in-sound';

const frame = (key: string, data: string) => ({ value: { key, data } });
const song = (artist: string, title: string) => ({ artist, title, art: '' });

it.each([
  ['ID3 of two frames', [frame('TPE1', 'Faro'), frame('TIT2', 'Marea')], song('Faro', 'Marea')],
  ['ID3 of one', [frame('TIT2', 'Faro - Marea')], song('Faro', 'Marea')],
  [
    'the attributes of a dated range',
    [frame('X-TITLE', 'Marea'), frame('X-COM-TEST-ARTIST', 'Faro')],
    song('Faro', 'Marea'),
  ],
  ['the newest of several moments', [frame('TIT2', 'A - B'), frame('TIT2', 'C - D')], song('C', 'D')],
  ['other frames', [frame('PRIV', 'x'), { value: { key: 'TXXX', data: 'y' } }, {}], null],
  ['an empty title', [frame('TIT2', ''), frame('TPE1', 'Faro')], null],
  ['none', [], null],
])('reads of cues %s', (_, cues, track) => expect(trackOfCues(cues, domParsers())).toEqual(track));

it.each([
  ['Faro - Marea', song('Faro', 'Marea')],
  ['title="Marea",artist="Faro",url="x"', song('Faro', 'Marea')],
  ['title="Spot Block End",artist="",url="song_spot=\\"F\\" length=\\"00:00:00\\""', null],
  ['Marea alta', song('', 'Marea alta')],
  ['no desc', null],
  ['', null],
  [' ', null],
  ['seg-17.ts', null],
  ['17', null],
  [undefined, null],
])('reads of the title %j of a segment %o', (title, track) =>
  expect(trackOfSegment(title, domParsers())).toEqual(track),
);

/** An audio element with tracks that a test adds. */
function heard(keepCase = true, notes: unknown = undefined) {
  const textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [][Symbol.iterator]() });
  const audio = Object.assign(new EventTarget(), { textTracks });
  const lifetime = new AbortController();
  const told: string[] = [];
  const tell = (reading: FeedReading) => {
    const { artist, title } = (reading.kind === 'read' && reading.nowPlaying.track) || song('', '');
    told.push(`${artist} | ${title}`);
  };
  const heard = { keepCase, answer: () => notes };
  followSongsInSound(audio as unknown as HTMLMediaElement, heard, tell, lifetime.signal);
  const track = Object.assign(new EventTarget(), { kind: 'metadata', mode: 'disabled', activeCues: [{}] });
  const add = () => textTracks.dispatchEvent(Object.assign(new Event('addtrack'), { track }));
  const cue = (key: string, data: string) => {
    track.activeCues = [frame(key, data)];
    track.dispatchEvent(new Event('cuechange'));
  };
  const segment = (detail: string) => audio.dispatchEvent(new CustomEvent(SEGMENT_EVENT, { detail }));
  return { told, track, add, cue, segment, lifetime };
}

it('tells each song once, from a track that comes later, until it is ended', () => {
  const { told, track, add, cue, segment, lifetime } = heard();
  add();
  expect(track.mode).toBe('hidden');
  cue('TIT2', 'Faro - Marea');
  cue('TIT2', 'Faro - Marea');
  cue('PRIV', 'x');
  segment('Faro - Norte');
  lifetime.abort();
  segment('Faro - Sur');
  expect(told).toEqual(['Faro | Marea', 'Faro | Norte']);
});

it('leaves out the words of the owner, and reads his letters', () => {
  const { told, add, cue, segment } = heard(true, { leaveOut: ['Now on air:'], charset: 'windows-1251' });
  add();
  cue('TIT2', 'Now on air: Faro - Marea');
  segment('now on air: Ðóñè÷è - Ñóäàðóøêà');
  expect(told).toEqual(['Faro | Marea', 'Русичи | Сударушка']);
});

it('writes artists as the page wants them', () => {
  const { told, segment } = heard(false);
  segment('LOS FAROS - Marea');
  expect(told).toEqual(['Los Faros | Marea']);
});
