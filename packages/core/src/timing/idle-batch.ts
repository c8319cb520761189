import { systemClock } from './clock';

/** The first paint must not wait for what is asked of a server. */
const REST_MS = 200;

interface Task {
  load: () => Promise<() => void>;
  isCalledOff: boolean;
}

let tasks: Task[] | undefined;

/**
 * Runs tasks when the page is idle. Everything is loaded first and then started in one moment, so that all first
 * reads of a page travel in one request however slowly a chunk came. Returns what calls it off.
 */
export function runWhenIdle(load: () => Promise<() => void>): () => void {
  const task = { load, isCalledOff: false };
  if (!tasks) {
    tasks = [];
    systemClock.after(REST_MS, () => void runAll());
  }
  tasks.push(task);
  return () => {
    task.isCalledOff = true;
  };
}

async function runAll() {
  const due = (tasks ?? []).filter(({ isCalledOff }) => !isCalledOff);
  tasks = undefined;
  const loaded = await Promise.all(due.map(({ load }) => load().catch(() => () => {})));
  for (const [index, { isCalledOff }] of due.entries()) if (!isCalledOff) loaded[index]?.();
}
