import { expect, it } from 'vitest';
import { songText } from './song-text';

const parseHtml = (text: string) => new DOMParser().parseFromString(text, 'text/html');

it.each([
  ['Now On Air: Faro - Marea [VTp]', ['now on air:', '[VTp]'], 'Faro - Marea'],
  ['Madrid en directo', ['ad'], 'Madrid en directo'],
  ['AD Madrid', ['ad', ' ', ''], 'Madrid'],
  ['Año a/b-c (x)', ['a/b-c', '(x)'], 'Año'],
  ['Faro', [], 'Faro'],
])('%j without %j', (text, leaveOut, left) => {
  expect(songText(text, { leaveOut, parseHtml })).toBe(left);
});
