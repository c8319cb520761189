import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Episodes of the shows of the demo, newest first, a week apart: title, and what it is about. */
const SHOWS: Record<string, readonly [title: string, about: string][]> = {
  'libro-de-guardia': [
    ['Bibliotecas que abren de noche', 'Tres barrios, tres llaves y un termo de café.'],
    ['Cartas a un faro', 'Lo que escribe la gente cuando nadie contesta.'],
    ['Diccionario de mercado', 'Palabras que solo existen entre puestos de fruta.'],
  ],
  'la-cocina-de-las-ondas': [
    ['Sopa para una ola de frío', 'Con Remedios, que la hace sin mirar.'],
    ['El pan del lunes', 'Un horno que no ha cerrado en ochenta años.'],
  ],
};
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Length of the music in every file, in seconds. */
const SECONDS = 37;

/** The feeds of the shows: path → document. */
export const podcastPages = (base: string, now: number): Map<string, string> =>
  new Map(
    Object.entries(SHOWS).map(([show, episodes]) => [
      `/podcast/${show}.xml`,
      feed(base, show, episodes, now),
    ]),
  );

export const isEpisode = (path: string): boolean => /^\/podcast\/[a-z-]+-\d\.mp3$/.test(path);

function feed(base: string, show: string, episodes: (typeof SHOWS)[string], now: number): string {
  const items = episodes.map(([title, about], at) => {
    const name = `${show}-${episodes.length - at}`;
    return `<item><title>${title}</title><description>${about}</description><guid isPermaLink="false">${name}</guid>
<pubDate>${new Date(now - (at + 1) * WEEK_MS).toUTCString()}</pubDate><itunes:duration>${SECONDS}</itunes:duration>
<enclosure url="${base}/podcast/${name}.mp3" type="audio/mpeg" length="0"/>
<psc:chapters><psc:chapter start="0" title="Saludo"/><psc:chapter start="15" title="Tema"/></psc:chapters></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:psc="http://podlove.org/simple-chapters">
<channel><title>${show}</title>${items.join('\n')}</channel></rss>`;
}

/** The file of every episode, or the part of it that a player asks for. */
export function sendEpisode(request: IncomingMessage, response: ServerResponse): void {
  const bytes = readFileSync(new URL('music/loop.mp3', import.meta.url));
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const from = Math.min(Number(first), bytes.length - 1);
  const until = last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1;
  const part = bytes.subarray(from, until + 1);
  response.writeHead(first ? 206 : 200, {
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    'Content-Length': part.length,
    ...(first && { 'Content-Range': `bytes ${from}-${until}/${bytes.length}` }),
  });
  response.end(part);
}
