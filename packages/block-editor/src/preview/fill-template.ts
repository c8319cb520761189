import type { Attributes, EditorField } from '../editor-block';
import type { SiteData, Station } from '../site-data';

const PLACEHOLDER = /\{\{(?:(url|flag)\s+)?([A-Za-z][\w.-]*)(?:\s+([\w-]+))?\}\}/g;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

export const escapeHtml = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The template with these values, as PHP fills it; the texts are in it already. */
export const fillTemplate = (template: string, values: Attributes): string =>
  template.replace(PLACEHOLDER, (_, kind: string | undefined, name: string, word: string | undefined) =>
    filled(kind, values[name], word),
  );

function filled(kind: string | undefined, value: unknown, word = ''): string {
  if (kind === 'flag') return value === true ? escapeHtml(word) : '';
  if (kind === 'url') return /^https?:\/\//i.test(String(value)) ? escapeHtml(value) : '';
  return escapeHtml(value ?? '');
}

/** Defaults, then the sample, then what the station fills in, then what the author wrote. */
export function previewValues(
  fields: readonly EditorField[],
  attributes: Attributes,
  sample: Attributes,
  { stations }: SiteData,
): Attributes {
  const defaults = Object.fromEntries(fields.map((field) => [field.name, field.default]));
  const written = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  const station = 'station' in defaults ? stationOf(attributes, stations) : undefined;
  return { ...defaults, ...sample, ...station?.attributes, ...written };
}

/** The station that the printer chooses: the named one, or the first where nothing else says what plays. */
export function stationOf(attributes: Attributes, stations: readonly Station[]): Station | undefined {
  const { station, radioStream, dataStream, feed, url } = attributes;
  const isElsewhere = station || radioStream || dataStream || feed || url;
  return stations.find(({ id }) => id === station) ?? (isElsewhere ? undefined : stations[0]);
}
