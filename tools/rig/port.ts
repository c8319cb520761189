import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RigError } from './error';

const POLL_MS = 25;

/** A port that nobody else on this machine gets until it is let go. */
export interface HeldPort {
  port: number;
  /** Resolves when the port is free for the server that was meant to have it. */
  release(): Promise<void>;
}

/** Holds a free port of the loopback interface, or the asked one if it is free. */
export function holdPort(asked?: number): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(new RigError(`Port ${asked ?? ''} is taken. Give another one with --port.`)),
    );
    server.listen(asked ?? 0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** A port that is let go at once: for a server that is started next. */
export async function choosePort(asked?: number): Promise<number> {
  const { port, release } = await holdPort(asked);
  await release();
  return port;
}

/**
 * Lets a server listen on the loopback interface; port 0 is any free one. Rejects with a sentence for a port that is
 * taken.
 *
 * @returns Its address, without a slash at the end, and what ends it together with its connections.
 */
export async function listenHere(
  server: Server,
  port: number,
): Promise<{ url: string; close(): Promise<void> }> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken.`) : error;
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Waits until the site answers with a page; `alive` says whether its server still runs. */
export async function untilAnswering(url: string, alive: () => boolean, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const status = await fetch(url, { redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status >= 200 && status < 400) return;
    // Playground says 502 while it boots.
    if (status >= 500 && status !== 502) throw new RigError(`${url} answers with ${status}`);
    if (!alive()) throw new RigError(`The server of ${url} ended before it answered`);
    if (Date.now() > deadline) throw new RigError(`${url} does not answer (last status ${status})`);
    await wait(POLL_MS);
  }
}
