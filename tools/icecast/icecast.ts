import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '../rig/port';
import { noise } from './noise';

/** Debian's icecast2 on loopback, with ffmpeg as the studio. */
export interface Icecast {
  /** Address of a mount. */
  stream(mount: string): string;
  /** Noise goes on air; resolves when the mount is there. */
  startSource(mount: string): Promise<Source>;
  /** A mount that has been on air for a while: it holds all that a new listener gets at once. */
  startFilled(mount: string): Promise<Source>;
  /** The server stands still, its connections stay open. */
  freeze(): void;
  thaw(): void;
  listeners(mount: string): Promise<number>;
  setTitle(mount: string, song: string): Promise<void>;
  stop(): void;
}

export interface Source {
  /** At once, as when the studio loses its power. */
  kill(): void;
}

export interface IcecastOptions {
  /** Bytes that a new listener gets at once. */
  burst?: number;
}

const HOST = '127.0.0.1';

/** Bytes of Debian's own default, and of radios with a quick start. */
export const BURST = { stock: 65_535, quick: 131_072 } as const;

/** In the web root of each server that is started here; it holds the name of its folder. */
const OWN_FILE = 'own.txt';

/** Characters of Icecast's own log in an error. */
const LOG_TAIL = 1000;

export const hasIcecast = (): boolean => existsSync('/usr/bin/icecast2') && existsSync('/usr/bin/ffmpeg');

export async function startIcecast({ burst = BURST.quick }: IcecastOptions = {}): Promise<Icecast> {
  const { server, port, folder } = await startServer(burst);
  const sources = new Set<ChildProcess>();
  const base = `http://${HOST}:${port}`;

  function connect(mount: string, aheadSeconds: number): ChildProcess {
    const source = spawn('ffmpeg', studio(mount, port, aheadSeconds), { stdio: 'ignore' });
    sources.add(source);
    return source;
  }

  async function start(mount: string, aheadSeconds: number): Promise<Source> {
    let source = connect(mount, aheadSeconds);
    await until(async () => {
      // Refused, as long as the server takes the former source for there.
      if (hasEnded(source)) source = connect(mount, aheadSeconds);
      return isOnAir(base, mount);
    }).catch(() => {
      const ended = [server, source].map((program) => `${program.spawnfile} ${stateOf(program)}`).join(', ');
      const log = readFileSync(join(folder, 'log', 'error.log'), 'utf8').slice(-LOG_TAIL);
      throw new Error(`icecast: ${mount} is not on air: ${ended}\n${log}`);
    });
    return {
      kill() {
        source.kill('SIGKILL');
        sources.delete(source);
      },
    };
  }

  return {
    stream: (mount) => `${base}${mount}`,
    startSource: (mount) => start(mount, 0),
    async startFilled(mount) {
      const source = await start(mount, secondsOf(burst));
      await readBytes(`${base}${mount}`, burst);
      return source;
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    listeners: async (mount) => Number((await statusOf(base, mount))?.listeners ?? 0),
    async setTitle(mount, song) {
      const query = new URLSearchParams({ mount, mode: 'updinfo', charset: 'UTF-8', song });
      await asAdmin(`${base}/admin/metadata?${query}`);
    },
    stop() {
      for (const source of sources) source.kill('SIGKILL');
      server.kill('SIGCONT');
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const stateOf = ({ exitCode, signalCode }: ChildProcess): string =>
  `${signalCode ?? (exitCode === null ? 'runs' : `ended with ${exitCode}`)}`;

/** Another program may take the port in between: Icecast ends then, and what answers there is not this one. */
async function startServer(burst: number) {
  const port = await choosePort();
  const folder = prepareFolder(port, burst);
  const server = spawn('icecast2', ['-c', join(folder, 'icecast.xml')], { stdio: 'ignore' });
  await until(
    async () => hasEnded(server) || (await isAnsweredBy(folder, `http://${HOST}:${port}/${OWN_FILE}`)),
  );
  if (!hasEnded(server)) return { server, port, folder };
  rmSync(folder, { recursive: true, force: true });
  return startServer(burst);
}

/** Icecast does not run as root: it becomes nobody, who must be able to write its logs. */
function prepareFolder(port: number, burst: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'onda-icecast-'));
  mkdirSync(join(folder, 'log'));
  for (const part of ['web', 'admin']) {
    cpSync(`/usr/share/icecast2/${part}`, join(folder, part), { recursive: true, dereference: true });
  }
  writeFileSync(join(folder, 'web', OWN_FILE), folder);
  writeFileSync(join(folder, 'icecast.xml'), configuration(folder, port, burst));
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'nobody:nogroup', folder]);
  return folder;
}

