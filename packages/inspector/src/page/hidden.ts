/** A hidden element, as the server keeps it. */
export interface HiddenElement {
  /** Anchored; see `selector.ts`. */
  selector: string;
  /** The names in its class list. */
  classes: readonly string[];
  /** Its name in the list. */
  label: string;
}

/** The hidden elements of one page. */
export interface Hidden {
  /** Names of roles, `visitor` among them; empty for everybody. */
  audience: readonly string[];
  rules: readonly HiddenElement[];
}

/** The server keeps at most this many for one page. */
export const MOST_HIDDEN = 200;

/** Reads what the server says; what is malformed is left out. */
export function parseHidden(raw: unknown): Hidden {
  const { audience, rules } = Object(raw) as { audience?: unknown; rules?: unknown };
  return { audience: texts(audience), rules: listOf(rules).flatMap(parseElement) };
}

function parseElement(raw: unknown): HiddenElement[] {
  const { selector, classes, label } = Object(raw) as Record<string, unknown>;
  if (typeof selector !== 'string' || selector === '') return [];
  return [{ selector, classes: texts(classes), label: typeof label === 'string' ? label : '' }];
}

const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);

const texts = (raw: unknown): string[] =>
  listOf(raw).filter((item): item is string => typeof item === 'string');
