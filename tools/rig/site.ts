import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RigError } from './error';
import type { Site } from './options';
import { isRunning } from './process';
import { loadRecord, siteFolder } from './record';
import { type Php, runPhp } from './run';

export { down, downAll } from './down';
export { RigError } from './error';
export { addNode } from './node';
export type { Site, SiteOptions } from './options';
export type { Php } from './run';
export { up } from './up';

/** Runs PHP inside the site with WordPress loaded and returns what it printed. `code` needs no `<?php`. */
export async function run(site: Pick<Site, 'name'>, php: Php): Promise<string> {
  const record = loadRecord(site.name);
  if (record) return runPhp(record, php);
  throw new RigError(`There is no site named ${site.name}. Start it: pnpm rig up --name ${site.name}`);
}

/** A site that runs, undefined when it does not. */
export function info(name: string): Site | undefined {
  const record = loadRecord(name);
  const server = record?.processes.at(-1);
  return server && isRunning(server, siteFolder(name)) ? record?.site : undefined;
}

/** The cookies of the administrator, `name=value` each, as the form that logs in gives them. */
export async function ownerCookies({ url, admin }: Pick<Site, 'url' | 'admin'>): Promise<string[]> {
  const answer = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: admin.user, pwd: admin.password, testcookie: '1' }),
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    redirect: 'manual',
  });
  return answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

/**
 * The mails a site has sent, oldest first, as text: head lines, an empty line, the message.
 * @public
 */
export function mails(site: Pick<Site, 'root'>): string[] {
  const folder = join(site.root, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}
