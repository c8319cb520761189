import { type Ajax, AjaxError, dataOf, type Fields } from '@onda/core/http/ajax';
import { readWeek, type Week } from './week';

/** `limited` 429 · `session` the nonce or the right is gone · `offline` no reply · `server` anything else. */
export type Failure = 'limited' | 'session' | 'offline' | 'server';

/** Field → sentence. */
export type Errors = Readonly<Record<string, string>>;

export type Reply =
  | { kind: 'week'; week: Week }
  | { kind: 'wrong'; errors: Errors }
  | { kind: 'failed'; reason: Failure };

export type Verb =
  | 'week'
  | 'save'
  | 'change'
  | 'copy'
  | 'remove'
  | 'undo'
  | 'prefer'
  | 'fill'
  | 'holiday'
  | 'workday';

const LIMITED = 429;

/** Asks this site's server; each answer has the whole week as it is afterwards. Never throws. */
export function createApi(ajax: Ajax, nonce: string) {
  return {
    async ask(verb: Verb, fields: Fields): Promise<Reply> {
      try {
        const data = dataOf(await ajax.post(`onda_schedule_${verb}`, { ...fields, nonce }));
        const { errors } = Object(data) as { errors?: unknown };
        if (errors) return { kind: 'wrong', errors: Object(errors) as Errors };
        const week = readWeek(data);
        return week ? { kind: 'week', week } : { kind: 'failed', reason: 'server' };
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

export type Api = ReturnType<typeof createApi>;

function reasonOf(error: unknown): Failure {
  if (!(error instanceof AjaxError)) return 'server';
  if (error.status === LIMITED) return 'limited';
  if (error.kind === 'refused' || error.kind === 'unreadable') return 'session';
  return error.kind === 'offline' || error.kind === 'timeout' ? 'offline' : 'server';
}
