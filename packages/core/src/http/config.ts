/** The configuration that PHP prints once in a page, as a JSON block. */
export interface Config {
  /** The address of the built files; ends in `/`. */
  base: string;
  /** The loader's file below `base`. */
  loader: string;
  /** The admin-ajax address; empty on a page without a server of ours. */
  ajax: string;
  /** The language of the page: `es`, `en` or another tag; empty when unknown. */
  lang: string;
  debug: boolean;
  /** Name → file. */
  styles: Record<string, string>;
  /** The owner's own words: feature → key → text. */
  messages: Record<string, Record<string, string>>;
  /** Feature → its settings from PHP; each feature parses its own. */
  settings: Record<string, unknown>;
}

const EMPTY: Config = {
  base: '',
  loader: '',
  ajax: '',
  lang: '',
  debug: false,
  styles: {},
  messages: {},
  settings: {},
};

/** The parsed block: it does not change once it is printed, and every element of a page reads it. */
const known = new WeakMap<Element, Config>();

/** Never throws: a missing value, or one of another type, is empty. */
export function readConfig(): Config {
  // An `<img id="onda-config">` in a comment must not pass for the block. An SVG `<script>` has no text.
  const block = document.querySelector('script#onda-config') as HTMLScriptElement;
  let config = known.get(block);
  if (config) return config;
  try {
    config = configOf(Object(JSON.parse(block.text)));
  } catch {
    return EMPTY;
  }
  known.set(block, config);
  return config;
}

function configOf(raw: Record<string, unknown>): Config {
  const fields = Object.entries(EMPTY).map(([name, empty]) => [
    name,
    (typeof raw[name] === typeof empty && raw[name]) || empty,
  ]);
  return Object.fromEntries(fields) as Config;
}
