import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { noise } from '../../../tools/icecast/noise';

/** A live station in segments of two seconds, made by ffmpeg, which any page may read at `url`, none at `closed`. */
export interface HlsStation {
  url: string;
  closed: string;
  /** How often a playlist was asked for. */
  asked(): number;
  close(): void;
}

const PLAYLIST = 'live.m3u8';
const SEGMENTS = ['-f', 'hls', '-hls_time', '2', '-hls_list_size', '6', '-hls_flags', 'delete_segments'];
/** Five segments. */
const AHEAD_SECONDS = 10;
const START_MS = 90_000;

export async function startHlsStation(): Promise<HlsStation> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-hls-'));
  const studio = startStudio(join(folder, PLAYLIST));
  let asked = 0;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const file = join(folder, basename(path));
    const [isThere, isList] = [existsSync(file), file.endsWith('.m3u8')];
    if (isList) asked++;
    response.writeHead(isThere ? 200 : 404, {
      'content-type': isList ? 'application/vnd.apple.mpegurl' : 'video/mp2t',
      ...(!path.startsWith('/closed/') && { 'access-control-allow-origin': '*' }),
    });
    response.end(isThere ? readFileSync(file) : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await segmentsOf(join(folder, PLAYLIST));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: `${origin}/${PLAYLIST}`,
    closed: `${origin}/closed/${PLAYLIST}`,
    asked: () => asked,
    close() {
      studio.kill('SIGKILL');
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startStudio(playlist: string): ChildProcess {
  const input = ['-nostdin', '-loglevel', 'quiet', ...noise(AHEAD_SECONDS)];
  return spawn('ffmpeg', [...input, '-c:a', 'aac', '-b:a', '96k', ...SEGMENTS, playlist], {
    stdio: 'ignore',
  });
}

/** Until there are three to begin with, as a player wants them. */
async function segmentsOf(playlist: string): Promise<void> {
  const end = Date.now() + START_MS;
  const count = () => (existsSync(playlist) ? readFileSync(playlist, 'utf8').split('#EXTINF').length - 1 : 0);
  while (count() < 3) {
    if (Date.now() > end) throw new Error('ffmpeg made no segments');
    await new Promise((next) => setTimeout(next, 100));
  }
}
