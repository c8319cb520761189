import { spellings } from '@onda/core/element/attributes';
import type { AttributeSpec } from '@onda/core/element/contract';

/** `initialVolume` → `initial-volume`. */
export const kebab = (name: string) => spellings(name)[0] ?? name;

/** `radio-player` → `RadioPlayer`, `favorite-change` → `FavoriteChange`. */
export const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** The interface of an element: `RadioPlayerElement`. */
export const classOf = (tag: string) => `${pascal(tag)}Element`;

const TYPES: Record<AttributeSpec['type'], string> = {
  string: 'string',
  url: 'string',
  number: 'number',
  boolean: 'boolean',
  enum: 'string',
  json: 'unknown',
};

/** The type of the property. */
export const typeOf = (attribute: AttributeSpec) =>
  attribute.type === 'enum'
    ? attribute.values.map((value) => `'${value}'`).join(' | ')
    : TYPES[attribute.type];

/** The type of what a page writes: markup knows texts alone. */
export function writtenTypeOf(attribute: AttributeSpec): string {
  if (attribute.type === 'boolean') return "boolean | '' | 'true' | 'false'";
  if (attribute.type === 'number') return 'number | string';
  return attribute.type === 'json' ? 'string' : typeOf(attribute);
}

/** Attributes that the browser has properties for already: those stay the browser's. */
const OF_THE_BROWSER = [
  'id',
  'title',
  'lang',
  'hidden',
  'style',
  'slot',
  'nonce',
  'animate',
  'popover',
  'dir',
];

export const isOwnProperty = (name: string) => !OF_THE_BROWSER.includes(name);
