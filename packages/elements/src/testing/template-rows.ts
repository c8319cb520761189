import { templates } from '../generated/templates';
import type { ShownAttribute } from '../template-data';

/** An element with the attributes that a page writes on it. */
interface TemplateRow {
  tag: string;
  lang: 'es' | 'en';
  attributes: Record<string, string>;
}

const SETS = 20;

const TEXTS = [
  'Radio Uno',
  'Ñandú & Cía "x" <b>',
  "it's",
  '{{t play}}',
  '',
  'a'.repeat(60),
  '日本 🎵',
  'x>y',
];
// A word is an address beside the page in a browser, and none on a server.
const ADDRESSES = ['https://x.example/a.png?b=1&c=2', 'javascript:alert(1)', ''];
const BOOLEANS = ['true', 'false', '1', 'off'];

function valuesOf({ type, default: value, min = 0, max = 9, values = [] }: ShownAttribute): string[] {
  if (type === 'boolean') return BOOLEANS;
  if (type === 'url') return ADDRESSES;
  if (type === 'enum') return [...values, 'wrong'];
  return type === 'number' ? [String(min), String(max), '0.5', 'word', String(value)] : TEXTS;
}

/** All templates with twenty sets of attributes each, in both languages by turns. */
export function templateRows(): TemplateRow[] {
  return Object.entries(templates).flatMap(([tag, { attributes }]) =>
    Array.from({ length: SETS }, (_, set) => {
      const written = Object.entries(attributes).flatMap(([name, spec], at) => {
        const values = valuesOf(spec);
        const isLeftOut = name === 'for' || (set + at) % 7 === 6;
        return isLeftOut ? [] : [[name, values[(set * 3 + at) % values.length] ?? '']];
      });
      const lang = set % 2 === 0 ? 'es' : 'en';
      return { tag, lang, attributes: Object.fromEntries(written) };
    }),
  );
}
