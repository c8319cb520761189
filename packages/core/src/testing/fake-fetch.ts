export interface FakeFetch {
  fetch: typeof fetch;
  /** The requests, oldest first. */
  calls: { url: string; init: RequestInit; form: Record<string, string> }[];
}

type Answer = Response | Error | 'never';

/** Answers each call by the next of `answers` (the last again and again); `never` waits until it is aborted. */
export function fakeFetch(...answers: (Answer | (() => Answer | Promise<Answer>))[]): FakeFetch {
  const calls: FakeFetch['calls'] = [];
  return {
    calls,
    fetch: async (input, init = {}) => {
      const next = answers[Math.min(calls.length, answers.length - 1)];
      calls.push({ url: String(input), init, form: formOf(init.body) });
      return settle(await (typeof next === 'function' ? next() : next), init.signal);
    },
  };
}

async function settle(answer: Answer | undefined, signal?: AbortSignal | null): Promise<Response> {
  if (answer instanceof Response) return answer.clone();
  if (answer instanceof Error) throw answer;
  return new Promise((_, refuse) => {
    const stop = () => refuse(signal?.reason);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

function formOf(body: RequestInit['body']): Record<string, string> {
  const isForm = body instanceof URLSearchParams || typeof body === 'string';
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : {};
}
