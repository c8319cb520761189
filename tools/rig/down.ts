import { rmSync } from 'node:fs';
import { withLock } from './fetch/cache';
import { endGroup } from './process';
import { loadRecord, siteFolder, siteNames } from './record';

/** Ends what `up` started and removes the site's folder; false when there is no such site. */
export function down(name: string): Promise<boolean> {
  return withLock(siteLock(name), () => remove(name));
}

/** Ends every site of this checkout and returns their names. */
export async function downAll(): Promise<string[]> {
  const names = siteNames();
  for (const name of names) await down(name);
  return names;
}

/** Held while a site of that name is started or ended. */
export function siteLock(name: string): string {
  return `${siteFolder(name)}.lock`;
}

/** Last started, first ended: the web server goes before its database. */
export async function remove(name: string): Promise<boolean> {
  const record = loadRecord(name);
  const folder = siteFolder(name);
  for (const pid of record?.processes.toReversed() ?? []) await endGroup(pid, folder);
  if (record?.socket) rmSync(record.socket, { force: true });
  rmSync(folder, { recursive: true, force: true });
  return record !== undefined;
}
