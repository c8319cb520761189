import type { Attributes, EditorField, Value } from '../editor-block';

const YES = ['', 'true', '1', 'yes', 'on'];
const NO = ['false', '0', 'no', 'off'];

/** `initial-volume`, `initial_volume` and `initialvolume` are one name. */
const fold = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** Returns the written attributes of a shortcode, tag or widget as those of the block, without unknown ones. */
export function readAttributes(fields: readonly EditorField[], written: Record<string, unknown>): Attributes {
  const byName = new Map(fields.map((field) => [fold(field.name), field]));
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) => {
      const field = byName.get(fold(name));
      const read = field && readValue(field, value);
      return field && read !== undefined && read !== field.default ? [[field.name, read]] : [];
    }),
  );
}

function readValue({ type, values }: EditorField, value: unknown): Value {
  const text = String(value);
  if (type === 'boolean') {
    if (YES.includes(text.toLowerCase())) return true;
    return NO.includes(text.toLowerCase()) ? false : undefined;
  }
  if (type === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  if (type === 'enum') return values?.includes(text) ? text : undefined;
  return text;
}

/** The name of an attribute on a tag that PHP prints, and in a shortcode. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
