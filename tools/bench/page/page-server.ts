import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Serves pages from memory and the files of some folders, compressed as a site's web server does it. */
export interface PageServer {
  /** Address of a path. */
  at(path: string): string;
  close(): Promise<void>;
}

/** nginx's and Apache's usual level. */
const GZIP_LEVEL = 6;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** `pages` by path; every other path is looked for, by its file name, in `folders`. */
export async function servePages(pages: Record<string, string>, folders: string[]): Promise<PageServer> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (path: string): Buffer | undefined => {
    const content = pages[path] ?? fileOf(path, folders);
    const body =
      bodies.get(path) ?? (content === undefined ? undefined : gzipSync(content, { level: GZIP_LEVEL }));
    if (body) bodies.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.invalid');
    send(response, bodyOf(pathname), extname(pathname) || '.html');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    at: (path) => `http://127.0.0.1:${portOf(server)}${path}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileOf(path: string, folders: string[]): Buffer | undefined {
  const file = folders.map((folder) => join(folder, basename(path))).find(existsSync);
  return extname(path) in TYPES && file ? readFileSync(file) : undefined;
}

function send(response: ServerResponse, body: Buffer | undefined, extension: string) {
  if (!body) return response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Content-Encoding': 'gzip',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  return response.end(body);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
