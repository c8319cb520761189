import { type Attributed, readAttributes } from '@onda/core/element/attribute-store';
import { parseAttribute, spellings } from '@onda/core/element/attributes';
import type { AttributeSpec, AttributesOf } from '@onda/core/element/contract';
import { readConfig } from '@onda/core/http/config';
import { instanceOptions } from './options-contract';

const SPEC = { tag: 'asp-search', attributes: instanceOptions } satisfies Attributed;

export type SearchOptions = AttributesOf<typeof SPEC>;

/**
 * Reads an option: the attribute, else the JSON child, else the site's setting of this instance, else the default.
 */
export function readOptions(element: Element): SearchOptions {
  const known: Record<string, AttributeSpec> = instanceOptions;
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(optionsFor(element))) {
    const spec = known[name];
    const isWritten = spellings(name).some((spelling) => element.hasAttribute(spelling));
    if (spec && !isWritten) properties[name] = parseAttribute(asText(value), spec).value;
  }
  return readAttributes(element as HTMLElement, SPEC, properties, new Set());
}

/** Keys that set a whole group: `{"compact": {"enabled": true}}` is `compact`. */
const OF_THE_GROUP = ['enabled', 'state'];

const NAMES = new Map(Object.keys(instanceOptions).map((name) => [name.toLowerCase(), name]));

function optionsFor(element: Element): Record<string, unknown> {
  const child = element.querySelector(':scope > script[type="application/json"]');
  const found: Record<string, unknown> = {};
  if (child) collect(parsed(child.textContent), '', found);
  const id = element.getAttribute('id') ?? asText(found.id ?? instanceOptions.id.default);
  const ofSite: Record<string, unknown> = {};
  collect(record(record(readConfig().settings['live-search']).instances)[id], '', ofSite);
  return { ...ofSite, ...found };
}

/** `{trigger: {autocomplete_delay: 1}}` is what the attribute `trigger-autocomplete-delay` says. */
function collect(options: unknown, group: string, found: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(Object(options))) {
    const isGroup = group !== '' && OF_THE_GROUP.includes(key);
    const folded = isGroup ? group : group + key.replace(/[-_]/g, '').toLowerCase();
    const name = NAMES.get(folded);
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isNested && (!name || instanceType(name) !== 'json')) collect(value, folded, found);
    else if (name) found[name] = value;
  }
}

const instanceType = (name: string) => (instanceOptions as Record<string, AttributeSpec>)[name]?.type;

const record = (value: unknown): Record<string, unknown> => Object(value);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
}
