import { join, resolve } from 'node:path';

const REPO = resolve(import.meta.dirname, '..', '..');

/** Reached from Stryker's copy of the repository too, where `node_modules` is a link. */
export const CACHE = join(REPO, 'node_modules', '.cache', 'onda-mutate');

/** happy-dom in one file. */
export const BUNDLED_WINDOW = join(CACHE, 'happy-dom.mjs');

/** Stryker's plugin that chooses a sample, in one file that its threads can read without TypeScript. */
export const BUNDLED_SAMPLE = join(CACHE, 'sample-checker.mjs');

export const HAPPY_DOM = join(REPO, 'node_modules', 'happy-dom', 'lib', 'index.js');

/** Stryker's copies of the repository; ignored by git. */
export const COPIES = '.stryker-tmp';
