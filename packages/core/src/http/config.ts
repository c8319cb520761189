/** The configuration that PHP prints once in a page, as a JSON block. */
export interface Config {
  /** Where the built files are; ends in `/`. */
  base: string;
  /** The loader's file below `base`. */
  loader: string;
  /** The admin-ajax address; empty on a page without a server of ours. */
  ajax: string;
  /** Of the page: `es`, `en` or another tag; empty when nobody said. */
  lang: string;
  debug: boolean;
  /** Tag → file. */
  chunks: Record<string, string>;
  /** Name → file. */
  styles: Record<string, string>;
  /** The owner's own words: feature → key → text. */
  messages: Record<string, Record<string, string>>;
  /** Feature → what PHP tells it; each feature parses its own. */
  settings: Record<string, unknown>;
}

/** Never throws: what is missing or malformed is empty. */
export function readConfig(doc: Document = document): Config {
  // An `<img id="onda-config">` in a comment must not pass for the block; an SVG `<script>` neither.
  const block = doc.querySelector('script[id="onda-config"]');
  if (!(block instanceof HTMLScriptElement)) return configOf({});
  const config = known.get(block) ?? configOf(parsed(block));
  known.set(block, config);
  return config;
}

/** The block does not change once it is printed, and every element of a page asks. */
const known = new WeakMap<Element, Config>();

function configOf(raw: Record<string, unknown>): Config {
  return {
    base: text(raw.base),
    loader: text(raw.loader),
    ajax: text(raw.ajax),
    lang: text(raw.lang),
    debug: raw.debug === true,
    chunks: mapped(raw.chunks, text),
    styles: mapped(raw.styles, text),
    messages: mapped(raw.messages, (words) => mapped(words, text)),
    settings: mapped(raw.settings, (value) => value),
  };
}

function parsed(block: HTMLScriptElement): Record<string, unknown> {
  try {
    return Object(JSON.parse(block.text));
  } catch {
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Without a prototype, so that a feature called `constructor` finds nothing. */
function mapped<T>(value: unknown, parse: (value: unknown) => T): Record<string, T> {
  const result: Record<string, T> = Object.create(null);
  if (typeof value !== 'object' || value === null) return result;
  for (const [key, inner] of Object.entries(value)) result[key] = parse(inner);
  return result;
}
