import type { Clock } from '../timing/clock';

/** The random wait of a reader whose file has just become due: then few of many visitors ask the server. */
const JITTER_MS = 3_000;
/** The wait before a missing file is asked for again: the site may have stopped writing them. */
const REST_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;
/** The time for which a file has one address; the next one passes a cache that holds it for too long. */
const SLOT_MS = 5_000;
const FILE_KEY = /^[\w:-]+$/;

/** Answers of `onda_poll` that the web server sends as files. */
export interface PollFiles {
  /** The reply about a key, as in `onda_poll`; undefined if the server has to be asked. */
  read(key: string): Promise<unknown>;
}

interface Dependencies {
  /** The folder of the files; ends in `/`. */
  base: string;
  fetch: typeof fetch;
  clock: Clock;
  random?: () => number;
}

export function createPollFiles({ base, fetch, clock, random = Math.random }: Dependencies): PollFiles {
  const restUntil = new Map<string, number>();
  let isHeldByCache = false;

  async function fetchFile(key: string) {
    const slot = isHeldByCache ? `?${Math.floor(clock.now() / SLOT_MS)}` : '';
    const response = await fetch(`${base}${key.replace(':', '-')}.json${slot}`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`no file for ${key}`);
    const reply = Object(await response.json()) as Record<string, unknown>;
    const ageMs = Number(response.headers.get('age')) * 1000;
    // The clock of the server that wrote the file: the visitor's may be wrong.
    const sentAt = Date.parse(response.headers.get('date') ?? '') || clock.now();
    const lateMs = sentAt + ageMs - Number(reply.due) * 1000;
    if (lateMs >= 0 && ageMs > 0) isHeldByCache = true;
    return { reply: isAnswer(reply) ? reply : undefined, lateMs };
  }

  return {
    async read(key) {
      if (!FILE_KEY.test(key) || clock.now() < (restUntil.get(key) ?? 0)) return undefined;
      try {
        let file = await fetchFile(key);
        if (file.lateMs >= 0 && file.lateMs <= JITTER_MS) {
          await new Promise<void>((done) => clock.after(random() * JITTER_MS, done));
          file = await fetchFile(key);
        }
        return file.lateMs < 0 ? file.reply : undefined;
      } catch {
        restUntil.set(key, clock.now() + REST_MS);
        return undefined;
      }
    },
  };
}

/** An emptied file holds neither. */
const isAnswer = (reply: object): boolean => 'version' in reply || 'error' in reply;
