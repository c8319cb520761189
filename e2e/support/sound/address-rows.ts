import type { EngineName } from '../../../tools/setup/browsers';
import { hlsSegments, OPENING_S, type Opening } from './live-sound';
import type { Visit } from './stream-servers';

/** An address as an owner may paste it, the server behind it, and what a visitor must hear and read. */
export interface AddressRow {
  name: string;
  /** From the server's root on. */
  path: string;
  answer(visit: Visit): unknown;
  /** `playing`, or the reason of the error. */
  expect: 'playing' | 'playlist' | 'unsupported';
  /** The sound breaks once, and must be heard again. */
  breaks?: true;
  title?: string;
  /** An engine that plays HLS itself and tells no page what the sound names; our server reads the list for it. */
  noTitleIn?: EngineName;
  /** The sound must go on past so many seconds. */
  past?: number;
  /** The title once the visitor has ended the sound. */
  silentTitle?: string;
  /** An engine that cannot play it at all. */
  notIn?: EngineName;
  timeoutMs?: number;
}

const status = (sources: object[]) =>
  JSON.stringify({ icestats: { server_id: 'Icecast 2.4.4', source: sources } });
const SONG = status([
  { listenurl: 'http://localhost:8000/live.mp3', stream_start: 'now', artist: 'Faro', title: 'Marea' },
]);
/** Icecast 2.4.3 before its first source: a comma too many, a brace too few. */
const IDLE = '{"icestats":{"admin":"a@example.org","host":"localhost","server_id":"Icecast 2.4.3",}';
const LATIN2: Record<string, (visit: Visit) => unknown> = {
  '/status-json.xsl': () => undefined,
  '/7.html': ({ say }) =>
    say('text/html; charset=iso-8859-2', Buffer.from('1,1,1,9,1,128,F\xe1r\xf5 - T\xfbz', 'latin1')),
};
const PLS = (url: URL) => `[playlist]\nNumberOfEntries=1\nFile1=${url.origin}/live.mp3\n`;
const XSPF = (url: URL) => `<?xml version="1.0" encoding="UTF-8"?>
<playlist xmlns="http://xspf.org/ns/0/" version="1"><trackList><track>
<location>${url.origin}/live.mp3</location></track></trackList></playlist>`;
const ASX = (url: URL) => `<ASX VERSION="3.0"><Entry><Ref HREF="${url.origin}/live.mp3"/></Entry></ASX>`;

/** Icecast with one mount, its song, and what else the row has. */
const icecast = (more: Record<string, (visit: Visit) => unknown> = {}, song = SONG) => {
  const pages: typeof more = {
    '/live.mp3': ({ sound }) => sound(),
    '/status-json.xsl': ({ say }) => say('application/json', song),
    ...more,
  };
  return (visit: Visit) => pages[visit.url.pathname]?.(visit);
};
/** Shoutcast answers a browser at its root with a page. */
const shoutcast = (stream: string) =>
  icecast({
    '/': ({ say }) => say('text/html', '<html>SHOUTcast', {}),
    '/index.html': ({ say }) => say('text/html', '<html>SHOUTcast', {}),
    [stream]: ({ sound }) => sound({ isOpen: false }),
  });
const list = (type: string, text: (url: URL) => string, head?: Record<string, string>) => (visit: Visit) =>
  visit.say(type, text(visit.url), head);
const typed = (type: string | null, format?: 'aac') =>
  icecast({ '/live': ({ sound }) => sound({ type, ...(format && { format }) }) });
const hls = ({ url, say, response }: Visit) => {
  const found = hlsSegments().get(`/${url.pathname.split('/').at(-1)}`);
  if (found)
    return response
      .writeHead(200, { 'content-type': 'video/mp2t', 'access-control-allow-origin': '*' })
      .end(found);
  const list = [...hlsSegments().keys()].map((_, number) => `#EXTINF:4,Faro - Marea\n${number}.ts`);
  const head = '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:5\n#EXT-X-MEDIA-SEQUENCE:0\n';
  return /uno|live/.test(url.pathname) && say('application/vnd.apple.mpegurl', head + list.join('\n'));
};
const CLOSED = {};
/** Past the opening. */
const PAST_S = OPENING_S + 3;

const plays = (name: string, path: string, answer: AddressRow['answer'], more: Partial<AddressRow> = {}) =>
  ({ name, path, answer, expect: 'playing', ...more }) satisfies AddressRow;

/** WebKit of Debian decodes AAC by a program that is not there. */
const NO_AAC = { notIn: 'webkit' } as const;

/** The names of one row of each kind: a way to a list, to a page, to a letter, of breaking, of a format. */
export const KINDS = [
  'a mount',
  'a mount that its server calls off air',
  'titles in the letters that their page names',
  'm3u that no page may read',
  'pls of a web server that no page may read',
  'the page of Shoutcast',
  'a page at a root without sound',
  'a signed address',
  'octet-stream',
  'AAC',
  'HLS, whose segments name the song',
  'a mount that no page may read',
];

