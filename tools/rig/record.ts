import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './options';
import { sitesDir } from './places';

/** The record of a site, `site.json` in its folder, by which another process can run PHP in it and end it. */
export type SiteRecord = {
  site: Site;
  /** Leaders of the process groups that `up` started, first started first. */
  processes: number[];
  /** False until WordPress has made its tables. */
  isInstalled: boolean;
  /** The run of tests that made it, if one did. */
  run?: string | undefined;
  /** Playground only: the address that runs PHP. */
  door?: string;
  /** MariaDB only. */
  socket?: string;
};

export function siteFolder(name: string): string {
  return join(sitesDir(), name);
}

export function saveRecord(record: SiteRecord): void {
  const path = join(siteFolder(record.site.name), 'site.json');
  mkdirSync(siteFolder(record.site.name), { recursive: true });
  writeFileSync(`${path}.tmp`, JSON.stringify(record, null, 2));
  renameSync(`${path}.tmp`, path);
}

/** Undefined when there is no such site. Only this module writes the file, so its shape is trusted. */
export function loadRecord(name: string): SiteRecord | undefined {
  const path = join(siteFolder(name), 'site.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteRecord) : undefined;
}

/** Names of the sites of this checkout. */
export function siteNames(): string[] {
  if (!existsSync(sitesDir())) return [];
  return readdirSync(sitesDir()).filter((name) => existsSync(join(siteFolder(name), 'site.json')));
}
