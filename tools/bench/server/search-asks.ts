import { Agent, request } from 'node:http';

/** A phrase, and the filters as they travel. */
export type Question = readonly [phrase: string, filters: string];
export type Reply = { ms: number; isEarly: boolean; isWell: boolean };

/** The address of a site: a port of this machine, and the name that the site has. */
export interface Door {
  port: number;
  host: string;
}

/** A network may ask 30 times in ten seconds. */
const QUESTIONS_A_NETWORK = 20;

/** Asks so many more of the questions, from the first one on, at each call; some at a time. */
export function askerOf(door: Door, questions: Question[], count: number, together = 1) {
  let next = 0;
  return async (): Promise<Reply[]> => {
    const replies: Reply[] = [];
    const end = next + count;
    const askInTurn = async () => {
      while (next < end) replies.push(await ask(door, ...(questions[next++ % questions.length] ?? ['', ''])));
    };
    await Promise.all(Array.from({ length: together }, askInTurn));
    return replies;
  };
}

let asked = 0;
const agent = new Agent({ keepAlive: false });

/** Sends one search of admin-ajax. */
export function ask({ port, host }: Door, phrase: string, filters = ''): Promise<Reply> {
  const network = Math.floor(asked++ / QUESTIONS_A_NETWORK);
  const localAddress = `127.0.${1 + Math.floor(network / 250)}.${1 + (network % 250)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host };
  const fields = new URLSearchParams({
    action: 'ajaxsearchpro_search',
    aspp: phrase,
    asid: '1',
    options: filters,
  });
  const started = performance.now();
  return new Promise((done, fail) => {
    const to = { host: '127.0.0.1', port, path: '/wp-admin/admin-ajax.php', method: 'POST' };
    const sent = request({ ...to, localAddress, headers, agent }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      const isWell = response.statusCode === 200 && /"results_count":[1-9]/.test(text);
      done({ ms: performance.now() - started, isEarly: !response.headers['x-stand-in'], isWell });
    });
    sent.on('error', fail);
    sent.end(fields.toString());
  });
}
