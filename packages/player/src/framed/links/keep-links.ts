import { loadOnce, type SharedLoad } from '@onda/core/loading/load-once';
import type { KeptSound } from '../kept-sound';
import { askedByClick } from './asked-page';
import { mayFrame } from './may-frame';

/** Shows the page of this address while the sound goes on. */
export type FollowLink = (url: string) => void;

/**
 * From the press on, a plain link waits for the router, which comes after the first sound. Gives what loads the
 * router; where it is lost, the link goes the browser's way.
 */
export function keepLinks(
  sound: KeptSound,
  startRouter: () => Promise<FollowLink>,
  open = (url: string) => location.assign(url),
): SharedLoad<FollowLink> {
  const take = (event: MouseEvent) => {
    const asked = sound.plays() ? askedByClick(event, location) : undefined;
    if (asked?.kind !== 'page' || !mayFrame()) return;
    event.preventDefault();
    router.forPress().then(
      (follow) => follow(asked.url),
      () => open(asked.url),
    );
  };
  const stop = () => window.removeEventListener('click', take);
  const router = loadOnce(async () => {
    const follow = await startRouter();
    stop();
    return follow;
  });
  window.addEventListener('click', take);
  sound.lifetime.onEnd(stop);
  return router;
}
