import { prefersReducedMotion } from '@onda/core/dom/device';
import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { redirect } from '@onda/core/http/redirect';
import { webAddress } from '@onda/core/http/safe-url';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import type { countDown } from './contract';
import { endLink, endText, timer as timerTemplate } from './generated/templates';
import { countDownMessages } from './messages';

// The interval of magazine.md 9.
const REFRESH_MS = 1000;
const ANIMATION_MS = 500;
const DAYS_LIMIT = 999;

/** The seconds of each unit, and how many of it make the next larger one. */
const UNITS = [
  { name: 'day', seconds: 86_400, limit: Number.POSITIVE_INFINITY },
  { name: 'hour', seconds: 3600, limit: 24 },
  { name: 'minute', seconds: 60, limit: 60 },
  { name: 'second', seconds: 1, limit: 60 },
] as const;

const COMING = [{ opacity: 0, translate: '0 -0.25em' }, {}];

/** The date as the server prints it; the parser of other formats loads when one is written. */
const PRINTED = /^\d{4}-\d\d-\d\dT[\d:]{8}(?:Z|[+-]\d\d:\d\d)$/;

/** Counts down above the printed date. The timer is read on demand: screen readers do not announce its changes. */
export async function countDownTo(scene: Scene<typeof countDown>, clock: Clock): Promise<void> {
  const date = scene.target.querySelector('time')?.dateTime || scene.options.date;
  if (PRINTED.test(date)) return count(scene, clock, date, Date.parse(date));
  const { momentOf } = await import('./moment');
  if (!scene.lifetime.isOver) count(scene, clock, date, momentOf(date));
}

function count(
  { target, options, lifetime }: Scene<typeof countDown>,
  clock: Clock,
  date: string,
  end: number,
): void {
  const t = translator(countDownMessages, languageOf(target));
  if (Number.isNaN(end)) {
    const error = t(date ? 'unreadable' : 'required', { date });
    // A visitor gets no message about a missing date.
    if (date && !target.textContent?.trim()) target.textContent = error;
    throw new Error(error);
  }
  const timer = untilEnd(fromTemplate(timerTemplate), target, lifetime);
  const parts = UNITS.map((unit, at) => ({ ...unit, places: timer.children[at]?.children }));
  let isDrawn = false;

  const draw = (left: number) => {
    for (const { name, seconds, limit, places } of parts) {
      const [number, word] = places as unknown as [HTMLElement, HTMLElement];
      const count = Math.min(Math.floor(left / seconds) % limit, DAYS_LIMIT);
      word.textContent = t(count === 1 ? name : `${name}s`);
      if (number.textContent === String(count)) continue;
      number.textContent = String(count);
      if (isDrawn && !prefersReducedMotion()) number.animate(COMING, ANIMATION_MS);
    }
    isDrawn = true;
  };
  const finish = () => {
    const address = webAddress(options.redirect);
    stop();
    timer.remove();
    if (!target.querySelector('.onda-count-end'))
      target.append(untilEnd(endLine(options.endText || t('ended'), address), target, lifetime));
    target.dispatchEvent(new CustomEvent('onda-end', { bubbles: true, composed: true }));
    // A page that leads to itself would reload for ever. Another site gets a link only.
    if (address && new URL(address).origin === location.origin && address !== location.href)
      redirect(address);
  };
  const look = () => {
    const left = Math.ceil((end - clock.now()) / 1000);
    if (left > 0) draw(left);
    else finish();
  };

  const stop = clock.every(REFRESH_MS, look);
  target.prepend(timer);
  lifetime.onEnd(stop);
  look();
}

const endLine = (text: string, address: string): HTMLElement =>
  address ? fromTemplate(endLink, { text, address }) : fromTemplate(endText, { text });
