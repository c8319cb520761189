import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RigError } from './error';
import { runNative } from './native';
import { isShared, runPlayground } from './playground';
import { type SiteRecord, siteFolder } from './record';

export type Php = { file: string } | { code: string };

/** Runs PHP in the site of that record; `boot: false` leaves loading WordPress to the script. */
export async function runPhp(record: SiteRecord, php: Php, boot = true): Promise<string> {
  const folder = siteFolder(record.site.name);
  if ('code' in php) return runCode(record, folder, `<?php\n${php.code}`, boot);
  const file = resolve(php.file);
  if (!existsSync(file)) throw new RigError(`There is no file ${file}`);
  if (record.door && !isShared(folder, file))
    return runCode(record, folder, readFileSync(file, 'utf8'), boot);
  return runTarget(record, file, boot);
}

async function runCode(record: SiteRecord, folder: string, source: string, boot: boolean): Promise<string> {
  const target = join(folder, 'run', `${randomBytes(6).toString('hex')}.php`);
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(target, source);
  try {
    return await runTarget(record, target, boot);
  } finally {
    rmSync(target, { force: true });
  }
}

function runTarget({ site, door }: SiteRecord, target: string, boot: boolean): Promise<string> {
  const call = { root: site.root, host: new URL(site.url).host, target, boot };
  return door ? runPlayground(door, call) : runNative(call);
}
