import { threadId } from 'node:worker_threads';
import type { GlobalWindow as Window } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';
import { WINDOW_FILE } from './file';

/** The globals of Node that the window's own replace. */
const OF_THE_WINDOW = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

/** Node's channels join all threads of a process: a window hears its own thread, not the tests of another file. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId} ${name}`);
  }
}

/** A window of happy-dom, as Vitest's own environment makes it, read from one file. */
export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = (await import(WINDOW_FILE)) as { GlobalWindow: typeof Window };
    const made = new GlobalWindow({
      console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, made, {
      bindFunctions: true,
      additionalKeys: OF_THE_WINDOW,
    });
    originals.set('BroadcastChannel', global.BroadcastChannel);
    global.BroadcastChannel = OwnChannel;
    return {
      async teardown() {
        await made.happyDOM.abort();
        made.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
