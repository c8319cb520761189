import type { IncomingMessage, ServerResponse } from 'node:http';
import { artPng } from './art';
import { DEFAULT_ART, nowPlaying, SHORTCODE } from './azuracast-pages';
import { answerPage, failSong } from './failures';
import { type Status, statsXml, statusHtml, statusJson } from './icecast-pages';
import type { Mount } from './mount';
import { isEpisode, podcastPages, sendEpisode } from './podcast-pages';
import { SONGS } from './program';
import { createPushChannel } from './push-channel';
import type { Studio } from './studio';

export interface Routes {
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

const JSON_TYPE = 'application/json';

export function createRoutes(studio: Studio): Routes {
  const { state, mount, program, clock, mountPath } = studio;
  const startedAt = clock.now();
  const channel = createPushChannel(studio);

  function statusOf({ url }: Asked): Status {
    const { facts, songMs } = studio;
    const current = { ...program.current(), ...failSong(state.failMode) };
    const counts = { listeners: mount.count(), peak: mount.peak() };
    const times = { songMs, startedAt, now: clock.now() };
    return {
      facts,
      base: url.origin,
      mount: mountPath,
      isOnline: state.isOnline,
      current,
      history: program.history(),
      ...counts,
      ...times,
    };
  }

  function page(type: string, body: (status: Status, url: URL) => string) {
    return (asked: Asked) =>
      answerPage(asked.response, { type, body: body(statusOf(asked), asked.url) }, state.failMode);
  }

  const table = new Map<string, (asked: Asked) => void>([
    ['/', ({ response }) => response.writeHead(302, { Location: '/status.xsl' }).end()],
    [
      mountPath,
      ({ request, response }) => (state.isOnline ? mount.listen(request, response) : notFound(response)),
    ],
    ['/status-json.xsl', page(JSON_TYPE, (status, url) => statusJson(status, url.searchParams.get('mount')))],
    ['/status.xsl', page('text/html', statusHtml)],
    [`/api/nowplaying/${SHORTCODE}`, page(JSON_TYPE, (status) => JSON.stringify(nowPlaying(status)))],
    ['/api/nowplaying', page(JSON_TYPE, (status) => JSON.stringify([nowPlaying(status)]))],
    ['/api/live/nowplaying/sse', (asked) => channel.open(asked.response, () => statusOf(asked))],
    [DEFAULT_ART, ({ response }) => picture(response, 0)],
    ...SONGS.flatMap(({ art }) =>
      art === null ? [] : [[`/art/${art}.png`, ({ response }: Asked) => picture(response, art)] as const],
    ),
  ]);
  if (studio.shoutcast) table.set('/stats', page('text/xml', statsXml));

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = addressOf(request);
    state.requests.set(url.pathname, (state.requests.get(url.pathname) ?? 0) + 1);
    allowAll(response);
    if (url.pathname === '/listeners') listenersPage(response, mount);
    else if (state.waiting) state.waiting.push(() => response.destroyed || route({ request, response, url }));
    else route({ request, response, url });
  }

  function route(asked: Asked): void {
    const { method = 'GET' } = asked.request;
    const { origin, pathname } = asked.url;
    if (method === 'OPTIONS') return void asked.response.writeHead(204).end();
    if (method !== 'GET' && method !== 'HEAD') return void asked.response.writeHead(405).end();
    if (isEpisode(pathname)) return void sendEpisode(asked.request, asked.response);
    const podcast = podcastPages(origin, clock.now()).get(pathname);
    if (podcast) return void answerPage(asked.response, { type: 'text/xml', body: podcast }, state.failMode);
    (table.get(pathname) ?? (() => notFound(asked.response)))(asked);
  }

  return { answer, close: channel.close };
}

/** The asker's own name for this server goes into addresses, where it looks like one. */
function addressOf({ headers: { host = '' }, url = '/' }: IncomingMessage): URL {
  const origin = `http://${/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? host : 'localhost'}`;
  return URL.canParse(url, origin) && url.startsWith('/') && !url.startsWith('//')
    ? new URL(url, origin)
    : new URL(origin);
}

function allowAll(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Origin, Accept, X-Requested-With, Content-Type, Icy-MetaData, Range',
  );
  response.setHeader(
    'Access-Control-Expose-Headers',
    'icy-metaint, icy-br, icy-name, icy-description, icy-genre, icy-url',
  );
}

function listenersPage(response: ServerResponse, mount: Mount): void {
  response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ listeners: mount.count(), peak: mount.peak() }));
}

function picture(response: ServerResponse, number: number): void {
  response
    .writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' })
    .end(artPng(number));
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    '<html><head><title>Error 404</title></head><body><b>404 - The file you requested could not be found</b></body></html>',
  );
}
