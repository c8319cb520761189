import type { Clock } from '@onda/core/timing/clock';
import type { Admission, NewsletterApi } from './api';

/** How long a token serves, in milliseconds; one that came with a challenge serves once, within the challenge's hour. */
export const TOKEN_LIFE_MS = 10 * 3_600_000;
export const CHALLENGE_LIFE_MS = 50 * 60_000;

/** What a subscription is let in with: the token, and the proof of work where the server asked for one. */
export interface Pass {
  token: string;
  proof: string;
}

export interface Passes {
  /** Asks for what the next subscription needs, and begins the proof. */
  prepare(): void;
  /** For one subscription. With the printed token where the server gives none. */
  take(): Promise<Pass>;
  /** After the server has refused a token: another, or undefined where there is none. */
  renew(): Promise<Pass | undefined>;
  /** From the page's heartbeat. */
  hear(token: string): void;
}

interface World {
  api: Pick<NewsletterApi, 'admission'>;
  clock: Clock;
  prove(challenge: unknown): Promise<string>;
  /** The token of the page, which may be as old as the page. */
  printed: string;
}

/** Of one form, from its first touch on. */
export function createPasses({ api, clock, prove, printed }: World): Passes {
  let kept: { pass: Promise<Pass | undefined>; until: number } | undefined;
  let heard = '';

  const ask = () => {
    const mine = { pass: make(), until: clock.now() + TOKEN_LIFE_MS };
    kept = mine;
    return mine;
    async function make(): Promise<Pass | undefined> {
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
      const pass = await fresh().pass;
      if (pass?.proof) kept = undefined; // it is good for one
      return { token: heard || pass?.token || printed, proof: pass?.proof ?? '' };
    },
    renew() {
      heard = '';
      return ask().pass;
    },
    hear: (token) => {
      heard = token;
    },
  };
}
