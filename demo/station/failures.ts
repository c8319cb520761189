import type { ServerResponse } from 'node:http';
import type { Song } from './program';

/** The failures of the status pages. The stream goes on. */
export const FAIL_MODES = ['404', 'html', 'invalid-json', 'empty', 'huge', 'latin1', 'hostile'] as const;
export type FailMode = (typeof FAIL_MODES)[number];

interface Page {
  type: string;
  body: string;
}

const MEGABYTE = 1_048_576;

/** The song that the page tells instead of the one on air. */
const SONGS: Partial<Record<FailMode, Partial<Song>>> = {
  huge: { artist: 'Eco', title: 'x'.repeat(MEGABYTE) },
  latin1: { artist: 'Peñón Añil', title: 'Canción de otoño' },
  hostile: {
    artist: '<script>window.ondaHacked=1</script>',
    title: '<img src=x onerror="window.ondaHacked=1"> \u202egnp.exe',
    artUrl: 'javascript:window.ondaHacked=1',
  },
};

export const failSong = (mode: FailMode | null): Partial<Song> | undefined =>
  mode ? SONGS[mode] : undefined;

const HTML: Page = {
  type: 'text/html',
  body: '<!DOCTYPE html><title>Mantenimiento</title><h1>Volvemos enseguida</h1>',
};

/** Answers a status page, in the way that is asked for where something shall be wrong. */
export function answerPage(response: ServerResponse, page: Page, mode: FailMode | null): void {
  const isMissing = mode === '404';
  const { type, body } = isMissing || mode === 'html' ? HTML : page;
  const bytes = bytesOf(body, mode);
  const charset = mode === 'latin1' ? '' : '; charset=UTF-8';
  response.writeHead(isMissing ? 404 : 200, {
    'Content-Type': `${type}${charset}`,
    'Cache-Control': 'no-cache, no-store',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}

function bytesOf(body: string, mode: FailMode | null): Buffer {
  if (mode === 'empty') return Buffer.alloc(0);
  if (mode === 'invalid-json') return Buffer.from(body.slice(0, body.length / 2));
  return Buffer.from(body, mode === 'latin1' ? 'latin1' : 'utf8');
}
