import type { KeyStore } from '@onda/core/storage/storage';
import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import type { relatedPopup } from './contract';

/** The delay before the content is copied and shown: M-9.35. */
export const COPY_MS = 500;
/** The closed offers, newest first: addresses of articles. */
export const KEY = 'onda-related-closed';
export const KEPT = 50;

/** A form at the lower edge of the window, whose button the card would cover. */
const FORM_THERE =
  'newsletter-form .mailpoet_form_slide_in.active, newsletter-form .mailpoet_form_fixed_bar.mailpoet_form_position_bottom.active';

export interface RelatedDependencies {
  clock: Clock;
  storage: KeyStore;
  /** Loads the card before the reader reaches the end. */
  load: () => Promise<typeof import('./related-card')>;
}

/**
 * Shows a copy of the related article in a corner, from `offset` below the top of the current article to its end. It
 * takes no focus; once closed, that article is not offered again.
 */
export function offerRelated(
  { target, options, lifetime }: Scene<typeof relatedPopup>,
  dependencies: RelatedDependencies,
) {
  const { clock, storage } = dependencies;
  const article = target.closest(options.article) ?? document.querySelector(options.article);
  const address = target.querySelector('a')?.href;
  const closed = () => storage.read(KEY, (kept): unknown[] => (Array.isArray(kept) ? kept : []));
  // A browser without popovers shows the related article in the text.
  if (!article || !address || !('popover' in HTMLElement.prototype) || closed().includes(address)) return;

  const stop = new AbortController();
  let undo: (() => void) | undefined;
  const dismiss = () => {
    storage.write(KEY, [address, ...closed()].slice(0, KEPT));
    end();
  };
  const open = () => {
    let isOver = false;
    let close = clock.after(COPY_MS, async () => {
      const card = await dependencies.load().catch(() => undefined);
      if (card && !isOver) close = card.showCard(target, dismiss);
    });
    return () => {
      isOver = true;
      close();
    };
  };
  const hide = () => {
    undo?.();
    undo = undefined;
  };
  const end = () => {
    stop.abort();
    hide();
  };
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    if (stop.signal.aborted) return;
    const { top, bottom } = article.getBoundingClientRect();
    const isRead = top <= -options.offset && bottom > 0;
    if (!isRead || document.querySelector(FORM_THERE)) hide();
    else undo ??= open();
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(look);
    isPlanned = true;
  };
  addEventListener('scroll', plan, { passive: true, signal: stop.signal });
  addEventListener('onda-newsletter-open', plan, { signal: stop.signal });
  lifetime.onEnd(end);
}
