import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface PackageFacts {
  name: string;
  version: string;
  license: string;
  /** The hash as a lock file writes it; the lock file has that of an installed package. */
  integrity?: string;
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
  return folders
    .map(noticeOf)
    .sort()
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

/** Folders of the packages of others that the build holds; those within another are not installed. */
export function bundledPackages(build: string): string[] {
  return [...new Set(bundledSources(build).flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))];
}

/** The package's own `package.json`; of one within another what is written down here. */
export function factsOf(folder: string): PackageFacts & { notice?: string } {
  return existsSync(folder) ? packageJson(folder) : innerOf(folder);
}

const packageJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts & {
    devDependencies?: Record<string, string>;
  };

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
  const facts = factsOf(folder);
  const { name, version, license, author } = facts;
  const by = typeof author === 'object' ? author.name : author;
  return `${name} ${version} (${[license, by].filter(Boolean).join(', ')})\n\n${textOf(folder, facts)}`.trim();
}

function textOf(folder: string, facts: PackageFacts & { notice?: string }): string {
  if (facts.notice !== undefined) return facts.notice;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** Packages within hls.js, which only its own source map names; they are not installed. Keys are name and version. */
const INNER: Readonly<Record<string, Omit<PackageFacts, 'name' | 'version'> & { notice: string }>> = {
  'eventemitter3@5.0.4': {
    license: 'MIT',
    author: 'Arnout Kazemier',
    integrity:
      'sha512-mlsTRyGaPBjPedk6Bvw+aqbsXDtoAyAzm5MO7JgU+yVRyMQ5O8bD4Kcci7BS85f93veegeCPkL8R4GLClnjLFw==',
    notice: `The MIT License (MIT)

Copyright (c) 2014 Arnout Kazemier

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.`,
  },
  '@svta/cml-id3@1.0.6': {
    license: 'Apache-2.0',
    author: 'Streaming Video Technology Alliance',
    integrity:
      'sha512-63j8gkAnPOmOBWlp0hIZPvsIioZttdbg6/TgwITqMYbSLYVJ+6QGa/UtIP0I84NsfstANw6QdCn7i8SS08kn1A==',
    notice: 'The licence is that of hls.js.',
  },
  'url-toolkit@2.2.5': {
    license: 'Apache-2.0',
    author: 'Tom Jenkinson',
    integrity:
      'sha512-mtN6xk+Nac+oyJ/PrI7tzfmomRVNFIWKUbG8jdYFt52hxbiReFAXIjYskvu64/dvuW71IcB7lV8l0HvZMac6Jg==',
    notice: 'The licence is that of hls.js.',
  },
};

/** Throws for a package or a version that nobody has written down, so that no licence is missed. */
function innerOf(folder: string) {
  const name = folder.replace(/^.*node_modules\//, '');
  let holder = dirname(folder);
  while (holder !== dirname(holder) && !existsSync(join(holder, 'package.json'))) holder = dirname(holder);
  const isPackage = existsSync(join(holder, 'package.json'));
  const version = isPackage ? packageJson(holder).devDependencies?.[name] : undefined;
  const inner = INNER[`${name}@${version}`];
  if (version === undefined || inner === undefined) throw new Error(`No notice is known for ${folder}`);
  return { ...inner, name, version };
}
