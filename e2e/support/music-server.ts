import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for every provider of artists and art, as `ONDA_MUSIC_SERVER`: knows one band and one song. */
export interface MusicServer {
  /** The URL has no trailing slash. */
  url: string;
  /** Paths that were asked for, decoded, oldest first. */
  asked: string[];
  close(): Promise<void>;
}

export const ART = 'https://art.example/marea/100x100bb.jpg';
export const PHOTO = 'https://art.example/faros.jpg';
export const LARGE_ART = ART.replace('100x100', '600x600');

/** Long enough for many requests to arrive while one is answered. */
const ANSWER_MS = 500;

export async function startMusicServer(): Promise<MusicServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replaceAll('+', ' '));
    asked.push(path);
    const answer = answerTo(path);
    const status = answer === null ? 404 : 200;
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    }, ANSWER_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function answerTo(path: string): unknown {
  if (path.startsWith('/itunes.apple.com/')) {
    return { results: [{ artistName: 'Los Faros', trackName: 'Marea alta', artworkUrl100: ART }] };
  }
  const [, language] = /^\/(\w+)\.wikipedia\.org\/.*\/Los_Faros$/.exec(path) ?? [];
  if (!language) return null;
  const description = 'banda de rock';
  return { type: 'standard', description, extract: `Los Faros, ${language}.`, thumbnail: { source: PHOTO } };
}
