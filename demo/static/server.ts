import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Manifest } from '../../tools/build/manifest';
import { listenHere } from '../../tools/rig/port';
import { pageOf } from './pages';

export interface StaticOptions {
  /** 0, the default, takes any free one. */
  port?: number;
  /** The URL of `demo/station`. */
  stationUrl: string;
  /** A Content-Security-Policy for every page; a page with `?csp` has STRICT_CSP anyway. */
  csp?: string;
  /** The output folder of `pnpm build`. */
  buildDir?: string;
}

export interface StaticDemo {
  /** The URL has no trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** The policy of a strict site. */
export const STRICT_CSP = "script-src 'self'; style-src 'self'";

const BUILD_DIR = join(import.meta.dirname, '..', '..', 'wordpress-plugin', 'build');
const SITE_CSS = join(import.meta.dirname, 'site.css');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
};

/**
 * Onda's elements without WordPress: `/`, `/classic` (loader as a classic script), `/none` (no element), `/many?n=100`
 * and `/bare` (a plain `<audio>`). Rejects with a sentence when it cannot listen or nothing is built.
 */
export async function serveStatic(options: StaticOptions): Promise<StaticDemo> {
  const { port = 0, stationUrl, csp, buildDir = BUILD_DIR } = options;
  const site = { manifest: readManifest(buildDir), stationUrl: stationUrl.replace(/\/$/, '') };
  const server = createServer((request, response) => {
    const url = addressOf(request);
    const page = pageOf(url, site);
    if (page !== undefined) return sendPage(response, page, url.searchParams.has('csp') ? STRICT_CSP : csp);
    return sendFile(response, fileOf(url.pathname, buildDir));
  });
  return listenHere(server, port);
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new Error('Nothing is built yet: pnpm build');
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  const base = 'http://demo.invalid';
  return URL.canParse(url, base) ? new URL(url, base) : new URL(base);
}

/** Only by its last name, so that no path leads out of the folder. */
function fileOf(path: string, buildDir: string): string | undefined {
  if (path === '/site.css') return SITE_CSS;
  const file = join(buildDir, basename(path));
  return path.startsWith('/build/') && extname(path) in TYPES && existsSync(file) ? file : undefined;
}

function sendPage(response: ServerResponse, page: string, csp: string | undefined): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(csp && { 'Content-Security-Policy': csp }),
  });
  response.end(page);
}

function sendFile(response: ServerResponse, file: string | undefined): void {
  if (!file) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404');
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file === SITE_CSS ? 'no-cache' : 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(readFileSync(file));
}