function configuration(folder: string, port: number, burst: number): string {
  const owner = '<changeowner><user>nobody</user><group>nogroup</group></changeowner>';
  return `<icecast>
<limits><clients>100</clients><sources>8</sources><queue-size>${Math.max(burst * 2, 524_288)}</queue-size>
<source-timeout>10</source-timeout><burst-on-connect>1</burst-on-connect><burst-size>${burst}</burst-size></limits>
<authentication><source-password>srcpw</source-password><relay-password>relaypw</relay-password>
<admin-user>admin</admin-user><admin-password>adminpw</admin-password></authentication>
<hostname>${HOST}</hostname>
<listen-socket><port>${port}</port><bind-address>${HOST}</bind-address></listen-socket>
<http-headers><header name="Access-Control-Allow-Origin" value="*" /></http-headers>
<fileserve>1</fileserve>
<paths><basedir>${folder}</basedir><logdir>${folder}/log</logdir><webroot>${folder}/web</webroot>
<adminroot>${folder}/admin</adminroot><alias source="/" destination="/status.xsl"/></paths>
<logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>2</loglevel></logging>
<security><chroot>0</chroot>${process.getuid?.() === 0 ? owner : ''}</security>
</icecast>`;
}

const CODECS: Record<string, string[]> = {
  mp3: ['-c:a', 'libmp3lame', '-b:a', '128k', '-content_type', 'audio/mpeg', '-f', 'mp3'],
  aac: ['-c:a', 'aac', '-b:a', '96k', '-content_type', 'audio/aac', '-f', 'adts'],
  opus: ['-c:a', 'libopus', '-b:a', '64k', '-content_type', 'audio/ogg', '-f', 'ogg'],
  ogg: ['-c:a', 'libvorbis', '-b:a', '96k', '-content_type', 'application/ogg', '-f', 'ogg'],
};

/** How long the slowest codec, Opus at a varying 64 kb/s, takes to fill so many bytes. */
const secondsOf = (bytes: number): number => Math.ceil((bytes * 8) / 45_000);

/** The first `aheadSeconds` are sent at once, the rest as time goes by. */
function studio(mount: string, port: number, aheadSeconds: number): string[] {
  const codec = CODECS[mount.split('.').at(-1) ?? ''] ?? [];
  const input = ['-nostdin', '-loglevel', 'quiet', ...noise(aheadSeconds)];
  return [...input, ...codec, '-ice_name', 'Radio Uno', `icecast://source:srcpw@${HOST}:${port}${mount}`];
}

interface MountStatus {
  listeners?: number;
}

async function statusOf(base: string, mount: string): Promise<MountStatus | undefined> {
  const text = await fetch(`${base}/status-json.xsl?mount=${mount}`).then((reply) => reply.text());
  return (JSON.parse(text) as { icestats?: { source?: MountStatus } }).icestats?.source;
}

/** A listener leaves after so many bytes: Icecast's own counter is up to 5 s old. */
async function readBytes(url: string, count: number): Promise<void> {
  const leaving = new AbortController();
  const reader = (await fetch(url, { signal: leaving.signal })).body?.getReader();
  let read = 0;
  while (read < count) read += (await reader?.read())?.value?.length ?? Number.POSITIVE_INFINITY;
  leaving.abort();
}

function asAdmin(url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from('admin:adminpw').toString('base64')}`;
  return fetch(url, { headers: { authorization } }).then((reply) => reply.text());
}

/** A listener gets the mount. Icecast's statistics crash it now and then when they are read while a source comes. */
async function isOnAir(base: string, mount: string): Promise<boolean> {
  const leaving = new AbortController();
  const reply = await fetch(`${base}${mount}`, { signal: leaving.signal }).catch(() => undefined);
  leaving.abort();
  return reply?.ok === true;
}

/** Whether the server of that folder answers there, and not another one. */
const isAnsweredBy = (folder: string, url: string): Promise<boolean> =>
  fetch(url).then(
    async (reply) => (await reply.text()) === folder,
    () => false,
  );

async function until(isTrue: () => Promise<boolean>, timeoutMs = 90_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('icecast: what was waited for did not happen');
    await new Promise((next) => setTimeout(next, 50));
  }
}
