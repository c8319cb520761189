import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's redis-server on a socket of its own, which keeps nothing on disk. */
export interface Redis {
  socket: string;
  /** Resolves with the server's text for a command, `ask('get', 'key')`. */
  ask(...command: string[]): Promise<string>;
  stop(): void;
}

const START_TIMEOUT_MS = 30_000;

export async function startRedis(): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'onda-redis-'));
  const socket = join(folder, 'redis.sock');
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const ask = async (...command: string[]) => {
    const { stdout } = await promisify(execFile)('redis-cli', ['-s', socket, ...command]);
    return stdout.trim();
  };
  const redis: Redis = {
    socket,
    ask,
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const end = Date.now() + START_TIMEOUT_MS;
  while ((await ask('ping').catch(() => '')) !== 'PONG') {
    if (Date.now() > end || server.exitCode !== null) {
      redis.stop();
      throw new Error('redis-server did not start');
    }
    await new Promise((next) => setTimeout(next, 50));
  }
  return redis;
}
