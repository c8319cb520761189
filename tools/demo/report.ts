import type { Site } from '../rig/site';
import type { Words } from './words';

/** Pages of interest to tests, not to somebody who looks around. */
const UNLISTED = ['home', 'about', 'contact', 'longTitle', 'protected', 'noPicture'];

export interface Running {
  site: Pick<Site, 'url' | 'pages' | 'admin' | 'version' | 'server'>;
  streamUrl: string;
  staticUrl: string;
  docsUrl: string;
}

/** The report of the terminal once everything answers, in aligned lines. */
export function report({ site, streamUrl, staticUrl, docsUrl }: Running, words: Words): string {
  const pages = Object.entries(site.pages).filter(([name]) => !UNLISTED.includes(name));
  const rows: [string, string][] = [
    [words.site, `${site.url}/`],
    ...pages.map(([name, url]): [string, string] => [words.pages[name] ?? name, url]),
    [words.login, `${site.url}/wp-admin/   ${site.admin.user} / ${site.admin.password}`],
    [words.plain, `${staticUrl}/`],
    [words.docs, `${docsUrl}/`],
    [words.station, streamUrl],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, text]) => `  ${label.padEnd(width)}   ${text}`);
  const engine = words.engine(site.version, site.server);
  return ['', `  ${words.running}`, '', ...lines, '', `  ${engine}`, `  ${words.end}`, ''].join('\n');
}
