import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
 * bundler put in. Throws when the build has no source maps.
 */
export function thirdPartyNotices(build: string): string {
  const folders = [...new Set(bundledSources(build).flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))];
  return folders
    .map(noticeOf)
    .sort()
    .join(`\n\n${'-'.repeat(72)}\n\n`);
}

function bundledSources(build: string): string[] {
  const maps = readdirSync(build).filter((name) => name.endsWith('.js.map'));
  if (maps.length === 0) throw new Error(`No source map in ${build}: run pnpm build`);
  return maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(build, name), 'utf8')) as { sources: string[] };
    return sources.map((source) => resolve(build, source));
  });
}

function noticeOf(folder: string): string {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
  const { name, version, license, author } = facts;
  const by = typeof author === 'object' ? author.name : author;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${[license, by].filter(Boolean).join(', ')})\n\n${text}`.trim();
}
