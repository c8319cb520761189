import { type Environment, populateGlobal } from 'vitest/runtime';
import { BUNDLED_WINDOW } from './places';

/** Taken from happy-dom although Node has them, as Vitest's own environment does. */
const REPLACED = [
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

/** Vitest's environment `happy-dom`, from one file. */
export default {
  name: 'bundled-happy-dom',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow }: typeof import('happy-dom') = await import(BUNDLED_WINDOW);
    const settings = { disableErrorCapturing: true };
    const win = new GlobalWindow({ console: global.console, url: 'http://localhost:3000', settings });
    const { keys, originals } = populateGlobal(global, win, {
      bindFunctions: true,
      additionalKeys: REPLACED,
    });
    return {
      async teardown() {
        await win.happyDOM.abort();
        win.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
