import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/**
 * Serves a page that is nothing but the player's sound, built as the product is: split, howler in a chunk of its own.
 */
export interface SoundServer {
  url: string;
  /** The requests for it, newest last. */
  requests: string[];
  /** The page's files by name, for a page of another origin. */
  file(path: string): { contentType: string; body: string } | null;
  close(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="es"><title>sound</title>
<button id="play">play</button><button id="pause">pause</button><button id="toggle">toggle</button>
<button id="bare">bare</button>
<script>window.Sound = 'of another plugin'; window.define = Object.assign(() => { window.wasDefined = true }, { amd: {} })</script>
<script type="module" src="/page.js"></script></html>`;

export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-sound-'));
  await build({
    entry: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    outDir: folder,
    config: false,
    format: 'esm',
    outExtension: () => ({ js: '.js' }),
    platform: 'browser',
    target: 'es2022',
    noExternal: [/.*/],
    splitting: true,
    minify: true,
    silent: true,
  });
  const requests: string[] = [];
  const file = (path: string) => fileOf(folder, path);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    requests.push(path);
    const found = file(path);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.contentType ?? 'text/html' });
    response.end(found?.body ?? 'nothing here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    requests,
    file,
    async close() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `/` and every `.html` is the page, so a stream of that name is HTML instead of sound. */
function fileOf(folder: string, path: string) {
  if (path === '/' || path.endsWith('.html')) return { contentType: 'text/html', body: PAGE };
  if (!path.endsWith('.js')) return null;
  try {
    const body = readFileSync(join(folder, basename(path)), 'utf8');
    return { contentType: 'text/javascript', body };
  } catch {
    return null;
  }
}
