import { posix } from 'node:path';

/** A file of `docs/`, or CHANGELOG.md, as a page of the site: its text and its path below the site's root. */
export interface DocumentPage {
  path: string;
  text: string;
}

/** The files of `docs/` that the site serves as they are. */
export const SERVED_FILES = ['openapi.json'];

/** `elements.md` is printed for readers of the repository; the site has a page for each element instead. */
const LEFT_OUT = ['docs/elements.md', 'docs/coverage.md'];

const PLACES: Record<string, string> = { 'CHANGELOG.md': 'changelog.md' };

/** Path in the repository → path of its page; undefined for a file that is no page. */
export function placeOf(file: string): string | undefined {
  if (PLACES[file]) return PLACES[file];
  if (!file.startsWith('docs/') || !file.endsWith('.md') || LEFT_OUT.includes(file)) return undefined;
  return file.slice('docs/'.length).replace(/README\.md$/, 'index.md');
}

/** Undefined for a file that is no page of the site. */
export function documentPage(file: string, text: string): DocumentPage | undefined {
  const path = placeOf(file);
  return path === undefined ? undefined : { path, text: withSiteLinks(file, text) };
}

const FENCE = /^( *```[\s\S]*?^ *```)/gm;
const LINK = /\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]+)\)/g;

/** Links lead to pages of the site. A link to any other file becomes its text. */
function withSiteLinks(file: string, text: string): string {
  return text
    .split(FENCE)
    .map((piece) =>
      piece.trimStart().startsWith('```')
        ? piece.replace(/^( *)```mermaid/, '$1```text')
        : piece.replace(LINK, (_, words: string, address: string) => siteLink(file, words, address)),
    )
    .join('');
}

function siteLink(file: string, words: string, address: string): string {
  if (/^([a-z]+:|#)/i.test(address)) return `[${words}](${address})`;
  const [path = '', hash = ''] = address.split('#');
  const target = posix.join(posix.dirname(file), path);
  if (target === 'docs/elements.md') return `[${words}](/elements/${hash})`;
  const place = placeOf(target);
  if (place !== undefined) return `[${words}](/${place}${hash && `#${hash}`})`;
  if (SERVED_FILES.includes(posix.basename(target)))
    return `<a href="/${posix.basename(target)}">${words}</a>`;
  return words;
}
