import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from './clock';
import { type Controls, createControl } from './control';
import { songText } from './icecast-pages';
import { createMount, type Mount } from './mount';
import { createMp3Loop } from './mp3-loop';
import { type Airing, createProgram } from './program';
import { createRoutes } from './routes';
import type { StationState } from './studio';

export interface StationOptions {
  /** 0, the default, takes any free one. */
  port?: number;
  host?: string;
  trackSeconds?: number;
  /** Answers `POST /control` of this machine too. */
  control?: boolean;
  /** Answers `/stats?sid=1` like Shoutcast 2; else it is 404, as on an Icecast server. */
  shoutcast?: boolean;
  clock?: Clock;
}

export interface Station extends Controls {
  /** The URL has no trailing slash. */
  url: string;
  streamUrl: string;
  port: number;
  track(): Airing;
  /** Requests so far whose path is this. */
  requests(path: string): number;
  close(): Promise<void>;
}

const MOUNT = '/live.mp3';
const TRACK_SECONDS = 60;
const TICK_MS = 100;
const FACTS = {
  name: 'Radio Onda',
  description: 'La radio de prueba de Onda',
  genre: 'Pop latino',
  url: 'https://onda.invalid/',
};

/** A stream server for demos and tests. Rejects with a sentence for people when it cannot listen. */
export async function createStation(options: StationOptions = {}): Promise<Station> {
  const { clock = systemClock, trackSeconds = TRACK_SECONDS, host = '127.0.0.1' } = options;
  const songMs = trackSeconds * 1000;
  const program = createProgram(clock, songMs);
  const mount = createMount(readLoop(), clock, FACTS, () => songText(program.current()));
  const state: StationState = { isOnline: true, failMode: null, waiting: null, requests: new Map() };
  const server = createServer();
  const port = await listen(server, options.port ?? 0, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

  const station: Station = {
    url,
    streamUrl: `${url}${MOUNT}`,
    port,
    listeners: mount.count,
    track: program.current,
    setTrack: program.play,
    ...failures(state, mount),
    requests: (path) => state.requests.get(path) ?? 0,
    close,
  };

  const routes = createRoutes({
    state,
    mount,
    program,
    clock,
    songMs,
    facts: FACTS,
    mountPath: MOUNT,
    shoutcast: options.shoutcast ?? false,
  });
  const control = options.control ? createControl(station) : null;
  server.on('request', (request, response) => {
    if (!control?.(request, response)) routes.answer(request, response);
  });
  const stopTicking = clock.every(TICK_MS, () => {
    program.advance();
    mount.send();
  });

  async function close(): Promise<void> {
    stopTicking();
    routes.close();
    mount.endAll();
    await closeServer(server);
  }

  return station;
}

/** The ways in which the station fails and comes back. */
function failures(state: StationState, mount: Mount) {
  return {
    dropSource() {
      state.isOnline = false;
      mount.endAll();
    },
    restoreSource() {
      state.isOnline = true;
    },
    freeze() {
      state.waiting ??= [];
      mount.pause();
    },
    thaw() {
      const waiting = state.waiting ?? [];
      state.waiting = null;
      mount.resume();
      for (const answer of waiting) answer();
    },
    failStatus(mode) {
      state.failMode = mode;
    },
  } satisfies Partial<Station>;
}

const readLoop = () => createMp3Loop(readFileSync(new URL('music/loop.mp3', import.meta.url)));

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(problem(error, port, host));
  }
  return (server.address() as AddressInfo).port;
}

function problem(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken. Choose another with --port, or stop the program that has it.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one from 1024 on with --port.`;
  return `The station cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : code}`;
}
