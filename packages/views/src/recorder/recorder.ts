import type { Host } from '@onda/core/element/host';
import { readConfig } from '@onda/core/http/config';
import { sendForm } from '@onda/core/http/send-form';
import type { Clock } from '@onda/core/timing/clock';
import type { viewRecorder } from './recorder-contract';

export type RecorderHost = Pick<Host<typeof viewRecorder>, 'element' | 'lifetime'>;

/** A shorter visit is no view: R-9; for the theme's action M-7.24. */
export const DELAY_MS = 1000;
export const THEME_DELAY_MS = 5000;
/** A visitor who returns to an article within this time makes no new view; the server uses the same time. */
export const SAME_VIEW_MS = 30 * 60_000;

/**
 * Sends one view for each article that is read on this page: once it was in view long enough without a break. A page
 * that is prerendered, or in a hidden tab, is not in view; one that comes back from the browser's memory is. Whether it
 * counts is the server's to say. `sent`, post → when, is one for all recorders of a page: whichever action the second
 * one has, an article that was sent is not sent again.
 */
export function recordViews({ element, lifetime }: RecorderHost, clock: Clock, sent: Record<string, number>) {
  // The parser of contracts would cost every page with an article bytes.
  const said = (name: string) => element.getAttribute(name) ?? '';
  const action = said('action') || 'spv_record_view';
  const delay = +said('delay') || (action === 'spv_record_view' ? DELAY_MS : THEME_DELAY_MS);
  let cancel = () => {};

  /** `post` is the id of the current article. */
  const scheduleView = (post: string) => {
    cancel();
    const wasSent = () => clock.now() - (sent[post] ?? 0) < SAME_VIEW_MS;
    if (!post || document.hidden || navigator.webdriver || wasSent()) return;
    cancel = clock.after(delay, () => {
      if (wasSent()) return;
      sent[post] = clock.now();
      sendForm(said('ajax-url') || readConfig().ajax, {
        action,
        post_id: post,
        nonce: said('record-nonce') || said('nonce'),
      });
    });
  };
  let post = said('post-id');
  const again = (event: Event) => {
    post = `${(event as CustomEvent).detail?.id ?? post}`;
    scheduleView(post);
  };
  for (const type of ['visibilitychange', 'onda-article']) {
    document.addEventListener(type, again, { signal: lifetime.signal });
  }
  lifetime.onEnd(() => cancel());
  scheduleView(post);
}
