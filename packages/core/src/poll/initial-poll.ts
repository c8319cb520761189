import { firstRead } from '../http/first-request';

/** The answer of `onda_poll` about one key; the poller continues from it. */
export interface InitialAnswer {
  version: string;
  data: unknown;
  /** The time of the answer, in milliseconds. */
  at: number;
}

let asked: { keys: Set<string>; answers: Promise<Record<string, unknown>> } | undefined;

/**
 * The first read of a key, without the poller, so that a short visit never loads it. All keys of one moment (`atRest`)
 * share a request. Rejects without a server of ours or its answer; the poller reports why.
 */
export async function initialPoll(key: string): Promise<InitialAnswer> {
  asked ??= gather();
  asked.keys.add(key);
  const answers = await asked.answers;
  const { version, data } = Object(answers[key]) as Partial<InitialAnswer>;
  if (typeof version !== 'string' || data === undefined) throw new Error(`no answer for ${key}`);
  return { version, data, at: Date.now() };
}

function gather() {
  const keys = new Set<string>();
  const answers = Promise.resolve().then(() => {
    asked = undefined;
    return ask([...keys]);
  });
  return { keys, answers };
}

async function ask(keys: string[]): Promise<Record<string, unknown>> {
  const wants = Object.fromEntries(keys.map((key) => [`want[${key}]`, '']));
  const { success, data } = Object(await firstRead('onda_poll', wants));
  return success === true ? Object(data) : {};
}
