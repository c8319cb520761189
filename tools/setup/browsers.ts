import type { Lane } from './lanes';

/** Each browser that a test end to end may run in is a lane of its own; its engine says how a test drives it. */
const ENGINES = {
  chromium: 'chromium',
  'chromium-111': 'chromium',
  'chromium-131': 'chromium',
  firefox: 'firefox',
  webkit: 'webkit',
} as const satisfies Partial<Record<Lane, string>>;

export type BrowserName = keyof typeof ENGINES;
export type EngineName = (typeof ENGINES)[BrowserName];

/** Throws where no browser has that name: another one must not be tested in its place. */
export function browserNamed(name: string): BrowserName {
  if (!isBrowser(name))
    throw new Error(`${name} is no browser; there are ${Object.keys(ENGINES).join(', ')}`);
  return name;
}

export const engineOf = (name: BrowserName): EngineName => ENGINES[name];

function isBrowser(name: string): name is BrowserName {
  return Object.hasOwn(ENGINES, name);
}
