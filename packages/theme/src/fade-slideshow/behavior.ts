import type { Clock } from '@onda/core/timing/clock';
import { addAttributes } from '../add-attributes';
import type { Scene } from '../define-behavior';
import { findTrack, slidesIn } from '../slides/find-slides';
import { nameSlides, textsFor } from '../slides/name-slides';
import { rotate } from '../slides/rotation';
import { addSlideBar } from '../slides/slide-bar';
import type { fadeSlideshow } from './contract';

/** Slides follow each other in the same place. Hidden ones are `inert`, by which the style sheet fades them. */
export function fadeSlides({ target, options, lifetime }: Scene<typeof fadeSlideshow>, clock: Clock): void {
  const track = findTrack(target);
  if (!track) return;
  const slides = slidesIn(track);
  const t = textsFor(target);
  const bar = addSlideBar(track, lifetime);
  let shown = 0;
  const go = (steps: number) => {
    shown = (shown + steps + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('inert', index !== shown);
  };
  rotate({ bar, area: target, everyMs: options.speed, turn: () => go(1), t }, clock, lifetime);
  if (options.controls === 'all') {
    bar.button('previous', t('previous'), () => go(-1));
    bar.button('next', t('next'), () => go(1));
  }
  addAttributes(track, { 'data-fade': '' }, lifetime);
  track.style.setProperty('--onda-fade', `${options.animation}ms`);
  lifetime.onEnd(() => track.style.removeProperty('--onda-fade'));
  nameSlides(target, slides, options.label, t, lifetime);
  go(0);
}
