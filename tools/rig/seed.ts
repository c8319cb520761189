import { RigError } from './error';

/** The pages that the seed printed as its last line, `{"pages":{"player":"/path/"}}`, as absolute addresses. */
export function parsePages(printed: string, url: string): Record<string, string> {
  const line = printed.trim().split('\n').at(-1) ?? '';
  const pages = pagesOf(line);
  if (!pages) throw new RigError(`The seed's last line is not {"pages":{…}}: ${line.slice(0, 200)}`);
  return Object.fromEntries(pages.map(([name, path]) => [name, new URL(path, `${url}/`).href]));
}

function pagesOf(line: string): [string, string][] | undefined {
  const value = parse(line);
  if (typeof value !== 'object' || value === null || !('pages' in value)) return undefined;
  if (typeof value.pages !== 'object' || value.pages === null) return undefined;
  return Object.entries(value.pages).map(([name, path]) => [name, String(path)]);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
