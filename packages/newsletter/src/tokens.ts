import type { Clock } from '@onda/core/timing/clock';
import type { Admission, NewsletterApi } from './api';

/** Lifetimes of a token in milliseconds. A token with a challenge serves once, within the challenge's hour. */
export const TOKEN_LIFE_MS = 10 * 3_600_000;
export const CHALLENGE_LIFE_MS = 50 * 60_000;

/** The token of one subscription, and its proof of work where the server asked for one. */
export interface Credentials {
  token: string;
  proof: string;
}

export interface Tokens {
  /** Requests the next token and starts its proof of work. */
  prepare(): void;
  /** Credentials for one subscription. Falls back to the printed token. */
  take(): Promise<Credentials>;
  /** A new token after the server refused one. Undefined if there is none. */
  renew(): Promise<Credentials | undefined>;
  /** Stores the token of the page's heartbeat. */
  set(token: string): void;
}

interface Dependencies {
  api: Pick<NewsletterApi, 'admission'>;
  clock: Clock;
  prove(challenge: unknown): Promise<string>;
  /** The printed token. A cached page may hold an old one. */
  printed: string;
}

/** Tokens of one form, from its first touch on. */
export function createTokens({ api, clock, prove, printed }: Dependencies): Tokens {
  let kept: { pass: Promise<Credentials | undefined>; until: number } | undefined;
  let newest = '';

  const ask = () => {
    const mine = { pass: make(), until: clock.now() + TOKEN_LIFE_MS };
    kept = mine;
    return mine;
    async function make(): Promise<Credentials | undefined> {
      const given = await api.admission();
      mine.until = lastsUntil(given);
      return given && { token: given.token, proof: given.challenge ? await prove(given.challenge) : '' };
    }
  };
  const lastsUntil = (given: Admission | undefined) => {
    if (!given) return 0;
    return clock.now() + (given.challenge ? CHALLENGE_LIFE_MS : TOKEN_LIFE_MS);
  };
  const fresh = () => (kept && clock.now() < kept.until ? kept : ask());

  return {
    prepare: () => void fresh(),
    async take() {
      const credentials = await fresh().pass;
      if (credentials?.proof) kept = undefined; // it is good for one
      return { token: newest || credentials?.token || printed, proof: credentials?.proof ?? '' };
    },
    renew() {
      newest = '';
      return ask().pass;
    },
    set: (token) => {
      newest = token;
    },
  };
}
