import type { ServerResponse } from 'node:http';
import { changeFrame, connectFrame, PING_FRAME } from './azuracast-pages';
import type { Status } from './icecast-pages';
import type { Studio } from './studio';

export interface PushChannel {
  /** Tells what is on air now, and again at every change. */
  open(response: ServerResponse, status: () => Status): void;
  close(): void;
}

/** AzuraCast sends an empty frame so often. */
const PING_MS = 25_000;

/** Server-sent events as AzuraCast's `/api/live/nowplaying/sse` sends them. */
export function createPushChannel({ state, program, clock }: Studio): PushChannel {
  const opened = new Map<ServerResponse, () => Status>();

  function tellAll(frameOf: (status: () => Status) => string): void {
    if (state.waiting) return;
    for (const [response, status] of opened) response.write(frameOf(status));
  }

  const forget = program.onChange(() => tellAll((status) => changeFrame(status())));
  const stopPing = clock.every(PING_MS, () => tellAll(() => PING_FRAME));

  return {
    open(response, status) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-store' });
      response.write(connectFrame(status()));
      opened.set(response, status);
      response.on('close', () => opened.delete(response));
    },
    close() {
      forget();
      stopPing();
      for (const response of opened.keys()) response.end();
    },
  };
}
