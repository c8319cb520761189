import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MODULES = resolve(import.meta.dirname, '../../../node_modules');

export const HAPPY_DOM = `${MODULES}/happy-dom`;

const { version } = JSON.parse(readFileSync(`${HAPPY_DOM}/package.json`, 'utf8'));

/** happy-dom in one file; `bundle.ts` writes it. */
export const WINDOW_FILE = `${MODULES}/.cache/onda/happy-dom-${version}.mjs`;
