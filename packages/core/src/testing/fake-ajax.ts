import { type Ajax, AjaxError, type AjaxOptions, type Fields } from '../http/ajax';

export interface FakeAjax extends Ajax {
  /** The requests, oldest first. A `get` has its address as `action`. */
  calls: {
    action: string;
    fields: Fields;
    signal: AbortSignal | undefined;
    timeoutMs?: number | undefined;
  }[];
  /** Sets or replaces what an action (or an address) answers from now on. */
  answer(action: string, answer: Answer): void;
}

/** A reply, an error to throw, or a function that makes either. A promise keeps the caller waiting. */
export type Answer = unknown | ((fields: Fields) => unknown);

/** Answers by action; an action that is not in the table is refused with status 400, as WordPress does. */
export function fakeAjax(table: Record<string, Answer> = {}): FakeAjax {
  const answers = new Map(Object.entries(table));
  const calls: FakeAjax['calls'] = [];

  const ask = async (action: string, fields: Fields = {}, options: AjaxOptions = {}) => {
    calls.push({ action, fields, signal: options.signal, timeoutMs: options.timeoutMs });
    const answer = answers.has(action) ? answers.get(action) : new AjaxError('refused', 400, 0);
    const reply = await orAborted(typeof answer === 'function' ? answer(fields) : answer, options.signal);
    if (reply instanceof Error) throw reply;
    return reply;
  };

  return {
    calls,
    answer: (action, answer) => void answers.set(action, answer),
    post: ask,
    postForText: async (action, fields, options) => String(await ask(action, fields, options)),
    get: async (url, options) => String(await ask(url, {}, options)),
  };
}

function orAborted(reply: unknown, signal?: AbortSignal): Promise<unknown> {
  const aborted = new Promise((_, refuse) => {
    const stop = () => refuse(new AjaxError('aborted'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });
  return Promise.race([aborted, reply]);
}
