/** Rules by which a result page shows what was searched (M-3). */
export interface HighlightSettings {
  selector: string;
  minWordLength: number;
  /** Only whole words. */
  whole: boolean;
  scroll: boolean;
  /** Pixels by which the first match stands lower, before the header's allowance. */
  scrollOffset: number;
  /** The id of the configured search that these settings are for; 0 is any. */
  id: number;
}

/** `highlight` of the global settings: `{ enabled, data }`, `data` one rule or several. None while it is off. */
export function readHighlight(highlight: unknown): HighlightSettings[] {
  const { enabled, data } = record(highlight);
  if (!isOn(enabled)) return [];
  return (Array.isArray(data) ? data : [data]).map(readRule);
}

function readRule(raw: unknown): HighlightSettings {
  const { selector, minWordLength, whole, scroll, scroll_offset, id } = record(raw);
  return {
    selector: typeof selector === 'string' ? selector : '',
    minWordLength: amount(minWordLength, 1),
    whole: isOn(whole),
    scroll: isOn(scroll),
    scrollOffset: amount(scroll_offset, 0),
    id: amount(id, 0),
  };
}

/** The words that an address says were searched, and by which search. */
export function highlightedPhrase(address: string): { phrase: string; id: number } {
  const { searchParams } = new URL(address);
  const name = ['asp_highlight', 'asp_s', 'asp_ls', 's'].find((key) => searchParams.get(key));
  return { phrase: name ? (searchParams.get(name) ?? '') : '', id: amount(searchParams.get('p_asid'), 0) };
}

const record = (value: unknown): Record<string, unknown> => Object(value);

/** PHP's ways to say yes in JSON. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

function amount(value: unknown, otherwise: number): number {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : otherwise;
}
