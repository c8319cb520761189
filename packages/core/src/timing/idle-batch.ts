import { systemClock } from './clock';

/** The time by which requests to a server wait for the first paint. */
const REST_MS = 200;

interface Task {
  /** Undefined once the task is canceled. */
  load?: () => Promise<() => void>;
}

let tasks: Task[] = [];

/**
 * Runs tasks when the page is idle. All are loaded first and then started together, so that all first reads of a page
 * travel in one request however slowly a chunk came. Returns a function that cancels the task.
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
