import { webAddress } from '@onda/core/http/safe-url';
import type { Scene } from '../define-behavior';
import type { lazyMedia } from './contract';

const WAITING = '[data-src], [data-srcset], [data-poster]';
/** Elements whose `source` children have no place of their own on the screen. */
const PLAYERS = 'video, audio';

/** Loads the media of `data-src` and `data-srcset` shortly before they are in view, and marks broken images. */
export function loadNear({ target, options, lifetime }: Scene<typeof lazyMedia>): void {
  const { signal } = lifetime;
  const show = (medium: Element) => {
    near.unobserve(medium);
    load(medium as HTMLElement);
    const sources = medium.matches(PLAYERS) ? [...medium.querySelectorAll<HTMLElement>(WAITING)] : [];
    sources.forEach(load);
    if (sources[0]) (medium as HTMLMediaElement).load();
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target: medium } of entries) if (isIntersecting) show(medium);
    },
    { rootMargin: `${options.edge}px` },
  );
  const waiting = () => [...target.querySelectorAll(WAITING)].map((one) => one.closest(PLAYERS) ?? one);
  const look = () => {
    for (const medium of waiting()) near.observe(medium);
  };
  // A print shows all of them.
  addEventListener('beforeprint', () => waiting().forEach(show), { signal });
  const arrivals = new MutationObserver(look);
  const mark = ({ type, target: image }: Pick<Event, 'type' | 'target'>) => {
    // The alternative text stays and is read.
    if (image instanceof HTMLImageElement) image.toggleAttribute('data-broken', type === 'error');
  };
  for (const type of ['error', 'load']) target.addEventListener(type, mark, { capture: true, signal });
  for (const image of target.querySelectorAll('img'))
    if (image.currentSrc && image.complete && image.naturalWidth === 0)
      mark({ type: 'error', target: image });
  arrivals.observe(target, { childList: true, subtree: true });
  look();
  lifetime.onEnd(() => {
    near.disconnect();
    arrivals.disconnect();
  });
}

/** Frames and videos load web addresses only. */
function load(medium: HTMLElement) {
  const { src, srcset, poster } = medium.dataset;
  for (const name of ['src', 'srcset', 'poster']) delete medium.dataset[name];
  if (srcset) medium.setAttribute('srcset', srcset);
  for (const [name, address] of Object.entries({ src: webAddress(src), poster: webAddress(poster) }))
    if (address) medium.setAttribute(name, address);
}
