import { onThisHost } from './on-this-host';

/**
 * Loads a built module by its file name; rejects when a file does not arrive. The next call requests that file again.
 * `imported` are files that the module needs: they are requested beside it, not after it.
 */
export type LoadModule = (file: string, ...imported: string[]) => Promise<unknown>;

/** A static import of a built file: `import{a as b}from"./chunk-X.js"` or `import"./chunk-X.js"`. */
const STATIC_IMPORT = /(?:from|import)"\.\/([^"]+)/g;

/**
 * Fetches a module and everything that it imports before it calls `import()`. Chromium up to 150 and Firefox up to 154
 * remember a module that failed once, as an entry or as a dependency, and never request it again. `import()` then reads
 * the fetched files from the HTTP cache.
 *
 * Another host that does not allow it (a CDN without CORS headers) is left for the page's own, as long as no file came
 * from there: of a module that two addresses bring there would be two.
 *
 * @param first The address of the built files; ends in `/`.
 */
export function createModuleLoader(first: string): LoadModule {
  let home = first;
  /** The address at which a file that does not arrive is requested again. */
  let other: string | undefined;
  /** File → where it imports others. */
  const arrivals: Record<string, Promise<RegExpExecArray[]> | undefined> = {};

  const request = async (file: string) => {
    const response = await fetch(home + file);
    const code = await response.text();
    // A maintenance page or a captive portal may answer 200 with HTML.
    if (!response.ok || !/script/.test(`${response.headers.get('content-type')}`)) throw new Error(file);
    other = home;
    return [...code.matchAll(STATIC_IMPORT)];
  };
  // Tried twice: a phone between two networks loses single requests.
  const importsOf = (file: string) =>
    (arrivals[file] ??= request(file)
      .catch(() => {
        home = other ||= onThisHost(first);
        return request(file);
      })
      .catch((error) => {
        delete arrivals[file];
        throw error;
      }));
  const fetchGraph = async (file: string, seen: Set<string>): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const imported = await importsOf(file);
    await Promise.all(imported.map(([, name = '']) => fetchGraph(name, seen)));
  };

  return async (file, ...imported) => {
    const seen = new Set<string>();
    await Promise.all([file, ...imported].map((name) => fetchGraph(name, seen)));
    return import(home + file);
  };
}
