import { systemClock } from './clock';

/** The first paint must not wait for what is asked of a server. */
const REST_MS = 200;

interface Task {
  /** None once it is called off. */
  load?: () => Promise<() => void>;
}

let tasks: Task[] = [];

/**
 * Runs tasks when the page is idle. Everything is loaded first and then started in one moment, so that all first
 * reads of a page travel in one request however slowly a chunk came. Returns what calls it off.
 */
export function runWhenIdle(load: () => Promise<() => void>): () => void {
  const task: Task = { load };
  if (tasks.push(task) === 1) systemClock.after(REST_MS, runAll);
  return () => {
    delete task.load;
  };
}

async function runAll() {
  const due = tasks;
  tasks = [];
  const starts = await Promise.all(due.map(({ load }) => load?.().catch(() => undefined)));
  for (const [index, { load }] of due.entries()) if (load) starts[index]?.();
}
