import { webAddress } from '../http/safe-url';
import type { AttributeSpec } from './contract';

/** The limit of a text, in characters. Chromium ends the tab over a selector that nests a few thousand deep. */
export const LONGEST_TEXT = 10_000;

/**
 * The ways a page may write an attribute: `initial-volume`, `initial_volume`, `initialvolume`.
 * HTML and WordPress's shortcodes lower-case every name, so `initialVolume` arrives as the last one.
 */
export function spellings(name: string): readonly string[] {
  spelt[name] ??= [...new Set([cut(name, '-'), cut(name, '_'), name.toLowerCase()])];
  return spelt[name];
}

/** No regular expression: the first one costs a page more than all the names. */
function cut(name: string, mark: string): string {
  let result = '';
  for (const letter of name) {
    const small = letter.toLowerCase();
    result += letter === small ? letter : mark + small;
  }
  return result;
}

const spelt: Record<string, readonly string[]> = {};

export interface ParsedAttribute {
  value: unknown;
  /** The reason for which the default replaces the written value. */
  problem?: string;
}

/** Reads one attribute; missing, malformed or out of range is the declared default, never an exception. */
export function parseAttribute(text: string | null, spec: AttributeSpec): ParsedAttribute {
  const value = text === null ? spec.default : (parsers[spec.type] as Parser<AttributeSpec>)(text, spec);
  if (value !== undefined) return { value };
  return { value: spec.default, problem: `"${text}" is no ${spec.type} that fits` };
}

type Parser<S> = (text: string, spec: S) => unknown;

/** Each parser returns undefined for a value that it cannot accept. */
const parsers: { [T in AttributeSpec['type']]: Parser<Extract<AttributeSpec, { type: T }>> } = {
  string: (text) => text.slice(0, LONGEST_TEXT),
  url: (text) => (text === '' || webAddress(text) !== '' ? text : undefined),
  // Infinity is out of range, whether or not the declaration has limits.
  number: (text, { min = -1e308, max = 1e308 }) => {
    const number = Number(text.trim() || 'x');
    return number >= min && number <= max ? number : undefined;
  },
  boolean: (text) => !/^(false|0|no|off)$/i.test(text.trim()),
  enum: (text, { values }) => (values.includes(text) ? text : undefined),
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};
