import { prefersReducedMotion } from '@onda/core/dom/device';
import type { Lifetime } from '@onda/core/element/lifetime';
import { addAttributes } from '../add-attributes';
import { findTrack, slidesIn } from './find-slides';
import { nameSlides, type SlidesText, textsFor } from './name-slides';
import { addSlideBar, type SlideBar, setDisabled } from './slide-bar';

export interface Carousel {
  track: HTMLElement;
  bar: SlideBar;
  /** Turns to the next page; after the last one to the first. */
  turn(): void;
  t: SlidesText;
}

/** The share of a slide that must be in view for the keyboard; for one wider than the row, of the row. */
const IN_SIGHT = 0.6;
/** The thresholds, fine enough for a slide that is many times as wide as the row. */
const LOOKS = Array.from({ length: 101 }, (_, percent) => percent / 100);
/** Elements that take the focus. A row without any takes it itself, or no key could scroll it. */
const REACHABLE = 'a[href], button, input, video[controls]';

/**
 * A row of slides that the browser scrolls and snaps; hidden slides are inert. `first` adds buttons before the two.
 * Null if there is nothing to turn.
 */
export function createCarousel(
  target: HTMLElement,
  { kind, label }: { kind: 'content' | 'video'; label: string },
  lifetime: Lifetime,
  first: (carousel: Carousel) => void = () => {},
): Carousel | null {
  const track = findTrack(target);
  if (!track) return null;
  const slides = slidesIn(track);
  const t = textsFor(target);
  const bar = addSlideBar(track, lifetime);
  const isAt = (button: HTMLButtonElement) => button.getAttribute('aria-disabled') === 'true';
  /** Scrolls by pages, in the direction of the writing. */
  const go = (pages: number) => {
    const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    track.scrollBy({ left: pages * sign * track.clientWidth, behavior });
  };
  const carousel = { track, bar, t, turn: () => go(isAt(next) ? -slides.length : 1) };
  first(carousel);
  const previous = bar.button('previous', t('previous'), () => isAt(previous) || go(-1));
  const next = bar.button('next', t('next'), () => isAt(next) || go(1));
  addAttributes(track, { 'data-slides': kind }, lifetime);
  if (!track.querySelector(REACHABLE)) addAttributes(track, { tabindex: '0' }, lifetime);
  nameSlides(target, slides, label, t, lifetime);

  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target: slide } = entry;
        const isSeen = isInSight(entry);
        seen[isSeen ? 'add' : 'delete'](slide);
        slide.toggleAttribute('inert', !isSeen && !slide.contains(document.activeElement));
      }
      setDisabled(previous, seen.has(slides[0] as Element));
      setDisabled(next, seen.has(slides.at(-1) as Element));
      bar.node.hidden = seen.size === slides.length;
    },
    { root: track, threshold: LOOKS },
  );
  for (const slide of slides) observer.observe(slide);
  lifetime.onEnd(() => observer.disconnect());
  return carousel;
}

function isInSight(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRect, boundingClientRect, rootBounds } = entry;
  const width = Math.min(boundingClientRect.width, rootBounds?.width ?? Number.POSITIVE_INFINITY);
  return isIntersecting && intersectionRect.width >= IN_SIGHT * width;
}
