import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** The paths that a site of WordPress answers; an application hands them on, so both are of one origin. */
const OF_WORDPRESS = /^\/(wp-admin|wp-json|wp-content)\//;

/**
 * Serves the files of a built application, or another server's pages, and hands WordPress's paths on to the site as if
 * its own page had asked.
 */
export async function serveApp(pages: { folder: string } | { url: string }, site: string): Promise<Served> {
  const server = createServer((asked, reply) => {
    const path = new URL(asked.url ?? '/', 'http://app').pathname;
    if (OF_WORDPRESS.test(path)) handOn(asked, reply, site);
    else if ('url' in pages) handOn(asked, reply, pages.url);
    else sendFile(reply, join(pages.folder, path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function sendFile(reply: ServerResponse, path: string) {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  if (!existsSync(file)) return void reply.writeHead(404).end();
  reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  reply.end(readFileSync(file));
}

function handOn(asked: IncomingMessage, reply: ServerResponse, target: string) {
  const { origin, host } = new URL(target);
  const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
  const onward = request(origin + asked.url, { method: asked.method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => reply.destroy());
  asked.pipe(onward);
}
