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
  /** Name → file. */
  styles: Record<string, string>;
  /** The owner's own words: feature → key → text. */
  messages: Record<string, Record<string, string>>;
  /** Feature → what PHP tells it; each feature parses its own. */
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

/** Never throws: what is missing, or of another type, is empty. */
export function readConfig(): Config {
  // An `<img id="onda-config">` in a comment must not pass for the block; an SVG `<script>` neither.
  const block = document.querySelector('script[id="onda-config"]');
  if (!(block instanceof HTMLScriptElement)) return EMPTY;
  const config = known.get(block) ?? configOf(parsed(block));
  known.set(block, config);
  return config;
}

/** The block does not change once it is printed, and every element of a page asks. */
const known = new WeakMap<Element, Config>();

function configOf(raw: Record<string, unknown>): Config {
  const fields = Object.entries(EMPTY).map(([name, empty]) => [
    name,
    (typeof raw[name] === typeof empty && raw[name]) || empty,
  ]);
  return Object.fromEntries(fields) as Config;
}

function parsed(block: HTMLScriptElement): Record<string, unknown> {
  try {
    return Object(JSON.parse(block.text));
  } catch {
    return {};
  }
}
