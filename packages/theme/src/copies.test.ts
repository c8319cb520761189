import type { ElementSpec } from '@onda/core/element/contract';
import { createStorage } from '@onda/core/storage/storage';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { fakeStorage } from '@onda/core/testing/fake-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { panelOfComments } from './comments-panel/behavior';
import { commentsPanel } from './comments-panel/contract';
import { runCarousel } from './content-carousel/behavior';
import { contentCarousel } from './content-carousel/contract';
import { makeTabs } from './content-tabs/behavior';
import { contentTabs } from './content-tabs/contract';
import { countDownTo } from './count-down/behavior';
import { countDown } from './count-down/contract';
import type { Scene } from './define-behavior';
import { fadeSlides } from './fade-slideshow/behavior';
import { fadeSlideshow } from './fade-slideshow/contract';
import { personalNews } from './personal-news/contract';
import { askFirst } from './personal-news/personal-start';
import { share } from './share-links/behavior';
import { shareLinks } from './share-links/contract';
import { sceneOf } from './testing/scene-of';

beforeEach(() => {
  stubIntersectionObserver();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
});
afterEach(() => vi.unstubAllGlobals());

type Scenes = Record<string, [html: string, start: (html: string) => Started]>;
interface Started {
  lifetime: { end(): void };
}

/** Starts a behavior on what the page has as `#it`, which a bar may stand before. */
function on<const S extends ElementSpec>(spec: S, behave: (scene: Scene<S>) => unknown) {
  return (html: string): Started => {
    const scene = { ...sceneOf(spec, html), target: document.querySelector('#it') as HTMLElement };
    behave(scene);
    return scene;
  };
}

const SLIDES = '<div id="it"><ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li></ul></div>';
const until = (date: string) => `<div id="it"><time datetime="${date}T00:00:00Z"></time></div>`;
const count = on(countDown, (scene) => countDownTo(scene, fakeClock()));
const carousel = on(contentCarousel, (scene) => runCarousel(scene, fakeClock()));

const scenes: Scenes = {
  tabs: [
    '<div id="it"><section><h2>Uno</h2></section><section><h2>Dos</h2></section></div>',
    on(contentTabs, makeTabs),
  ],
  'a timer': [until('2099-01-01'), count],
  'the end of a timer': [until('2001-01-01'), count],
  'a carousel': [SLIDES, carousel],
  'a carousel that is its own row': ['<ul id="it"><li><a>1</a></li><li><a>2</a></li></ul>', carousel],
  'a slideshow': [SLIDES, on(fadeSlideshow, (scene) => fadeSlides(scene, fakeClock()))],
  'the copy of a link': ['<div id="it"><ul><li><a href="/">a</a></li></ul></div>', on(shareLinks, share)],
  'the button of the comments': [
    '<div id="it"></div>',
    on(commentsPanel, (scene) => panelOfComments(scene, async () => ({ enhanceReplies: () => {} }))),
  ],
  'the question whether to remember': [
    '<div id="it"></div>',
    on(personalNews, (scene) =>
      askFirst(scene, createStorage(fakeStorage().area), async () => ({ startPersonal: () => {} })),
    ),
  ],
};

const page = () => document.body.innerHTML;
const made = () => document.querySelectorAll('[data-onda-made]').length;

it.each(Object.entries(scenes))('%s: stands once in a copy of the page', (_, [html, start]) => {
  const first = start(html);
  const copy = page();
  const count = made();
  expect(count).toBeGreaterThan(0);
  first.lifetime.end();
  expect(made()).toBe(0);
  const second = start(copy);
  expect(made()).toBe(count);
  expect(
    document.querySelectorAll('[data-slides] [data-slides], [role="tablist"] + [role="tablist"]').length,
  ).toBe(0);
  second.lifetime.end();
  expect(made()).toBe(0);
});
