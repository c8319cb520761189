import type { Scene } from '../define-behavior';
import { createCarousel } from '../slides/carousel';
import type { videoCarousel } from './contract';

/**
 * A row of videos. Their player loads with the first click on a link, or with the first video that starts by itself.
 */
export function playVideos({ target, options, lifetime }: Scene<typeof videoCarousel>): void {
  createCarousel(target, { kind: 'video', label: options.label }, lifetime);
  const { signal } = lifetime;
  /** The links that the browser follows itself. */
  const links = new WeakSet<HTMLAnchorElement>();
  const follow = (link: HTMLAnchorElement) => {
    links.add(link);
    link.click();
  };
  const load = async () => (await import('../video/stage')).videoStage(target, lifetime);
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || links.has(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load()
      .then((stage) => stage.play(link, () => links.add(link)) || follow(link))
      .catch(() => follow(link));
  };
  target.addEventListener('click', click, { signal });
  // The event does not bubble.
  const started = ({ target: video }: Event) => load().then((stage) => stage.claim(video));
  target.addEventListener('play', (event) => started(event).catch(() => {}), { signal, capture: true });
}
