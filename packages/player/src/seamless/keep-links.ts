import { loadOnce, type SharedLoad } from '@onda/core/loading/load-once';
import type { KeptSound } from './kept-sound';
import { seamlessAddress } from './seamless-link';

/** Shows the page of this address under the sound. */
export type FollowLink = (url: string) => Promise<void>;

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
    const url = sound.plays() && !event.defaultPrevented ? seamlessAddress(event) : '';
    if (!url) return;
    event.preventDefault();
    router.forPress().then(
      (follow) => follow(url),
      () => open(url),
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
