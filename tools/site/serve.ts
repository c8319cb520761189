import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listenHere } from '../rig/port';

interface Options {
  root: string;
  /** 0, the default, takes any free one. */
  port?: number;
  /** Runs with the first request. All requests wait for it; a failure is told to each. */
  prepare?: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
};

/** Serves `site/dist` on this machine. Rejects with a sentence when it cannot listen. */
export async function serveSite({ root, port = 0, prepare = async () => {} }: Options) {
  const dist = join(root, 'site/dist');
  let ready: Promise<string> | undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    ready ??= prepare().then(() => '', String);
    const problem = await ready;
    if (problem) return void response.writeHead(500, { 'Content-Type': 'text/plain' }).end(problem);
    const found = fileOf(dist, url);
    const file = found ?? join(dist, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    return void response.end(readFileSync(file));
  });
  return listenHere(server, port);
}

/** Addresses have no ending; undefined where there is no file, and for a path that leads out of the folder. */
export function fileOf(dist: string, address: string): string | undefined {
  const base = 'http://site.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const path = normalize(decoded(new URL(address, base).pathname));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(dist, name))
    .find((file) => file.startsWith(dist) && isFile(file));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
