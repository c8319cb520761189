import { createHash } from 'node:crypto';
import { templates } from '../generated/templates';
import { renderShell } from '../ssr';
import type { ShownAttribute } from '../template-data';

/** One filled template: the same in PHP, in the browser and in Node. */
export interface GoldenTemplate {
  tag: string;
  lang: 'es' | 'en';
  /** As a page writes them. */
  attributes: Record<string, string>;
  /** SHA-1 of the HTML, of which there would be half a megabyte. */
  sha1: string;
}

const SETS = 20;

/** Where the style sheets are, for PHP too. */
export const GOLDEN_BASE = 'https://site.example/build/';
export const goldenStyle = (name: string) => `${GOLDEN_BASE}${name}.css`;

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
export function goldenTemplates(): (GoldenTemplate & { html: string })[] {
  return Object.entries(templates).flatMap(([tag, { attributes }]) =>
    Array.from({ length: SETS }, (_, set) => {
      const written = Object.entries(attributes).flatMap(([name, spec], at) => {
        const values = valuesOf(spec);
        const isLeftOut = name === 'for' || (set + at) % 7 === 6;
        return isLeftOut ? [] : [[name, values[(set * 3 + at) % values.length] ?? '']];
      });
      const lang = set % 2 === 0 ? 'es' : 'en';
      const own = Object.fromEntries(written);
      const html = renderShell(tag, own, { lang, styleOf: goldenStyle });
      return { tag, lang, attributes: own, sha1: createHash('sha1').update(html).digest('hex'), html };
    }),
  );
}
