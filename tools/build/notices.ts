import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface PackageFacts {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** The folder of the package that a bundled source comes from. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Names and licence texts of what the build holds of others. Read from the source maps, so that it cannot miss what the
 * bundler put in. Throws when a build has no source maps, or holds nothing of others: ours never does.
 */
export function thirdPartyNotices(...builds: string[]): string {
  const folders = [...new Set(builds.flatMap(bundledPackages))];
  if (folders.length === 0) throw new Error(`No licence is named in ${builds.join(', ')}`);
  const notices = folders.map((folder) => (existsSync(folder) ? noticeOf(folder) : innerNotice(folder)));
  return notices.sort().join(`\n\n${'-'.repeat(72)}\n\n`);
}

/** Folders of the packages of others that the build holds; those within another are not installed. */
export function bundledPackages(build: string): string[] {
  return [...new Set(bundledSources(build).flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))];
}

/** The package's own `package.json`. */
export function factsOf(folder: string): PackageFacts {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
}

function bundledSources(build: string): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const maps = files.filter((name) => name.endsWith('.js.map'));
  if (maps.length === 0) throw new Error(`No source map in ${build}: run pnpm build`);
  return maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(build, name), 'utf8')) as { sources: string[] };
    return sources.map((source) => resolve(build, dirname(name), source));
  });
}

function noticeOf(folder: string): string {
  const { name, version, license, author } = factsOf(folder);
  const by = typeof author === 'object' ? author.name : author;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${[license, by].filter(Boolean).join(', ')})\n\n${text}`.trim();
}

/** Packages inside hls.js, which only its own source map names; they are not installed. */
const INNER: Readonly<Record<string, string>> = {
  eventemitter3: `eventemitter3, within hls.js (MIT, Arnout Kazemier)

The MIT License (MIT)

Copyright (c) 2014 Arnout Kazemier

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.`,
  '@svta/cml-id3':
    '@svta/cml-id3, within hls.js (Apache-2.0, Streaming Video Technology Alliance)\n\nThe licence is that of hls.js.',
  'url-toolkit': 'url-toolkit, within hls.js (Apache-2.0, Tom Jenkinson)\n\nThe licence is that of hls.js.',
};

/** Throws for a package that nobody has written down, so that no licence is missed. */
function innerNotice(folder: string): string {
  const notice = INNER[folder.replace(/^.*node_modules\//, '')];
  if (notice === undefined) throw new Error(`No notice is known for ${folder}`);
  return notice;
}
