import { sheets } from './generated/sheets';
import { pageState, warnOnce } from './page-state';

/** The options that a site gives to its elements. Everything may be left out. */
export interface OndaOptions {
  /** The address of the site's admin-ajax.php. Elements that need no server work without it. */
  ajax?: string;
  /**
   * The address of a copy of `dist/`; ends in `/`. Style sheets of shadow roots otherwise come from the scripts, as
   * `blob:` addresses, which a policy of `style-src 'self'` refuses.
   */
  base?: string;
  /** The language of texts if no `lang` attribute stands around an element: `es` or `en`. */
  lang?: string;
  /** The owner's own words: feature → key → text. */
  messages?: Record<string, Record<string, string>>;
  /** Feature → its settings, as the plugin prints them (docs/protocol/page.md). */
  settings?: Record<string, unknown>;
  /** Tells about malformed attributes in the console. */
  debug?: boolean;
}

const ID = 'onda-config';

let current: OndaOptions = {};

/** The options of the last call. */
export const currentOptions = (): OndaOptions => current;

/**
 * Tells all elements of the page where their site is. Call it before the first element starts; the last call counts. A
 * later one changes nothing and says so. On a server it holds the options for `@onda/elements/ssr`.
 */
export function configure(options: OndaOptions): void {
  if (pageState().isStarted) {
    // A module that is run anew, as after an edit, says the same.
    if (JSON.stringify(options) === JSON.stringify(current)) return;
    warnOnce('configure() came after an element had started and changes nothing. Call it first.');
    return;
  }
  current = options;
  if (typeof document !== 'undefined') writeBlock({ ...printedOptions(), ...optionsWithSheets(options) });
}

/** Before an element starts: a page where nobody called `configure`, and no server printed the block, gets one. */
export function ensureConfigured(): void {
  if (!blockOf(document)) writeBlock(optionsWithSheets(current));
}

function optionsWithSheets({ base = '', ...options }: OndaOptions): Record<string, unknown> {
  const addressOf = base ? (name: string) => `styles/${name}.css` : addressOfText;
  return {
    ...options,
    base,
    styles: Object.fromEntries(Object.keys(sheets).map((name) => [name, addressOf(name)])),
  };
}

const addresses = new Map<string, string>();

/** Not every bundler copies a style sheet that a script names, so the text travels with the script. */
function addressOfText(name: string): string {
  const address =
    addresses.get(name) ?? URL.createObjectURL(new Blob([sheets[name] ?? ''], { type: 'text/css' }));
  addresses.set(name, address);
  return address;
}

const blockOf = (doc: Document) => doc.querySelector<HTMLScriptElement>(`script[id="${ID}"]`);

/** A page of the plugin has its own block; what is configured comes over it. */
function printedOptions(): Record<string, unknown> {
  const block = blockOf(document);
  if (!block || block.dataset.by === 'configure') return {};
  try {
    return Object(JSON.parse(block.text));
  } catch {
    return {};
  }
}

/** A new node each time: who reads it remembers the node. */
function writeBlock(options: Record<string, unknown>): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = ID;
  block.dataset.by = 'configure';
  block.append(JSON.stringify(options));
  const former = blockOf(document);
  if (former) former.replaceWith(block);
  else document.head.append(block);
}
