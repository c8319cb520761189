import type { Clock } from '@onda/core/timing/clock';
import type { Scene } from '../define-behavior';
import { createCarousel } from '../slides/carousel';
import { rotate } from '../slides/rotation';
import type { contentCarousel } from './contract';

type Options = Scene<typeof contentCarousel>['options'];

/** Option → the custom property that its style sheet reads. */
const COUNTS = {
  visible: '--onda-visible',
  desktopsmall: '--onda-desktop-small',
  itemtablet: '--onda-item-tablet',
  itemmobile: '--onda-item-mobile',
} as const;
const NO = ['false', '0', 'no', 'off'];

/** A row of slides with as many side by side as the page sets: the data attributes of the theme's own wrapper win. */
export function runCarousel(
  { target, options, lifetime }: Scene<typeof contentCarousel>,
  clock: Clock,
): void {
  createCarousel(target, { kind: 'content', label: options.label }, lifetime, ({ track, bar, turn, t }) => {
    const { autoplay, ...counts } = optionsOf({ ...target.dataset, ...track.dataset }, options);
    for (const [name, property] of Object.entries(COUNTS)) {
      track.style.setProperty(property, String(counts[name as keyof typeof COUNTS]));
      lifetime.onEnd(() => track.style.removeProperty(property));
    }
    if (autoplay) rotate({ bar, area: target, everyMs: options.interval, turn, t }, clock, lifetime);
  });
}

function optionsOf(written: DOMStringMap, options: Options): Pick<Options, keyof typeof COUNTS | 'autoplay'> {
  const count = (name: keyof typeof COUNTS) => {
    const number = Number(written[name]);
    return Number.isInteger(number) && number > 0 ? number : options[name];
  };
  const { autoplay } = written;
  return {
    visible: count('visible'),
    desktopsmall: count('desktopsmall'),
    itemtablet: count('itemtablet'),
    itemmobile: count('itemmobile'),
    autoplay: autoplay === undefined ? options.autoplay : !NO.includes(autoplay.toLowerCase()),
  };
}
