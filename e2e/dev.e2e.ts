import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../tools/rig/copy-repository';
import { part, startChromium } from './support/rig';

const PLAYER_CSS = 'packages/player/src/view/player.css';
const PLAYER_VIEW = 'packages/player/src/view/Player.tsx';
const PLAYER_TEXTS = 'packages/player/src/messages.ts';
/** The generator reads every package, on a machine that runs other tests too. */
const GENERATE_MS = 150_000;
const ASSETS = 'wordpress-plugin/src/Core/Printing/Assets.php';

interface Dev {
  process: ChildProcess;
  /** Resolves when the terminal has shown the text. */
  shows(text: string): Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

describe('pnpm dev', () => {
  let folder: string;
  let copy: string;
  let dev: Dev;
  let url: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'onda-dev-test-'));
    copy = copyRepository(join(folder, 'a copy'));
    mkdirSync(join(folder, 'tmp'));
    dev = startDev();
    const shown = await dev.shows('Ctrl-C');
    url = /player\s+(\S+)/.exec(shown)?.[1] ?? '';
    browser = await startChromium();
    page = await browser.newPage();
    await page.goto(url);
  });

  afterAll(async () => {
    await browser?.close();
    dev?.process.kill('SIGINT');
    await dev?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  function startDev(): Dev {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts'], {
      cwd: copy,
      env: { ...process.env, TMPDIR: join(folder, 'tmp') },
    });
    let shown = '';
    const heard = (data: Buffer) => (shown += data);
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return {
      process: child,
      ended,
      async shows(text) {
        const hasEnded = ended.then(() => Promise.reject(new Error(shown)));
        while (!shown.includes(text)) await Promise.race([once(child.stdout, 'data'), hasEnded]);
        return shown;
      },
    };
  }

  /** Changes a file of the copy; `seen` resolves when the page shows it. */
  async function edit(file: string, change: (text: string) => string, seen: () => Promise<void>) {
    const path = join(copy, file);
    const former = readFileSync(path, 'utf8');
    const start = performance.now();
    writeFileSync(path, change(former));
    await seen();
    console.log(`${file}: ${Math.round(performance.now() - start)} ms from save to browser`);
    return () => writeFileSync(path, former);
  }

  const mark = () => page.evaluate(() => (document.documentElement.dataset.page = 'same'));
  const isSamePage = () => page.evaluate(() => document.documentElement.dataset.page === 'same');
  const problem = () => page.locator('#onda-dev');

  it('brings a changed style sheet into the page without loading it again', async () => {
    await mark();
    const color = () => part(page, 'play').evaluate((button) => getComputedStyle(button).outlineColor);
    await edit(
      PLAYER_CSS,
      (css) => `${css}\n[part~="play"] { outline-color: rgb(1, 2, 3); }\n`,
      () => expect.poll(color).toBe('rgb(1, 2, 3)'),
    );
    expect(await isSamePage()).toBe(true);
  });

  it('loads the page again for a changed component', async () => {
    await mark();
    await edit(
      PLAYER_VIEW,
      (code) => `${code}\ndocument.documentElement.dataset.view = 'changed';\n`,
      () => expect.poll(isSamePage).toBe(false),
    );
    await part(page, 'play').click();
    await part(page, 'history').click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.view)).toBe('changed');
  });

  it('loads the page again for changed PHP', async () => {
    const config = () => page.locator('script#onda-config').textContent();
    await edit(
      ASSETS,
      (code) => code.replace("'chunks' =>", "'changed' => true, 'chunks' =>"),
      () => expect.poll(config).toContain('"changed":true'),
    );
  });

  it('shows text that PHP prints after it has generated the data', async () => {
    // The sound of the tests before goes on in the new page, so the text is one that no sound changes.
    const label = () => part(page, 'volume').getAttribute('aria-label');
    await edit(
      PLAYER_TEXTS,
      (code) => code.replace("volume: '", "volume: 'Cambiado "),
      () => expect.poll(label, { timeout: GENERATE_MS }).toContain('Cambiado '),
    );
  });

  it.each([
    ['a component', PLAYER_VIEW, 'const = ;'],
    ['PHP', ASSETS, 'class {'],
  ])('says what is wrong with %s and keeps what was built before', async (_, file, wrong) => {
    const undo = await edit(
      file,
      (code) => `${code}\n${wrong}\n`,
      () => expect.poll(() => problem().count()).toBe(1),
    );
    await page.reload();
    expect(await problem().textContent()).toContain(file.split('/').at(-1));
    expect(await part(page, 'play').count()).toBe(1);
    undo();
    await expect.poll(() => problem().count()).toBe(0);
  });

  it('ends half way, beside another, and leaves nothing', async () => {
    const before = readdirSync(join(folder, 'tmp'));
    const second = startDev();
    await second.shows('starting WordPress');
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(readdirSync(join(folder, 'tmp'))).toEqual(before);
    expect((await fetch(url)).status).toBe(200);
  });

  it('ends with Ctrl-C and leaves no build, no file and no server', async () => {
    dev.process.kill('SIGINT');
    expect(await dev.ended).toBe(0);
    expect(existsSync(join(copy, 'wordpress-plugin', 'build'))).toBe(false);
    expect(readdirSync(join(folder, 'tmp')).filter((name) => name.startsWith('onda-dev-'))).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
  });
});