/** The trials of the field report, and rows of the same kinds. */
export const ADDRESS_ROWS: readonly AddressRow[] = [
  plays('a mount', '/live.mp3', icecast(), { title: 'Marea' }),
  plays('a mount that its server calls off air', '/live.mp3', icecast({}, status([])), {
    title: 'En vivo',
    silentTitle: 'La emisora está fuera del aire.',
  }),
  plays('a mount of a server that is idle and damages its JSON', '/live.mp3', icecast({}, IDLE), {
    title: 'En vivo',
    silentTitle: 'La emisora está fuera del aire.',
  }),
  plays('titles in the letters that their page names', '/live.mp3', icecast(LATIN2), { title: 'Tűz' }),
  plays('the oldest of protocols', '/live', icecast({ '/live': ({ raw }) => raw() }), { notIn: 'firefox' }),
  plays(
    'm3u',
    '/live.mp3.m3u',
    icecast({ '/live.mp3.m3u': list('audio/x-mpegurl', (url) => `${url.origin}/live.mp3\n`) }),
    { title: 'Marea' },
  ),
  plays(
    'm3u that no page may read',
    '/live.mp3.m3u',
    icecast({ '/live.mp3.m3u': list('audio/x-mpegurl', (url) => `${url.origin}/live.mp3\n`, CLOSED) }),
  ),
  {
    name: 'pls of a web server that no page may read',
    path: '/radio/uno.pls',
    answer: icecast({ '/radio/uno.pls': list('audio/x-scpls', PLS, CLOSED) }),
    expect: 'playlist',
  },
  plays('xspf', '/live.mp3.xspf', icecast({ '/live.mp3.xspf': list('application/xspf+xml', XSPF) }), {
    title: 'Marea',
  }),
  plays('asx', '/uno.asx', icecast({ '/uno.asx': list('video/x-ms-asf', ASX) }), { title: 'Marea' }),
  plays(
    'a pls without an ending',
    '/links.php?p=1&m=pls',
    icecast({ '/links.php': list('audio/x-scpls', PLS) }),
    { title: 'Marea' },
  ),
  plays(
    'an m3u that is called plain text',
    '/tunein',
    icecast({ '/tunein': list('text/plain', (url) => `#EXTM3U\n${url.origin}/live.mp3`) }),
  ),
  plays('the root of Shoutcast', '/', shoutcast('/;')),
  plays('the root of Shoutcast without a slash', '', shoutcast('/;')),
  plays('the page of Shoutcast', '/index.html', shoutcast('/;')),
  plays('a root whose sound is at /stream', '/', shoutcast('/stream')),
  {
    name: 'a page at a root without sound',
    path: '/',
    answer: icecast({ '/': list('text/html', () => '<html>Uno') }),
    expect: 'unsupported',
  },
  plays(
    'a signed address',
    '/signed?Policy=p&Signature=s&Key-Pair-Id=k',
    icecast({
      '/signed': ({ sound, url, response, times }) =>
        url.search === '?Policy=p&Signature=s&Key-Pair-Id=k'
          ? sound({ closeAfterMs: times < 2 ? 4000 : 0 })
          : response.writeHead(403).end(),
    }),
    { breaks: true },
  ),
  plays(
    'a token that is good for one listener',
    '/door',
    icecast({
      '/door': ({ response, times, url }) =>
        response
          .writeHead(302, { location: `${url.origin}/in?token=${times}`, 'access-control-allow-origin': '*' })
          .end(),
      '/in': ({ sound, times }) => sound({ closeAfterMs: times < 2 ? 4000 : 0 }),
    }),
    { breaks: true },
  ),
  plays(
    'an advertisement that closes the stream',
    '/live',
    icecast({ '/live': ({ sound, times }) => sound({ closeAfterMs: times < 2 ? 3000 : 0 }) }),
    { breaks: true },
  ),
  ...[false, true].map((areHeadsLate) =>
    plays(
      areHeadsLate ? 'heads after 12 s' : 'a first byte after 12 s',
      '/live',
      icecast({ '/live': ({ sound }) => sound({ lateMs: 12_000, areHeadsLate }) }),
      { timeoutMs: 90_000 },
    ),
  ),
  ...[true, false].flatMap((isOpen) => {
    const by = isOpen ? '' : ', which no page may read';
    const sends = (opening: Opening) =>
      icecast({ '/live': ({ sound, times }) => sound({ isOpen, ...(times < 1 && { opening }) }) });
    return [
      plays(`an advertisement that names its length${by}`, '/live', sends('advertisement'), { past: PAST_S }),
      // Chromium cannot go on with it: the next connection does.
      plays(`another rate of samples${by}`, '/live', sends('another rate'), {
        past: PAST_S,
        timeoutMs: 60_000,
      }),
    ];
  }),
  plays(
    'parts of a file, slowly',
    '/live',
    icecast({ '/live': ({ sound }) => sound({ isFile: true, burst: 1 }) }),
    {
      timeoutMs: 90_000,
    },
  ),
  plays('octet-stream', '/live', typed('application/octet-stream')),
  plays('plain text', '/live', typed('text/plain')),
  plays('no type', '/live', typed(null)),
  plays('a type with a charset', '/live', typed('audio/mpeg; charset=utf-8')),
  plays('AAC', '/live', typed('audio/aacp', 'aac'), NO_AAC),
  plays(
    'AAC named .mp3',
    '/live.mp3',
    icecast({ '/live.mp3': ({ sound }) => sound({ type: 'audio/aac', format: 'aac' }) }),
    NO_AAC,
  ),
  plays('AAC that is called mpeg', '/live', typed('audio/mpeg', 'aac'), NO_AAC),
  plays('HLS, whose segments name the song', '/uno.m3u8', hls, {
    title: 'Marea',
    noTitleIn: 'chromium',
    ...NO_AAC,
  }),
  plays('HLS by its type alone', '/uno/live', hls, NO_AAC),
  plays(
    'a mount that no page may read',
    '/live',
    icecast({ '/live': ({ sound }) => sound({ isOpen: false }) }),
  ),
];
