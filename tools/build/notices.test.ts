import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { thirdPartyNotices } from './notices';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** File → the sources of its map, or its text. */
function written(files: Record<string, string[] | string>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify({ sources: content });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, 'build');
}

const LIBRARY = {
  'node_modules/sound/package.json': '{"name":"sound","version":"1.2.3","license":"MIT"}',
  'node_modules/sound/LICENSE': 'Copyright Sound',
};

it.each([
  ['beside the scripts', { 'build/a.js.map': ['../node_modules/sound/a.js'] }],
  ['in a folder of chunks', { 'build/chunks/deep/a.js.map': ['../../../node_modules/sound/a.js'] }],
])('names what the maps %s name', (_, maps) => {
  expect(thirdPartyNotices(written({ ...LIBRARY, ...maps }))).toBe('sound 1.2.3 (MIT)\n\nCopyright Sound');
});

it.each([
  ['no maps', { 'build/a.js': '' }, 'No source map'],
  ['maps of our own sources alone', { 'build/a.js.map': ['../src/a.ts'] }, 'No licence is named'],
  ['a package that is not known', { 'build/a.js.map': ['../node_modules/lost/a.js'] }, 'No notice is known'],
])('fails for a build with %s', (_, files, message) => {
  expect(() => thirdPartyNotices(written(files))).toThrow(message);
});

const WITHIN = { 'build/a.js.map': ['../node_modules/sound/dist/node_modules/url-toolkit/a.js'] };
const holder = (version: string) => ({
  'node_modules/sound/package.json': JSON.stringify({ devDependencies: { 'url-toolkit': version } }),
});

it('names a package within another by the version that this one was made with', () => {
  const notice = thirdPartyNotices(written({ ...holder('2.2.5'), ...WITHIN }));
  expect(notice).toBe('url-toolkit 2.2.5 (Apache-2.0, Tom Jenkinson)\n\nThe licence is that of hls.js.');
  expect(() => thirdPartyNotices(written({ ...holder('2.2.6'), ...WITHIN }))).toThrow('No notice is known');
});
