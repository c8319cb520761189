import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RigError } from './error';
import { capture, detach, endGroup, isRunning, works } from './process';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 50;
const DAEMON = existsSync('/usr/sbin/mariadbd') ? '/usr/sbin/mariadbd' : 'mariadbd';

export type Daemon = { pid: number; socket: string };

/** A new, empty data folder. */
export async function createData(data: string): Promise<void> {
  await capture('mariadb-install-db', [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--innodb-log-file-size=8M',
  ]);
}

/** Starts a server of its own over `data`: a socket, no network. */
export async function startMariadb(folder: string, data: string): Promise<Daemon> {
  const socket = socketPath(folder);
  rmSync(socket, { force: true });
  const pid = await detach(DAEMON, daemonArgs(data, socket), join(folder, 'mariadb.log'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await query(socket, 'SELECT 1'))) {
    if (!isRunning(pid, data) || Date.now() > deadline) {
      throw new RigError(`MariaDB did not start; see ${join(folder, 'mariadb.log')}`);
    }
    await wait(POLL_MS);
  }
  return { pid, socket };
}

/** Makes the empty database that WordPress is installed into. */
export async function createDatabase({ socket }: Daemon): Promise<void> {
  if (!(await query(socket, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4'))) {
    throw new RigError('MariaDB refused to make the database');
  }
}

export async function stopMariadb({ pid, socket }: Daemon, data: string): Promise<void> {
  await endGroup(pid, data);
  rmSync(socket, { force: true });
}

/** A socket's path may hold about 100 characters, which a cache folder may pass. */
function socketPath(folder: string): string {
  return join(tmpdir(), `onda-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}.sock`);
}

function query(socket: string, sql: string): Promise<boolean> {
  return works('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', sql]);
}

/** Small buffers and no flush to disk: the data is thrown away. */
function daemonArgs(data: string, socket: string): string[] {
  return [
    '--no-defaults',
    `--user=${userInfo().username}`,
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${data}/mariadb.pid`,
    '--skip-networking',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--innodb-buffer-pool-size=64M',
    '--innodb-log-file-size=8M',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
  ];
}
