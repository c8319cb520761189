import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAIL_MODES, type FailMode } from './failures';
import type { Song } from './program';

/** The controls of a station for tests and demos. */
export interface Controls {
  listeners(): number;
  /** A song of the program by its number from 0, or any other. */
  setTrack(song: number | Partial<Song>): void;
  /** The source leaves: responses end cleanly, the mount is 404. */
  dropSource(): void;
  restoreSource(): void;
  /** Writes nothing and answers nothing; connections stay open. */
  freeze(): void;
  thaw(): void;
  failStatus(mode: FailMode | null): void;
}

type Order = Record<string, unknown>;

const BODY_LIMIT = 65_536;

/** The values of `do`. Any other gets 400. */
const ORDERS: ReadonlyMap<unknown, (station: Controls, order: Order) => void> = new Map([
  ['drop', (station: Controls) => station.dropSource()],
  ['restore', (station: Controls) => station.restoreSource()],
  ['freeze', (station: Controls) => station.freeze()],
  ['thaw', (station: Controls) => station.thaw()],
  [
    'fail',
    (station: Controls, { mode }: Order) =>
      station.failStatus(FAIL_MODES.find((known) => known === mode) ?? null),
  ],
  ['track', setTrack],
]);

/**
 * `POST /control` with JSON: `{"do":"drop"|"restore"|"freeze"|"thaw"}`, `{"do":"fail","mode":…}` (none ends it),
 * `{"do":"track","index":3}` or `{"do":"track","artist":…,"title":…}`. It answers while frozen, says false for what is
 * not its own, and wants a content type that no foreign page can send without asking first.
 */
export function createControl(
  station: Controls,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.url !== '/control') return false;
    if (!isAllowed(request)) response.writeHead(403).end();
    else obey(station, request, response).catch(() => response.destroy());
    return true;
  };
}

function isAllowed({ method, headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLoopback && method === 'POST' && headers['content-type'] === 'application/json';
}

async function obey(station: Controls, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const order = await orderOf(request);
  const act = ORDERS.get(order.do);
  act?.(station, order);
  response.writeHead(act ? 200 : 400, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ ok: Boolean(act), listeners: station.listeners() }));
}

async function orderOf(request: IncomingMessage): Promise<Order> {
  let body = '';
  for await (const part of request) if (body.length < BODY_LIMIT) body += part;
  try {
    const order: unknown = JSON.parse(body);
    return typeof order === 'object' && order !== null ? { ...order } : {};
  } catch {
    return {};
  }
}

function setTrack(station: Controls, { index, artist, title }: Order): void {
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0) station.setTrack(index);
  else station.setTrack({ artist: String(artist ?? ''), title: String(title ?? '') });
}
