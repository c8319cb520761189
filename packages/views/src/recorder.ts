import type { Clock } from '@onda/core/clock';
import { readConfig } from '@onda/core/config';
import type { AttributesOf } from '@onda/core/contract';
import type { Host } from '@onda/core/host';
import { listen } from '@onda/core/page-events';
import { sendForm } from '@onda/core/send-form';
import type { viewRecorder } from './recorder-contract';

export type RecorderHost = Pick<Host<typeof viewRecorder>, 'attributes' | 'life'>;

/** What is looked at for less is not read; the theme's own call comes after 5000 ms (magazine.md 7). */
export const DELAYS_MS = { spv_record_view: 1000, thim_ajax_countviews: 5000 };

/**
 * Sends one view for each article that is read on this page: once it was in view long enough without a break. A page
 * that is prerendered or in a hidden tab is not in view. Whether it counts is the server's to say.
 */
export function recordViews({ attributes, life }: RecorderHost, clock: Clock) {
  const sent = new Set<number>();
  let postId = attributes.getState().postId;
  let cancel = () => {};

  const look = () => {
    cancel();
    const settings = attributes.getState();
    if (document.hidden || navigator.webdriver || !postId || sent.has(postId)) return;
    cancel = clock.after(settings.delay || delayOf(settings), () => {
      sent.add(postId);
      send(settings, postId);
    });
  };

  const { signal } = life;
  document.addEventListener('visibilitychange', look, { signal });
  listen(
    document,
    'onda-article',
    ({ id }) => {
      postId = id;
      look();
    },
    signal,
  );
  // Back from the browser's memory of the page: another look, which the server may take for the same view.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    sent.clear();
    look();
  };
  window.addEventListener('pageshow', comeBack, { signal });
  life.onEnd(() => cancel());
  look();
}

type Settings = AttributesOf<typeof viewRecorder>;

const delayOf = ({ action }: Settings): number => Reflect.get(DELAYS_MS, action);

function send({ ajaxUrl, action, nonce, recordNonce }: Settings, postId: number) {
  const url = ajaxUrl || readConfig().ajax;
  if (url) sendForm(url, { action, post_id: String(postId), nonce: recordNonce || nonce });
}
