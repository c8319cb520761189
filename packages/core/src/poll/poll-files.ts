import type { Clock } from '../timing/clock';

/** A reader of a file that became due this recently waits a moment: of a crowd, only a few ask the server. */
const JITTER_MS = 3_000;
/** A file that is missing is not asked for again before: the site may have stopped writing them. */
const REST_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;
/** A cache that holds a file for too long gets an address of its own for each of these. */
const SLOT_MS = 5_000;
const FILE_KEY = /^[\w:-]+$/;

/** Answers of `onda_poll` that the web server sends as files. */
export interface PollFiles {
  /** The reply about a key as of `onda_poll`; undefined where the server has to be asked. */
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
    // The clock of the server that wrote the file; the visitor's may be wrong.
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
