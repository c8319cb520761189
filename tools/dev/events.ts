import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listenHere } from '../rig/port';

/** The message to every page. */
export interface State {
  /** Grows with each change that a page shows. */
  version: number;
  /** Style sheets of the last change, where nothing else changed. */
  sheets: string[];
  /** Errors as text; empty where all is built. */
  problem: string;
}

export interface Events {
  url: string;
  tell(state: State): void;
  close(): Promise<void>;
}

/** Serves the script of the pages, and the stream of events that it listens to, on a port of its own. */
export async function startEvents(first: State): Promise<Events> {
  let state = first;
  const pages = new Set<ServerResponse>();
  const message = () => `data: ${JSON.stringify(state)}\n\n`;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.url !== '/events') {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(join(import.meta.dirname, 'client.js')));
      return;
    }
    response.setHeader('content-type', 'text/event-stream');
    response.write(message());
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  const { url, close } = await listenHere(server, 0);
  return {
    url,
    tell(next) {
      state = next;
      for (const page of pages) page.write(message());
    },
    close,
  };
}
