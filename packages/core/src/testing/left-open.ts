/** Something that waits: a listener, an observer, a timer, a subscription. */
interface Open {
  what: string;
  /** Its stack tells who opened it. */
  at: Error;
  isOver(): boolean;
}

const all = new Set<Open>();

/** Notes what product code has opened; returns what notes that it is closed. */
export function noteOpen(what: string, isOver: () => boolean = () => false): () => void {
  const one = { what, at: new Error(), isOver };
  all.add(one);
  return () => void all.delete(one);
}

/** Lists all that is still open, a line each, with the place in the packages that opened it. */
export function leftOpen(): string[] {
  return [...all]
    .filter((one) => !one.isOver())
    .map(({ what, at }) => [what, callersOf(at)] as const)
    .filter(([, [first = '', ...others]]) => isProduct(first) && !isOfPage([first, ...others]))
    .map(([what, callers]) => `${what} of ${callers.filter(isProduct).slice(0, 2).join(', in ')}`);
}

export const forgetOpen = () => all.clear();

/**
 * These wait for the page or a script of others, whatever comes and goes, hear a store that ends with them, or wait for
 * a moment and no more.
 */
const OF_THE_PAGE = [
  'core/src/dom/pointer-hold.ts',
  'core/src/element/delegate.ts',
  'core/src/loading/load-when-needed.ts',
  'core/src/timing/idle-batch.ts',
  'live-search/src/box/keep-shown.ts',
  'player/src/transports/audio-element.ts',
  'theme/src/comments-embed/disqus.ts',
  'votes/src/memory.ts',
];

/** Code that these bring waits for the page as well, however deep. */
const LOADERS = ['bundle/src/loader.ts', 'elements/src/loader.ts'];

/** The places that wait, and those that called them: what a handler opens is not of the page. */
const isOfPage = (callers: readonly string[]) =>
  isIn(callers.slice(0, 2), OF_THE_PAGE) || isIn(callers, LOADERS);

const isIn = (callers: readonly string[], files: readonly string[]) =>
  callers.some((caller) => files.some((file) => caller.startsWith(file)));

/** Tests close what they open, or it dies with their window; so do libraries. */
const isProduct = (caller: string) => caller !== '' && !/\.test\.|\/testing\/|suite/.test(caller);

/** `player/src/engine.ts:12:4`, or nothing for a frame that is in no package; the tools that count are left out. */
function callersOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => line.includes(' at '));
  const places = frames.map((line) => /\/packages\/(.*?)\)?$/.exec(line)?.[1] ?? '');
  return places.slice(frames.findIndex((line) => !COUNTING.test(line)));
}

const COUNTING = /testing\/(left-open|fake-clock|counted-store)|tools\/test\//;
