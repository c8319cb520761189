import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigInput, wpConfig } from './config';
import { remove, siteLock } from './down';
import { RigError } from './error';
import { withLock } from './fetch/cache';
import { newestLane } from './fetch/wordpress';
import { startMariadb } from './mariadb';
import { hasNativePhp, startNative } from './native';
import { DEFAULT_OPTIONS, type ServerKind, type Site, type SiteOptions, type WpVersion } from './options';
import { PHP_DIR, SEED_FILE } from './places';
import { addDoor, startPlayground, VIRTUAL_ROOT } from './playground';
import { linkPlugins, type PluginFolder, pluginFolders, pluginMounts } from './plugins';
import { type HeldPort, holdPort, untilAnswering } from './port';
import { isRunning } from './process';
import { type SiteRecord, saveRecord, siteFolder } from './record';
import { fillRouter } from './router-rules';
import { runPhp } from './run';
import { parsePages } from './seed';
import { stepCode } from './step';
import { copy } from './template/copy';
import { addressesOfCopy, copySeeded } from './template/seeded';
import { ADMIN, addMustUse, keepTemplate, prepareRoot, readyTemplate } from './template/template';

const START_TIMEOUT_MS = 120_000;
const LOG_TAIL = 2000;

type Plan = SiteOptions & {
  wp: WpVersion;
  server: ServerKind;
  port: number;
  /** Copying files takes seconds: until the server starts, no other may take its port. */
  held: HeldPort;
  folders: PluginFolder[];
};

/** Installs and starts a site; resolves when it answers. A running site of that name is replaced. Throws RigError. */
export async function up(given: Partial<SiteOptions> = {}): Promise<Site> {
  const options = { ...DEFAULT_OPTIONS, ...given };
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(options.name))
    throw new RigError(`A site cannot be named ${options.name}`);
  return withLock(siteLock(options.name), async () => {
    await remove(options.name);
    const held = await holdPort(options.port);
    try {
      const plan = await makePlan(options, held);
      const { record, printed } = await layOut(plan);
      await start(record, plan);
      await (printed === undefined ? furnish(record, plan) : open(record, printed));
      return record.site;
    } catch (error) {
      await remove(options.name);
      throw error;
    } finally {
      await held.release();
    }
  });
}

async function makePlan(options: SiteOptions, held: HeldPort): Promise<Plan> {
  const server = options.server ?? ((await hasNativePhp(options.db)) ? 'native' : 'playground');
  if (server === 'playground' && options.db === 'mariadb') {
    throw new RigError('MariaDB needs PHP 8.1 or newer with mysqli and mbstring on this machine.');
  }
  if (server === 'playground' && options.multisite) {
    throw new RigError('A network of sites needs PHP 8.1 or newer on this machine.');
  }
  const folders = await pluginFolders(options);
  return {
    ...options,
    server,
    folders,
    wp: options.wp ?? (await newestLane()),
    port: held.port,
    held,
  };
}

/** Copies the files into place and makes the first record; `printed` is there where the demo is in them already. */
async function layOut(plan: Plan): Promise<{ record: SiteRecord; printed: string | undefined }> {
  const folder = siteFolder(plan.name);
  const root = join(folder, 'www');
  mkdirSync(join(folder, 'run'), { recursive: true });
  const template = await readyTemplate(plan.wp, plan.db, plan.server);
  const printed = await copyFiles(plan, template.folder);
  const { name, wp, db, server } = plan;
  const url = `http://127.0.0.1:${plan.port}`;
  const admin = { user: ADMIN.user, password: ADMIN.password };
  const site = { name, url, root, wp, db, admin, pages: {}, version: template.version, server };
  const isInstalled = template.folder !== undefined;
  return { record: { site, processes: [], isInstalled, run: process.env.ONDA_TEST_RUN }, printed };
}

async function copyFiles(plan: Plan, template: string | undefined): Promise<string | undefined> {
  const folder = siteFolder(plan.name);
  const root = join(folder, 'www');
  const addresses = addressesOfCopy(plan);
  if (plan.seededIn && template && addresses)
    return copySeeded(plan.seededIn, template, plan.folders, folder, addresses);
  if (template) copy(template, folder);
  else await prepareRoot(plan.wp, plan.db, root);
  addMustUse(root);
  if (plan.server === 'native') linkPlugins(plan.folders, root);
  return undefined;
}

async function start(record: SiteRecord, plan: Plan): Promise<void> {
  const folder = siteFolder(plan.name);
  const { root, url } = record.site;
  if (plan.db === 'mariadb') {
    const daemon = await startMariadb(folder, join(folder, 'data'));
    record.socket = daemon.socket;
    remember(record, daemon.pid);
  }
  writeConfig(record, plan);
  await plan.held.release();
  if (plan.server === 'playground') {
    record.door = url + addDoor(root);
    remember(record, await startPlayground(folder, plan.port, pluginMounts(plan.folders, VIRTUAL_ROOT)));
    await untilStarted(record, `${url}/wp-includes/images/blank.gif`);
    return;
  }
  const router = fillRouter(readFileSync(join(PHP_DIR, 'router.php'), 'utf8'), plan.multisite);
  remember(record, await startNative(folder, root, plan.port, router, plan.ini));
}

/** Everything that PHP does: install, network, plugins, content. */
async function furnish(record: SiteRecord, plan: Plan): Promise<void> {
  const { site } = record;
  if (!record.isInstalled) {
    await runPhp(record, { code: stepCode('install', { root: VIRTUAL_ROOT, ...ADMIN }) }, false);
    await keepTemplate(plan.wp, plan.db, site.root);
    record.isInstalled = true;
  }
  const host = new URL(site.url).host;
  if (plan.multisite) {
    await runPhp(record, { code: stepCode('network', { host, email: ADMIN.email }) });
    writeConfig(record, plan, host);
  }
  const plugins = plan.folders.map(({ name }) => name);
  const input = { url: site.url, theme: plan.theme ?? null, plugins, network: plan.multisite };
  await runPhp(record, { code: stepCode('finish', input) });
  const isSeeded = !plan.bare && !plan.noSeed && existsSync(SEED_FILE);
  await open(record, isSeeded ? await runPhp(record, { file: SEED_FILE }) : undefined);
}

/** Waits until the site answers, and keeps where the seed says its pages are. */
async function open(record: SiteRecord, printed: string | undefined): Promise<void> {
  await untilStarted(record, `${record.site.url}/wp-login.php`);
  if (printed !== undefined) record.site.pages = parsePages(printed, record.site.url);
  saveRecord(record);
}

function writeConfig(record: SiteRecord, { trusted, constants }: Plan, network?: string): void {
  const input: ConfigInput = { socket: record.socket, trusted, constants, network };
  writeFileSync(join(record.site.root, 'wp-config.php'), wpConfig(input));
}

/** Saved at once, so that `down` can end what a broken `up` leaves. */
function remember(record: SiteRecord, pid: number): void {
  record.processes.push(pid);
  saveRecord(record);
}

async function untilStarted({ site, processes }: SiteRecord, address: string): Promise<void> {
  const server = processes.at(-1) ?? 0;
  const alive = () => isRunning(server, siteFolder(site.name));
  await untilAnswering(address, alive, START_TIMEOUT_MS).catch((error: unknown) => {
    throw error instanceof RigError ? new RigError(`${error.message}\n${serverLog(site.name)}`) : error;
  });
}

function serverLog(name: string): string {
  const path = join(siteFolder(name), 'server.log');
  return existsSync(path) ? readFileSync(path, 'utf8').slice(-LOG_TAIL) : '';
}
