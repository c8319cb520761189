import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from '../error';
import { WP_VERSIONS, type WpVersion } from '../options';
import { cacheDir } from '../places';
import { put, untar, unzip } from './archive';
import { cached } from './cache';
import { findMirror, unpackDebian } from './debian';
import { packPackage } from './npm';

const SUITES: Partial<Record<WpVersion, string>> = { '7.1': 'sid', '6.8': 'trixie' };
const BUILDS = {
  spec: '@wp-playground/wordpress-builds@0.9.19',
  integrity:
    'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
};
const LOCALE = 'es_ES';

export type Core = { folder: string; version: string };

/** A clean WordPress of that lane in the cache. */
export async function obtainCore(wp: WpVersion): Promise<Core> {
  const folder = await cached(corePath(wp), async (draft) => {
    const suite = SUITES[wp];
    await (suite ? unpackDebian(suite, draft) : unpackBuilds(draft));
    tidy(draft);
  });
  return { folder, version: coreVersion(folder) };
}

/** The newest lane this machine can have: what is cached or what Debian's packages give, else npm's. */
export async function newestLane(): Promise<WpVersion> {
  const here = WP_VERSIONS.find((wp) => existsSync(corePath(wp)));
  if (here === '7.1' || !(await findMirror())) return here ?? '6.5';
  return '7.1';
}

function corePath(wp: WpVersion): string {
  return join(cacheDir(), 'wordpress', wp);
}

function coreVersion(folder: string): string {
  const source = readFileSync(join(folder, 'wp-includes/version.php'), 'utf8');
  const version = /\$wp_version\s*=\s*'([^']+)'/.exec(source)?.[1];
  if (!version) throw new RigError(`no WordPress in ${folder}`);
  return version;
}

/** The npm package keeps the PHP in a zip and the scripts and styles beside it. */
async function unpackBuilds(folder: string): Promise<void> {
  const work = `${folder}.npm`;
  mkdirSync(work);
  try {
    const tgz = await packPackage(BUILDS.spec, BUILDS.integrity, work);
    const assets = 'package/public/wp-6.5/';
    for (const { name, content } of untar(tgz)) {
      if (name === 'package/src/wordpress/wp-6.5.zip') unzip(content, folder);
      else if (name.startsWith(assets)) putOnce(folder, name.slice(assets.length), content);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The zip holds the PHP that wins over the asset folder; zip and assets come in either order. */
function putOnce(folder: string, name: string, content: Uint8Array): void {
  if (!existsSync(join(folder, name))) put(folder, name, content);
}

/** Removes what our sites do not need: configuration, database, other languages, bundled plugins. */
function tidy(folder: string): void {
  const content = join(folder, 'wp-content');
  const dropped = [
    'wp-config.php',
    'wp-content/database',
    'wp-content/debug.log',
    'wordpress-remote-asset-paths',
  ];
  for (const path of dropped) rmSync(join(folder, path), { recursive: true, force: true });
  const languages = join(content, 'languages');
  mkdirSync(languages, { recursive: true });
  for (const name of readdirSync(languages)) {
    if (!name.includes(LOCALE)) rmSync(join(languages, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(join(content, 'plugins'))) {
    if (name !== 'index.php') rmSync(join(content, 'plugins', name), { recursive: true, force: true });
  }
  ensureLocale(languages);
}

/**
 * WordPress refuses a site language for which it has no file. An empty catalog in place of Debian's
 * translations lets a site be Spanish (lang, our own texts) while WordPress's own texts stay English.
 */
function ensureLocale(languages: string): void {
  const path = join(languages, `${LOCALE}.mo`);
  if (existsSync(path)) return;
  const emptyCatalog = Buffer.alloc(28);
  emptyCatalog.writeUInt32LE(0x950412de, 0);
  emptyCatalog.writeUInt32LE(28, 12);
  emptyCatalog.writeUInt32LE(28, 16);
  emptyCatalog.writeUInt32LE(28, 24);
  writeFileSync(path, emptyCatalog);
}
