import { expect, it } from 'vitest';
import { parseFeedDocument } from './api';
import { quietReading, trackReading } from './testing/readings';
import { withArt } from './with-art';

const FOUND = 'https://found.test/marea.jpg';

it('gives a track without a picture the one that was found', () => {
  expect(withArt(trackReading('Marea', 'Faro', ''), FOUND)).toEqual(trackReading('Marea', 'Faro', FOUND));
});

it.each([
  ['a track with a picture', trackReading('Marea'), FOUND],
  ['nothing found', trackReading('Marea', 'Faro', ''), ''],
  ['no track', quietReading(true), FOUND],
  ['an unreadable feed', { kind: 'unreadable' } as const, FOUND],
])('changes nothing for %s', (_, reading, art) => {
  expect(withArt(reading, art)).toBe(reading);
});

it.each([
  [FOUND, FOUND],
  [undefined, ''],
  ['', ''],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,x', ''],
  ['https://x.test/album_art.1.png', ''],
  ['https://x.test/2a96cbd8b46e442fc41c2b86b821562f.png', ''],
  [['https://x.test/'], ''],
  [5, ''],
])('of %j in an answer the picture is %j', (art, read) => {
  expect(parseFeedDocument({ kind: 'auto', body: '', art }).art).toBe(read);
});
