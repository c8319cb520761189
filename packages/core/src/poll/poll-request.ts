import { type Ajax, AjaxError, dataOf } from '../http/ajax';
import type { PollFiles } from './poll-files';

/** Answers many keys at once: `want[KEY]=VERSION` → `{ KEY: { version, data } | { version } | { error } }`. */
const POLL_ACTION = 'onda_poll';

export interface Want {
  key: string;
  /** The version of the known answer; empty without one. */
  version: string;
  /** Whether our own server answers this key in the common request. */
  isShared: boolean;
  /** The request for this key alone. */
  ask?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
  signal: AbortSignal;
}

export type Outcome =
  | { kind: 'answer'; data: unknown; version: string }
  | { kind: 'unchanged' }
  | { kind: 'failed'; error: unknown };

export type PollRequest = (wants: readonly Want[], resolve: (want: Want, outcome: Outcome) => void) => void;

/**
 * The request for many keys. Those of our server share one, which goes on as long as one of them is wanted; the others
 * have one each. A key that a file answers is in neither. `resolve` runs once for each.
 */
export function createPollRequest(ajax: Ajax, files?: PollFiles): PollRequest {
  // False if another plugin owns the action, or the server's code is older than this one.
  let isAnswered = true;

  return (wants, resolve) => {
    const isCommon = (want: Want) => want.isShared && isAnswered;
    const alone = (want: Want) => void askAlone(want).then((outcome) => resolve(want, outcome));
    const common = wants.filter(isCommon);
    for (const want of wants) if (!isCommon(want)) alone(want);
    const resolveEach = (left: readonly Want[], replies: Record<string, unknown>) => {
      for (const want of left) {
        const reply = Object.hasOwn(replies, want.key) ? replies[want.key] : undefined;
        if (reply === undefined) alone(want);
        else resolve(want, outcomeOf(reply));
      }
    };
    const failEach = (left: readonly Want[], error: unknown) => {
      isAnswered = !(error instanceof AjaxError && error.kind === 'refused');
      for (const want of left) {
        if (isAnswered) resolve(want, { kind: 'failed', error });
        else alone(want);
      }
    };
    void resolveFromFiles(files, common, resolve).then((left) => {
      if (left.length === 0) return;
      askTogether(ajax, left).then(
        (replies) => resolveEach(left, replies),
        (error: unknown) => failEach(left, error),
      );
    });
  };
}

/** Resolves with the wants that no file answers. */
async function resolveFromFiles(
  files: PollFiles | undefined,
  wants: readonly Want[],
  resolve: (want: Want, outcome: Outcome) => void,
): Promise<readonly Want[]> {
  if (!files) return wants;
  const isLeft = await Promise.all(
    wants.map(async (want) => {
      const reply = await files.read(want.key);
      if (want.signal.aborted || reply === undefined) return !want.signal.aborted;
      const outcome = outcomeOf(reply);
      const isKnown = outcome.kind === 'answer' && outcome.version === want.version;
      resolve(want, isKnown ? { kind: 'unchanged' } : outcome);
      return false;
    }),
  );
  return wants.filter((_, place) => isLeft[place]);
}

async function askAlone({ ask, signal }: Want): Promise<Outcome> {
  try {
    if (!ask) throw new AjaxError('refused');
    return { kind: 'answer', data: await ask(signal), version: '' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

async function askTogether(ajax: Ajax, wants: readonly Want[]): Promise<Record<string, unknown>> {
  const want = Object.fromEntries(wants.map(({ key, version }) => [key, version]));
  const everybodyLeft = new AbortController();
  const over = new AbortController();
  for (const { signal } of wants) {
    const check = () => wants.every((one) => one.signal.aborted) && everybodyLeft.abort();
    signal.addEventListener('abort', check, { signal: over.signal });
  }
  try {
    const reply = await ajax.post(POLL_ACTION, { want }, { signal: everybodyLeft.signal });
    return Object(dataOf(reply)) as Record<string, unknown>;
  } finally {
    over.abort();
  }
}

function outcomeOf(reply: unknown): Outcome {
  const { version, data, error } = Object(reply) as { version?: unknown; data?: unknown; error?: unknown };
  if (typeof version !== 'string' || error !== undefined) {
    return { kind: 'failed', error: new AjaxError('failed', 200, reply) };
  }
  return data === undefined ? { kind: 'unchanged' } : { kind: 'answer', data, version };
}
