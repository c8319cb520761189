import type { FeedKind } from '../now-playing';
import { fixture } from './fixture';

/** The units of documents that never close what they open. */
export const UNITS = [
  '<td>',
  '<td',
  '<',
  '</td>',
  '<a b="c">',
  '<a b="',
  '<!x>',
  '<!--',
  '<![CDATA[',
  '<?x?>',
  '<style>',
  '{"a":',
  '[',
  '"',
  '\\',
  ',',
  '1,',
  '&#',
  '&amp;',
  ' - ',
  '\n',
  ' ',
  'data: x\n',
  '#EXTINF:1,x\n',
  "x='",
  'Ã±',
];

const BEGINNING = 300;

/** The beginning of a document of each kind. */
export const BEGINNINGS = new Map(
  ['golden/panels.json', 'golden/field.json', 'golden/own.json'].flatMap((name) =>
    (JSON.parse(fixture(name)) as { kind: FeedKind; body?: string; file?: string }[]).map(
      ({ kind, body, file }) => [kind, (body ?? (file ? fixture(file) : '')).slice(0, BEGINNING)] as const,
    ),
  ),
);

export const hostileDocument = (kind: FeedKind, unit: string, length: number): string =>
  (BEGINNINGS.get(kind) ?? '') + unit.repeat(length / unit.length);
