import { readConfig } from '@onda/core/http/config';
import { type Translate, translator } from '@onda/core/i18n/messages';
import { systemClock } from '@onda/core/timing/clock';
import type { Widget } from '../actions';
import { phraseOf } from '../search/phrase';
import { lastOf } from '../wire/answer';
import type { Reply } from '../wire/wire';
import { type PauseText, pauseMessages } from './messages';

/** A server that wants to be left alone is believed for an hour, as by the poller, and for a second at least. */
export const LONGEST_PAUSE_MS = 60 * 60_000;
export const SHORTEST_PAUSE_MS = 1_000;
/** A refusal that comes so soon after a pause is of what was asked at its end. */
const SAME_MS = 10_000;
/** From here on minutes are said. */
const MINUTES_FROM_MS = 2 * 60_000;

type Refusal = Extract<Reply, { kind: 'refused' }>;

export interface Pause {
  /** The refusal of a request that is too early; undefined when it may be sent. */
  refusal(): Refusal | undefined;
  /** The server's refusal, in words. */
  told(reply: Refusal): Refusal;
}

/** Says how long the server wants to be left alone, and then asks once for what is still in the box. */
export function startPause({ host, box, search, waiting }: Widget): Pause {
  const clock = systemClock;
  const { lifetime, lang } = host;
  const t = translator(pauseMessages, lang, readConfig().messages['live-search']);
  const refusals = new WeakSet<Reply>();
  let until = 0;
  let length = 0;
  let undo = () => {};

  const rest = () => until - clock.now();
  const worded = (): Refusal => {
    const words = waitText(rest(), t);
    const refusal = { kind: 'refused', status: 429, retryAfterMs: rest(), words } as const;
    refusals.add(refusal);
    return refusal;
  };
  const follow = () => {
    undo();
    const { phase, answer } = search.store.getState();
    const reply = answer && lastOf(answer);
    if (phase !== 'open' || !reply || !refusals.has(reply)) return;
    const isOver = rest() <= 0;
    waiting.setState({ words: isOver ? t('over') : waitText(rest(), t), isOver });
    if (!isOver) undo = clock.after(rest() % 1000 || 1000, follow);
    // A page that nobody sees waits until somebody does.
    if (!isOver || document.hidden || phraseOf(box.field.value) !== answer.phrase) return;
    refusals.delete(reply);
    search.retry();
  };

  lifetime.onEnd(search.store.subscribe(follow));
  lifetime.onEnd(() => undo());
  document.addEventListener('visibilitychange', follow, { signal: lifetime.signal });
  return {
    refusal: () => (rest() > 0 ? worded() : undefined),
    told({ retryAfterMs }) {
      if (rest() > 0) return worded();
      // Refused once more: it is asked half as often from now on, whatever it says.
      const least = -rest() < SAME_MS ? 2 * length : SHORTEST_PAUSE_MS;
      length = Math.min(Math.max(retryAfterMs, least), LONGEST_PAUSE_MS);
      until = clock.now() + length;
      return worded();
    },
  };
}

function waitText(ms: number, t: Translate<PauseText>): string {
  if (ms >= MINUTES_FROM_MS) return t('waitMinutes', { count: Math.ceil(ms / 60_000) });
  const count = Math.max(1, Math.ceil(ms / 1000));
  return count === 1 ? t('waitOne') : t('waitSeconds', { count });
}
