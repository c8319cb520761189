import { AjaxError } from '../http/ajax';
import type { Clock } from '../timing/clock';
import type { TabChannel } from './tab-channel';

/** Longer than a request may take: the claim of a tab that died ends then. */
const CLAIM_MS = 12_000;

/**
 * Lets one of many tabs ask and all hear. The tab that asks says so first; the others wait for its answer. There is no
 * lock to lose: Web Locks are missing on http pages and keep a page out of the back-forward cache.
 */
export interface Leader {
  /** 0: this tab asks now, and the others know it. Else the milliseconds until it may try again. */
  claim(key: string): number;
  /** Gives the other tabs the answer or the failure. */
  share(key: string, answer: Shared | Error): void;
}

export interface Shared {
  data?: unknown;
  version: string;
}

export function createLeader(
  channel: TabChannel,
  clock: Clock,
  onAnswer: (key: string, answer: Shared | Error) => void,
): Leader {
  const claimedUntil = new Map<string, number>();

  channel.listen((message) => {
    const { key, isClaim, answer, retryAfterMs } = Object(message) as Message;
    if (isClaim) {
      claimedUntil.set(key, clock.now() + CLAIM_MS);
      return;
    }
    claimedUntil.delete(key);
    onAnswer(key, answer ?? new AjaxError('failed', 0, undefined, retryAfterMs));
  });

  return {
    claim(key) {
      const wait = Math.max(0, (claimedUntil.get(key) ?? 0) - clock.now());
      if (wait === 0) channel.send({ key, isClaim: true });
      return wait;
    },
    share(key, answer) {
      const said = answer instanceof Error ? { retryAfterMs: retryAfterOf(answer) } : { answer };
      channel.send({ key, isClaim: false, ...said });
    },
  };
}

/** `Retry-After` holds for all tabs. */
const retryAfterOf = (error: Error): number => (error instanceof AjaxError ? error.retryAfterMs : 0);

/** A message of this file in another tab of the same origin. */
interface Message {
  key: string;
  isClaim: boolean;
  answer?: Shared;
  retryAfterMs?: number;
}
