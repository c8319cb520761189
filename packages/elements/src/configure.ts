import { sheets } from './generated/sheets';
import { pageState, warnOnce } from './page-state';

/** The options that a site gives to its elements. All are optional. */
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
  /** Logs malformed attributes in the console. */
  debug?: boolean;
}

const ID = 'onda-config';

let current: OndaOptions = {};

/** The options of the last call. */
export const currentOptions = (): OndaOptions => current;

/**
 * Sets the options for all elements of the page. Call it before the first element starts; the last call counts. A later
 * call changes nothing and warns. On a server it sets the options of `@onda/elements/ssr`.
 */
export function configure(options: OndaOptions): void {
  if (pageState().isStarted) {
    // A module that runs again, as after an edit, passes the same options.
    if (JSON.stringify(options) === JSON.stringify(current)) return;
    warnOnce('configure() came after an element had started and changes nothing. Call it first.');
    return;
  }
  current = options;
  if (typeof document !== 'undefined') writeBlock({ ...printedOptions(), ...optionsWithSheets(options) });
}

/** Prints the block before an element starts, if no server printed it and the page did not call `configure`. */
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

/** The plugin prints a block of its own; the options of `configure` win over it. */
function printedOptions(): Record<string, unknown> {
  const block = blockOf(document);
  if (!block || block.dataset.by === 'configure') return {};
  try {
    return Object(JSON.parse(block.text));
  } catch {
    return {};
  }
}

/** The node is new each time, because readers cache by node. */
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
