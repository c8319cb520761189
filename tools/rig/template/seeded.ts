import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wpConfig } from '../config';
import { cached } from '../fetch/cache';
import { runNative } from '../native';
import type { SiteOptions } from '../options';
import { SEED_FILE } from '../places';
import { linkPlugins, type PluginFolder } from '../plugins';
import { stepCode } from '../step';
import { copy } from './copy';
import { addMustUse } from './template';

/** Addresses in the kept site. Its copies' are as long, or the lengths in serialized values would be wrong. */
const KEPT = { site: '127.0.0.1:10001', station: '127.0.0.1:10002' };
const DATABASE = 'www/wp-content/database/.ht.sqlite';
const PRINTED = 'seed.txt';

/** `host:port` of a site and of the station that its demo tells of. */
export type Addresses = { site: string; station: string };

/** The addresses of a copy of the kept site; undefined where the site must be seeded for itself. */
export function addressesOfCopy(options: SiteOptions & { port: number }): Addresses | undefined {
  const { seededIn, db, server, bare, noSeed, multisite, theme, plugins, constants, port } = options;
  if (!seededIn || db !== 'sqlite' || server !== 'native') return undefined;
  if (bare || noSeed || multisite || theme || plugins.length > 0) return undefined;
  const station = URL.canParse(constants.ONDA_STATION_URL ?? '')
    ? new URL(constants.ONDA_STATION_URL ?? '').host
    : '';
  const site = `127.0.0.1:${port}`;
  const isAsLong = site.length === KEPT.site.length && station.length === KEPT.station.length;
  return isAsLong ? { site, station } : undefined;
}

/** Copies the site that is kept in that folder, seeded from `template` the first time; gives what the seed printed. */
export async function copySeeded(
  seededIn: string,
  template: string,
  plugins: PluginFolder[],
  to: string,
  addresses: Addresses,
): Promise<string> {
  const kept = await cached(join(seededIn, 'site'), (draft) => keepSeeded(draft, template, plugins));
  copy(kept, to);
  const database = join(to, DATABASE);
  writeFileSync(database, moved(readFileSync(database, 'latin1'), addresses), 'latin1');
  return readFileSync(join(to, PRINTED), 'utf8');
}

/** The text with the copy's addresses, as they stand and as they stand in a query. */
export function moved(text: string, { site, station }: Addresses): string {
  const inQuery = (host: string) => host.replace(':', '%3A');
  return text
    .replaceAll(KEPT.site, site)
    .replaceAll(KEPT.station, station)
    .replaceAll(inQuery(KEPT.site), inQuery(site))
    .replaceAll(inQuery(KEPT.station), inQuery(station));
}

async function keepSeeded(draft: string, template: string, plugins: PluginFolder[]): Promise<void> {
  const root = join(draft, 'www');
  copy(template, draft);
  addMustUse(root);
  linkPlugins(plugins, root);
  const constants = { ONDA_STATION_URL: `http://${KEPT.station}` };
  writeFileSync(join(root, 'wp-config.php'), wpConfig({ trusted: [KEPT.station], constants }));
  const names = plugins.map(({ name }) => name);
  const input = { url: `http://${KEPT.site}`, theme: null, plugins: names, network: false };
  const finish = join(draft, 'finish.php');
  writeFileSync(finish, `<?php\n${stepCode('finish', input)}`);
  await runNative({ root, host: KEPT.site, target: finish, boot: true });
  const printed = await runNative({ root, host: KEPT.site, target: SEED_FILE, boot: true });
  writeFileSync(join(draft, PRINTED), printed);
}
