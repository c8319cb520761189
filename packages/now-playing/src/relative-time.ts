import type { Language } from '@onda/core/i18n/messages';
import type { BlockText } from './messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago a song played. Both moments in milliseconds. Feeds run ahead, so the future is now; a
 * future further away says that the visitor's clock is wrong.
 */
export function relativeTime(playedAt: number | null, now: number, t: BlockText, lang: Language): string {
  if (playedAt === null || playedAt > now + HOUR_MS) return t('someTimeAgo');
  const passed = now - playedAt;
  if (passed < MINUTE_MS) return t('secondsAgo');
  if (passed < HOUR_MS) return t('minutesAgo', { count: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return t('hoursAgo', { count: Math.floor(passed / HOUR_MS) });
  return new Date(playedAt).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
}
