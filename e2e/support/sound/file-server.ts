import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host of recorded programmes, on which each path is another kind of server. */
export interface FileServer {
  /** The URL of a kind, without a trailing slash. */
  url(kind: FileKind): string;
  close(): Promise<void>;
}

/**
 * `ranges` as Apple and Safari want it; `plain` sends the whole file whatever was asked for; `endless` does not say how
 * much that is; `gone` has it no more; `broken` sends what is no sound.
 */
export type FileKind = 'ranges' | 'plain' | 'endless' | 'gone' | 'broken';

export const FILE_SECONDS = 240;

const RATE = 8_000;
const HEAD_BYTES = 44;

/** A tone that rises once a minute, so that a place in it can be told. */
function tone(): Buffer {
  const samples = RATE * FILE_SECONDS;
  const file = Buffer.alloc(HEAD_BYTES + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value, bytes] of [
    [16, 16, 4],
    [20, 1, 2],
    [22, 1, 2],
    [24, RATE, 4],
    [28, RATE * 2, 4],
    [32, 2, 2],
    [34, 16, 2],
  ] as const)
    file.writeUIntLE(value, at, bytes);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let sample = 0; sample < samples; sample++) {
    const hertz = 220 * (1 + Math.floor(sample / RATE / 60));
    file.writeInt16LE(
      Math.round(2_000 * Math.sin((2 * Math.PI * hertz * sample) / RATE)),
      HEAD_BYTES + sample * 2,
    );
  }
  return file;
}

const HEADERS = {
  'Content-Type': 'audio/wav',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
};

export async function startFileServer(): Promise<FileServer> {
  const file = tone();
  const answers: Record<FileKind, (request: IncomingMessage, response: ServerResponse) => void> = {
    ranges: (request, response) => sendRange(file, request, response),
    plain: (_, response) =>
      void response.writeHead(200, { ...HEADERS, 'Content-Length': file.length }).end(file),
    endless: (_, response) => void response.writeHead(200, HEADERS).end(file),
    gone: (_, response) => void response.writeHead(404, HEADERS).end('gone'),
    broken: (_, response) => void response.writeHead(200, HEADERS).end('<html>Maintenance</html>'),
  };
  const server = createServer((request, response) => {
    const [, kind = ''] = /^\/(\w+)\//.exec(request.url ?? '') ?? [];
    const answer = answers[kind as FileKind] ?? answers.gone;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (kind) => `http://127.0.0.1:${port}/${kind}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendRange(file: Buffer, { headers }: IncomingMessage, response: ServerResponse) {
  const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
  const from = Number(first);
  const to = last ? Math.min(Number(last), file.length - 1) : file.length - 1;
  const range = headers.range ? { 'Content-Range': `bytes ${from}-${to}/${file.length}` } : {};
  response.writeHead(headers.range ? 206 : 200, {
    ...HEADERS,
    ...range,
    'Accept-Ranges': 'bytes',
    'Content-Length': to - from + 1,
  });
  response.end(file.subarray(from, to + 1));
}
