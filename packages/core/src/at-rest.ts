import { systemClock } from './clock';

/** The first paint must not wait for what is asked of a server. */
const REST_MS = 200;

interface Errand {
  load: () => Promise<() => void>;
  isCalledOff: boolean;
}

let errands: Errand[] | undefined;

/**
 * What waits until the page rests. Everything is loaded first and then started in one moment, so that all first
 * reads of a page travel in one request however slowly a chunk came. Returns what calls it off.
 */
export function atRest(load: () => Promise<() => void>): () => void {
  const errand = { load, isCalledOff: false };
  if (!errands) {
    errands = [];
    systemClock.after(REST_MS, () => void runAll());
  }
  errands.push(errand);
  return () => {
    errand.isCalledOff = true;
  };
}

async function runAll() {
  const due = (errands ?? []).filter(({ isCalledOff }) => !isCalledOff);
  errands = undefined;
  const loaded = await Promise.all(due.map(({ load }) => load().catch(() => () => {})));
  for (const [index, { isCalledOff }] of due.entries()) if (!isCalledOff) loaded[index]?.();
}
