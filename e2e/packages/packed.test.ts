import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { packedPackages } from './packed';

/** The tarballs, unpacked. */
const folder = mkdtempSync(join(tmpdir(), 'onda-unpacked-'));
const names = ['elements', 'react'] as const;
let packed: Record<(typeof names)[number], string>;
const place = (name: string, path = '') => join(folder, name, 'package', path);

beforeAll(async () => {
  packed = await packedPackages();
  for (const name of names) {
    spawnSync('mkdir', ['-p', join(folder, name)]);
    spawnSync('tar', ['xzf', packed[name], '-C', join(folder, name)]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (path: string) => new Uint8Array(readFileSync(path));

describe.each(names)('@onda/%s', (name) => {
  it('has no finding of publint', async () => {
    const tarball = bytes(packed[name]).buffer as ArrayBuffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that fit its modules, for ES modules and bundlers', async () => {
    const result = await checkPackage(createPackageFromTarballData(bytes(packed[name])));
    if (!result.types) throw new Error('no types');
    // Node 10 and `require` cannot read ES modules by their exports; they are not promised.
    const found = result.problems.filter(
      (problem) => !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)),
    );
    expect(found.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
  });

  it('holds its license and no source map', () => {
    const files = readdirSync(place(name), { recursive: true, encoding: 'utf8' });
    expect(files).toContain('LICENSE');
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('@onda/elements', () => {
  it('can be imported where there is no DOM, every module of it', () => {
    const at = place('elements', 'dist');
    const modules = ['index', 'loader', 'ssr'].map((name) => `${name}.js`);
    for (const below of ['define', 'headless'])
      for (const file of readdirSync(join(at, below)))
        if (file.endsWith('.js')) modules.push(`${below}/${file}`);
    expect(modules.length).toBe(elements.length + 8);
    const code = modules.map((file) => `await import(${JSON.stringify(join(at, file))});`).join('\n');
    const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('prints on a server what no browser has touched', () => {
    const code = `
      const { renderElement } = await import(${JSON.stringify(place('elements', 'dist/ssr.js'))});
      console.log(renderElement('radio-player', { radioStream: 'https://x.example/s', radioName: 'Uno' }, '', { lang: 'es' }));`;
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^<radio-player radio-stream="https:\/\/x\.example\/s" radio-name="Uno"><template shadowrootmode="open"><style>[^<]{1000,}<\/style>/,
    );
    expect(stdout).toContain('aria-label="Reproducir"');
  });

  it('names in its manifest modules that it holds, and members, slots and event types', () => {
    const manifest = JSON.parse(readFileSync(place('elements', 'custom-elements.json'), 'utf8'));
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(manifest.modules).toHaveLength(elements.length);
    const paths: string[] = manifest.modules.map(({ path }: { path: string }) => path);
    expect(paths.filter((path) => !existsSync(place('elements', path)))).toEqual([]);
    const [player] = manifest.modules[0].declarations;
    expect(player.slots).toHaveLength(1);
    expect(player.members.length).toBeGreaterThan(20);
    expect(player.events.every(({ type }: { type: { text: string } }) => /<.+>/.test(type.text))).toBe(true);
  });

  it('brings the scripts of pages to a CDN, and none of wp-admin', () => {
    const folders = readdirSync(place('elements', 'dist/cdn'), { withFileTypes: true });
    expect(folders.filter((entry) => entry.isDirectory())).toEqual([]);
    expect(existsSync(place('elements', 'dist/cdn/onda.js'))).toBe(true);
  });

  it('holds no React: its views import the one of the application', () => {
    const chunks = readdirSync(place('elements', 'dist/chunks')).map((file) =>
      readFileSync(place('elements', `dist/chunks/${file}`), 'utf8'),
    );
    expect(chunks.filter((code) => code.includes('Minified React error #'))).toEqual([]);
    expect(chunks.filter((code) => /from"react-dom\/client"/.test(code)).length).toBeGreaterThan(0);
  });
});

describe('@onda/react', () => {
  it('marks every file with a hook as code of the client, on its first line', () => {
    const files = readdirSync(place('react', 'dist'), { recursive: true, encoding: 'utf8' });
    const components = files.filter((file) => /^(components|hooks)\/.*\.js$/.test(file));
    expect(components).toHaveLength(elements.length + 5);
    const unmarked = components.filter(
      (file) => !readFileSync(place('react', `dist/${file}`), 'utf8').startsWith("'use client'"),
    );
    expect(unmarked).toEqual([]);
  });
});
