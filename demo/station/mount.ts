import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from './clock';
import { createIcyWriter, META_INTERVAL } from './icy';
import type { Mp3Loop } from './mp3-loop';

export interface Mount {
  /** Starts sending; the caller has checked that there is a source. */
  listen(request: IncomingMessage, response: ServerResponse): void;
  count(): number;
  peak(): number;
  /** Sends what has become due since the last call. */
  send(): void;
  pause(): void;
  resume(): void;
  /** Every response ends as a stream does whose source has gone. */
  endAll(): void;
}

export interface StationFacts {
  name: string;
  description: string;
  genre: string;
  url: string;
}

/** Sent at once to a new listener, as Icecast's `burst-size`: 8 s of sound. */
export const BURST_BYTES = 131_072;
/** A listener who takes no bytes is dropped when so many wait for him, as Icecast's `queue-size`. */
const QUEUE_BYTES = 524_288;
const BYTES_A_MS = 16;

export function createMount(loop: Mp3Loop, clock: Clock, facts: StationFacts, title: () => string): Mount {
  const burstFrames = Math.floor(BURST_BYTES / BYTES_A_MS / loop.frameMs);
  const listeners = new Map<ServerResponse, (sound: Buffer) => void>();
  let startedAt = clock.now();
  let pausedAt: number | null = null;
  let sent = 0;
  let most = 0;

  function listen(request: IncomingMessage, response: ServerResponse): void {
    const icy = request.headers['icy-metadata'] === '1' ? createIcyWriter() : null;
    open(response, { ...streamHeaders(facts), ...(icy ? { 'icy-metaint': `${META_INTERVAL}` } : {}) });
    if (request.method === 'HEAD') return void response.end();
    const write = (sound: Buffer) => void response.write(icy ? icy(sound, title()) : sound);
    write(loop.slice(sent - burstFrames, sent));
    listeners.set(response, write);
    most = Math.max(most, listeners.size);
    response.on('close', () => listeners.delete(response));
    response.on('error', () => listeners.delete(response));
  }

  function send(): void {
    const until = Math.floor((clock.now() - startedAt) / loop.frameMs);
    if (pausedAt !== null || until <= sent) return;
    const sound = loop.slice(sent, until);
    sent = until;
    for (const [response, write] of listeners) {
      if (response.writableLength > QUEUE_BYTES) response.destroy();
      else write(sound);
    }
  }

  return {
    listen,
    send,
    count: () => listeners.size,
    peak: () => most,
    pause() {
      pausedAt ??= clock.now();
    },
    /** The time of the pause is left out, or all of it would be sent at once. */
    resume() {
      if (pausedAt !== null) startedAt += clock.now() - pausedAt;
      pausedAt = null;
    },
    endAll() {
      for (const response of listeners.keys()) response.end();
      listeners.clear();
    },
  };
}

/** No length and no chunks: the stream is over when the connection is, as Icecast answers. */
function open(response: ServerResponse, headers: Record<string, string>): void {
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.writeHead(200, headers);
  response.flushHeaders();
}

function streamHeaders({ name, description, genre, url }: StationFacts): Record<string, string> {
  return {
    'Content-Type': 'audio/mpeg',
    'Cache-Control': 'no-cache, no-store',
    'icy-br': '128',
    'icy-name': name,
    'icy-description': description,
    'icy-genre': genre,
    'icy-url': url,
    'icy-pub': '0',
  };
}
