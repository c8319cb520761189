import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentCarousel } from './content-carousel/contract';
import { countDown } from './count-down/contract';
import { countDownMessages } from './count-down/messages';
import { fadeSlideshow } from './fade-slideshow/contract';
import { imageLightbox } from './image-lightbox/contract';
import { imageLightboxMessages } from './image-lightbox/messages';
import { videoMessages } from './video/messages';

/** The values of M-3, M-5, M-8 and M-9 for the moving parts of the theme. */
it.each([
  ['carousel, wide', contentCarousel.attributes.visible.default, 6],
  ['carousel, small desktop', contentCarousel.attributes.desktopsmall.default, 5],
  ['carousel, tablet', contentCarousel.attributes.itemtablet.default, 4],
  ['carousel, mobile', contentCarousel.attributes.itemmobile.default, 1],
  ['carousel, autoplay', contentCarousel.attributes.autoplay.default, false],
  ['slideshow speed', fadeSlideshow.attributes.speed.default, 7000],
  ['slideshow animation', fadeSlideshow.attributes.animation.default, 600],
  ['lightbox width', imageLightbox.attributes.width.default, 630],
  ['lightbox height', imageLightbox.attributes.height.default, 440],
  ['lightbox margin', imageLightbox.attributes.margin.default, 150],
  ['countdown without a date', countDown.attributes.date.default, ''],
  ['countdown, message', countDownMessages.en.required, 'Expiry date is required!'],
  ['lightbox, message', imageLightboxMessages.en.failed, 'content could not be loaded'],
  ['lightbox, video', imageLightboxMessages.en.noVideo, 'missing or unsupported video URL'],
  ['video, any other code', videoMessages.en.errorUnknown, 'Unknown error.'],
])('%s: %s', (_, value, expected) => {
  expect(value).toBe(expected);
});

/** Width from which on → how many stand side by side, as the style sheet says. */
function countsIn(sheet: string): [number, string][] {
  const css = readFileSync(`${import.meta.dirname}/${sheet}/${sheet}.css`, 'utf8');
  const rules = css.matchAll(/(?:@media \(width >= (\d+)px\) \{\s*)?:is\([^{]*\{[^}]*?--onda-count: (.*);/g);
  return [...rules].map(([, width = '0', count = '']) => [Number(width), count]);
}

it('a carousel counts by the widths of the specification', () => {
  expect(countsIn('content-carousel')).toEqual([
    [0, 'var(--onda-item-mobile, 1)'],
    [480, 'min(var(--onda-item-tablet, 4), var(--onda-item-mobile, 1) + 1)'],
    [768, 'var(--onda-item-tablet, 4)'],
    [1024, 'var(--onda-desktop-small, 5)'],
    [1200, 'var(--onda-visible, 6)'],
  ]);
});

it('a video carousel counts by its own', () => {
  expect(countsIn('video-carousel')).toEqual([
    [0, '1'],
    [376, '2'],
    [1024, '3'],
    [1200, '4'],
    [1400, '5'],
  ]);
  const css = readFileSync(`${import.meta.dirname}/video-carousel/video-carousel.css`, 'utf8');
  expect(css).toContain('--onda-row-gap: var(--onda-gap, 25px);');
});
