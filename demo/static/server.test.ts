// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRICT_CSP, type StaticDemo, serveStatic } from './server';

const manifest = {
  loader: 'onda-1.js',
  chunks: { 'radio-player': 'shells-1.js' },
  base: 'chunk-1.js',
  load: { onScroll: 'back-to-top' },
  members: { media: 'radio-player', members: { play: null, paused: true } },
  styles: { page: 'style-page-1.css', player: 'style-player-1.css' },
};
const stationUrl = 'http://127.0.0.1:8010';
let buildDir: string;
let demo: StaticDemo;

beforeAll(async () => {
  buildDir = mkdtempSync(join(tmpdir(), 'onda-static-'));
  writeFileSync(join(buildDir, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(buildDir, 'onda-1.js'), '// loader');
  demo = await serveStatic({ stationUrl: `${stationUrl}/`, buildDir });
});

afterAll(async () => {
  await demo.close();
  rmSync(buildDir, { recursive: true });
});

const get = (path: string) => fetch(`${demo.url}${path}`);
const html = async (path: string) => (await get(path)).text();
const count = (text: string, word: string) => text.split(word).length - 1;

describe('the static demo', () => {
  it('writes the configuration block from the manifest', async () => {
    const [, json = ''] = (await html('/')).match(/id="onda-config">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toEqual({
      base: '/build/',
      loader: 'onda-1.js',
      ajax: '',
      lang: 'es',
      debug: false,
      chunks: manifest.chunks,
      common: manifest.base,
      load: manifest.load,
      ...manifest.members,
      styles: manifest.styles,
      notLoaded: 'No se ha podido cargar. Inténtalo de nuevo.',
    });
  });

  it('gives the player the stream of the station without asking any server', async () => {
    expect(await html('/')).toContain(`<radio-player radio-stream="${stationUrl}/live.mp3"`);
  });

  it('loads the loader as a module, and as a classic script where that is asked', async () => {
    expect(await html('/')).toContain('<script type="module" src="/build/onda-1.js">');
    expect(await html('/classic')).toContain('<script src="/build/onda-1.js">');
  });

  it('keeps pages without an element free of everything of ours', async () => {
    for (const path of ['/none', '/bare']) {
      const page = await html(path);
      expect(page).not.toContain('/build/');
      expect(page).not.toContain('<radio-player');
    }
    expect(await html('/bare')).toContain(`<audio controls preload="none" src="${stationUrl}/live.mp3">`);
  });

  it('prints as many players as asked, a hundred without a number, at most a thousand', async () => {
    expect(count(await html('/many?n=3'), '<radio-player')).toBe(3);
    expect(count(await html('/many'), '<radio-player')).toBe(100);
    expect(count(await html('/many?n=99999'), '<radio-player')).toBe(1000);
  });

  it('sends a policy when the address or the option asks for one', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toBeNull();
    expect((await get('/?csp')).headers.get('content-security-policy')).toBe(STRICT_CSP);
    const strict = await serveStatic({ stationUrl, buildDir, csp: "default-src 'self'" });
    const { headers } = await fetch(strict.url);
    await strict.close();
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('serves built files by name only, and nothing else', async () => {
    expect((await get('/build/onda-1.js')).headers.get('content-type')).toContain('text/javascript');
    expect((await get('/build/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/build/manifest.json')).status).toBe(404);
    expect((await get('/onda-1.js')).status).toBe(404);
  });

  it('says in a sentence that its port is taken or that nothing is built', async () => {
    const port = Number(new URL(demo.url).port);
    await expect(serveStatic({ port, stationUrl, buildDir })).rejects.toThrow(`Port ${port} is taken.`);
    await expect(serveStatic({ stationUrl, buildDir: tmpdir() })).rejects.toThrow('Nothing is built yet');
  });
});
