import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../../build/manifest';
import { PLUGIN_DIR } from '../../rig/places';

/** The output of `pnpm build`. */
export const BUILD_DIR = join(PLUGIN_DIR, 'build');

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(BUILD_DIR, 'manifest.json'), 'utf8')) as Manifest;
}

/** As size-limit counts it. */
export function gzipBytes(file: string): number {
  return gzipSync(readFileSync(join(BUILD_DIR, file)), { level: 9 }).length;
}

/** By what stands in them: the first that is found names the file. */
const CONTENTS: [label: string, source: RegExp][] = [
  ['React', /node_modules\/react-dom\//],
  ['howler', /node_modules\/howler\//],
  ['feeds', /packages\/feeds\/src\/read-feed/],
  ['view', /\/src\/view\/\w+\.tsx/],
];

/** Entries have names. */
const ENTRIES: Record<string, string> = { onda: 'loader', style: 'style' };

/** Labels a built file by its name or its source map; `shared` for one of the small common chunks. */
export function labelOf(file: string): string {
  const entry = ENTRIES[file.split('-')[0] ?? ''];
  if (entry) return entry;
  if (file === readManifest().chunks['radio-player']) return 'shells';
  const map = join(BUILD_DIR, `${file}.map`);
  if (!existsSync(map)) return 'shared';
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return CONTENTS.find(([, source]) => sources.some((path) => source.test(path)))?.[0] ?? 'shared';
}
