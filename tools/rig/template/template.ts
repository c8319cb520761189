import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wpConfig } from '../config';
import { cached } from '../fetch/cache';
import { obtainSqlite } from '../fetch/sqlite';
import { type Core, obtainCore } from '../fetch/wordpress';
import { createData, createDatabase, startMariadb, stopMariadb } from '../mariadb';
import { runNative } from '../native';
import type { Database, ServerKind, WpVersion } from '../options';
import { cacheDir, PHP_DIR } from '../places';
import { stepCode } from '../step';
import { copy } from './copy';

export const ADMIN = { user: 'admin', password: 'password', email: 'admin@example.test' };
/** Raise when a change here or in install.php makes older installs wrong. */
const TEMPLATE = 1;

/** A clean WordPress with the rig's must-use plugin and the SQLite drop-in where it is needed. */
export async function prepareRoot(wp: WpVersion, db: Database, root: string): Promise<Core> {
  const core = await obtainCore(wp);
  copy(core.folder, root);
  const content = join(root, 'wp-content');
  if (db === 'sqlite') copy(await obtainSqlite(), content);
  for (const path of ['mu-plugins', 'uploads', 'upgrade'])
    mkdirSync(join(content, path), { recursive: true });
  mkdirSync(join(root, 'mail'));
  addMustUse(root);
  return core;
}

/** Again in each site: a template may be older than the file. */
export function addMustUse(root: string): void {
  cpSync(join(PHP_DIR, 'must-use.php'), join(root, 'wp-content', 'mu-plugins', 'onda-rig.php'));
}

/** `folder` is an installed site of that lane, to be copied: `www/`, and `data/` for MariaDB. */
export type Template = { folder: string | undefined; version: string };

/** The template of the lane. A machine without PHP can only have one that is already kept. */
export async function readyTemplate(wp: WpVersion, db: Database, server: ServerKind): Promise<Template> {
  const { version } = await obtainCore(wp);
  const path = templatePath(wp, version, db);
  if (server === 'playground') return { folder: existsSync(path) ? path : undefined, version };
  return { folder: await cached(path, (draft) => buildTemplate(draft, wp, db)), version };
}

/** Keeps a site that has just been installed in WebAssembly as the template of its lane. */
export async function keepTemplate(wp: WpVersion, db: Database, root: string): Promise<void> {
  const { version } = await obtainCore(wp);
  await cached(templatePath(wp, version, db), async (draft) => {
    copy(root, join(draft, 'www'));
    for (const name of readdirSync(join(draft, 'www'))) {
      if (name === 'wp-config.php' || name.startsWith('onda-rig-')) rmSync(join(draft, 'www', name));
    }
    // Mount points of this site's plugins.
    for (const entry of readdirSync(join(draft, 'www/wp-content/plugins'), { withFileTypes: true })) {
      if (entry.isDirectory()) rmSync(join(draft, 'www/wp-content/plugins', entry.name), { recursive: true });
    }
  });
}

function templatePath(wp: WpVersion, version: string, db: Database): string {
  return join(cacheDir(), 'templates', `${wp}-${version}-${db}-es_ES-${TEMPLATE}`);
}

async function buildTemplate(draft: string, wp: WpVersion, db: Database): Promise<void> {
  const root = join(draft, 'www');
  await prepareRoot(wp, db, root);
  if (db === 'sqlite') await install(draft, root);
  else await installOnMariadb(draft, root);
  rmSync(join(root, 'wp-config.php'));
  rmSync(join(draft, 'install.php'));
}

async function installOnMariadb(draft: string, root: string): Promise<void> {
  const data = join(draft, 'data');
  await createData(data);
  const daemon = await startMariadb(draft, data);
  try {
    await createDatabase(daemon);
    await install(draft, root, daemon.socket);
  } finally {
    await stopMariadb(daemon, data);
  }
}

async function install(draft: string, root: string, socket?: string): Promise<void> {
  writeFileSync(join(root, 'wp-config.php'), wpConfig({ socket, trusted: [], constants: {} }));
  const target = join(draft, 'install.php');
  writeFileSync(target, `<?php\n${stepCode('install', { root, ...ADMIN })}`);
  await runNative({ root, host: '127.0.0.1', target, boot: false });
}
