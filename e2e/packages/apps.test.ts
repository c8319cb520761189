import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Rig, startChromium } from '../support/rig';
import { allTagsInReact } from './all-tags';
import { makeApp, run, tryRun } from './make-app';
import { packedPackages } from './packed';
import { type Served, serveApp } from './serve-app';
import { type SiteFacts, startSite } from './site';
import { hasPrintedRoot, useElements, useHooks, type Visit, visitApp } from './visit-app';

/** Applications as their developers make them, of the packages as npm would get them, on a real WordPress. */
let rig: Rig;
let facts: SiteFacts;
let browser: Browser;
let packed: { elements: string; react: string };
const folders: string[] = [];
const open: (Served | Visit)[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  packed = await packedPackages();
  ({ rig, facts } = await startSite());
  browser = await startChromium();
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  for (const child of children.splice(0)) child.kill();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function visit(pages: { folder: string } | { url: string }, path = '/'): Promise<Visit> {
  const served = await serveApp(pages, rig.site.url);
  const visited = await visitApp(browser, served.url + path);
  open.push(visited, served);
  return visited;
}

const siteTexts = () => ({ 'src/site.json': JSON.stringify(facts) });

function app(plan: Parameters<typeof makeApp>[0]): string {
  const folder = makeApp(plan);
  folders.push(folder);
  return folder;
}

/** Each copy of `react-dom` tells developer tools its name once. */
const REACT_DOM = /rendererPackageName:[`"']react-dom[`"']/g;

function copiesOfReact(folder: string): number {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const codes = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  return codes.flatMap((code) => code.match(REACT_DOM) ?? []).length;
}

describe.each([
  ['19', '@types/react@19', '@types/react-dom@19'],
  ['18', '@types/react@18', '@types/react-dom@18'],
])('Vite and React %s', (version, ...types) => {
  it('type-checks strictly, builds, plays, keeps, searches, and has one React', async () => {
    const folder = app({
      name: `vite-${version}`,
      files: { vite: '.', react: 'src' },
      // All tags, refs, events and hooks are type-checked with the page, by the types of this React.
      texts: { ...siteTexts(), 'src/all.tsx': allTagsInReact() },
      dependencies: [
        packed.elements,
        packed.react,
        ...[`react@${version}`, `react-dom@${version}`],
        ...['vite@8', '@vitejs/plugin-react@6', 'typescript@5.9.3'],
        ...types,
      ],
    });
    run(folder, 'tsc', ['-p', '.']);
    run(folder, 'vite', ['build', '--logLevel', 'warn']);
    expect(copiesOfReact(join(folder, 'dist'))).toBe(1);
    const { page, problems, bytes } = await visit({ folder: join(folder, 'dist') });
    await useElements(page, facts.post, facts.phrase);
    await useHooks(page);
    expect(problems).toEqual([]);
    report(`Vite and React ${version}`, bytes);
  });
});

describe('a plain page', () => {
  it('needs the CDN file alone', async () => {
    const folder = app({ name: 'plain', files: {}, dependencies: [packed.elements, '--legacy-peer-deps'] });
    const dist = join(folder, 'node_modules/@onda/elements/dist');
    const html = readFileSync(new URL('fixtures/plain/index.html', import.meta.url), 'utf8');
    const elements = `<radio-player radio-stream="${facts.stream}" radio-name="Uno"></radio-player>
      <fav-button post-id="${facts.post}"></fav-button><asp-search charcount="2"></asp-search>`;
    const whole = html
      .replace('/* settings */ {}', JSON.stringify(facts.settings))
      .replace('<!-- elements -->', elements);
    writeFileSync(join(dist, 'index.html'), whole);
    const { page, problems, bytes } = await visit({ folder: dist });
    await useElements(page, facts.post, facts.phrase);
    expect(problems).toEqual([]);
    report('plain page', bytes);
  });
});

describe('Next, app router', () => {
  it('builds, prints shells on the server, hydrates without a warning, and keeps the shadow root', async () => {
    const folder = app({
      name: 'next',
      files: { next: '.', react: 'src' },
      texts: siteTexts(),
      dependencies: [
        packed.elements,
        packed.react,
        ...['next@16', 'react@19', 'react-dom@19', 'typescript@5.9.3'],
        ...['@types/react@19', '@types/react-dom@19', '@types/node@20'],
      ],
    });
    run(folder, 'next', ['build']);
    const url = await startNext(folder);
    const html = await (await fetch(url)).text();
    expect(html).toContain('<template shadowrootmode="open"><style>');
    const { page, problems, bytes } = await visit({ url });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.hydrated))
      .toBe('radio-player');
    await useElements(page, facts.post, facts.phrase);
    await useHooks(page);
    expect(await hasPrintedRoot(page)).toBe(true);
    expect(problems).toEqual([]);
    report('Next', bytes);

    const server = await visit({ url }, '/server');
    await server.page.locator('radio-player[data-ready]').waitFor();
    expect(await server.page.locator('radio-player [part~="play"]').getAttribute('aria-label')).toBe(
      'Reproducir',
    );
    await server.page.locator('radio-player [part~="play"]').click();
    await expect
      .poll(() => server.page.locator('radio-player [part~="player"]').getAttribute('data-state'))
      .toBe('playing');
    expect(server.problems).toEqual([]);
  });
});

async function startNext(folder: string): Promise<string> {
  const port = await freePort();
  const child = spawn(
    join(folder, 'node_modules/.bin/next'),
    ['start', '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  children.push(child);
  const url = `http://127.0.0.1:${port}/`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return url;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('what is missing is told', () => {
  it.each([
    ['@onda/elements', ['react', 'react-dom', '@onda/react']],
    ['react', ['@onda/elements', '@onda/react']],
  ])('a build without %s names it', (missing, others) => {
    const paths: Record<string, string> = {
      '@onda/elements': packed.elements,
      '@onda/react': packed.react,
      react: 'react@19',
      'react-dom': 'react-dom@19',
    };
    const folder = app({
      name: 'missing',
      files: { vite: '.', react: 'src' },
      texts: { ...siteTexts(), 'vite.config.js': 'export default {};' },
      dependencies: ['--legacy-peer-deps', 'vite@8', ...others.map((name) => paths[name] ?? name)],
    });
    const { status, output } = tryRun(folder, 'vite', ['build']);
    expect(status).not.toBe(0);
    expect(output).toContain(missing);
  });
});

function report(name: string, bytes: Record<string, number>) {
  const sum = Object.values(bytes).reduce((all, one) => all + one, 0);
  console.log(`${name}: ${Object.keys(bytes).length} files, ${(sum / 1000).toFixed(1)} kB gzip`);
}
