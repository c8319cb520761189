import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type SentSound, sendSound } from './live-sound';

/** A request to the server of a row. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** How many requests had this path before. */
  times: number;
  /** Answers with a document that any page may read. */
  say(type: string, body: string | Buffer, head?: Record<string, string>): void;
  /** Answers with live sound. */
  sound(options?: SoundOptions): void;
  /** The connection, for an answer that is no HTTP. */
  raw(): void;
}

export interface SoundOptions extends SentSound {
  type?: string | null;
  /** A page may read it. */
  isOpen?: boolean;
  /** The first byte comes so late; with `areHeadsLate` the heads do, too. */
  lateMs?: number;
  areHeadsLate?: boolean;
  /** A question for a part of it is answered as one, as if it were a file. */
  isFile?: boolean;
}

export interface StreamServer {
  /** The URL has no trailing slash. */
  url: string;
  /** The paths and queries that were asked for, in order. */
  asked: string[];
  close(): void;
}

const OPEN = { 'access-control-allow-origin': '*' };
const PART = { 'accept-ranges': 'bytes', 'content-range': 'bytes 0-999999999/1000000000' };

/** A small stream server that answers as its row says; what the row does not answer is not there. */
export async function startStreamServer(answer: (visit: Visit) => unknown): Promise<StreamServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const times = asked.filter((one) => one.split('?', 1)[0] === url.pathname).length;
    asked.push(`${url.pathname}${url.search}`);
    const visit = visitOf(request, response, url, times);
    answer(visit);
    if (!response.headersSent && !visit.isTaken()) response.writeHead(404, OPEN).end('nothing here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function visitOf(request: IncomingMessage, response: ServerResponse, url: URL, times: number) {
  let isTaken = false;
  return {
    request,
    response,
    url,
    times,
    isTaken: () => isTaken,
    say: (type: string, body: string | Buffer, head: Record<string, string> = OPEN) =>
      void response.writeHead(200, { 'content-type': type, ...head }).end(body),
    sound({ type = 'audio/mpeg', isOpen = true, isFile = false, lateMs = 0, ...sent }: SoundOptions = {}) {
      isTaken = true;
      const isPart = isFile && request.headers.range !== undefined;
      const begin = () => {
        response.writeHead(isPart ? 206 : 200, {
          ...(type && { 'content-type': type }),
          ...(isOpen && OPEN),
          ...(isPart && PART),
        });
        response.flushHeaders();
      };
      if (!sent.areHeadsLate) begin();
      setTimeout(() => {
        if (sent.areHeadsLate) begin();
        sendSound(response, sent);
      }, lateMs);
    },
    raw() {
      isTaken = true;
      request.socket.write('ICY 200 OK\r\nicy-name: Uno\r\ncontent-type: audio/mpeg\r\n\r\n');
      sendSound(request.socket);
    },
  };
}
