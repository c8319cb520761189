import { emit, listen } from '@onda/core/dom/page-events';
import type { Lifetime } from '@onda/core/element/lifetime';
import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNoFrames } from '../testing/no-frames';
import { videoStage } from './stage';

const HTML =
  '<div><a href="https://youtu.be/dQw4w9WgXcQ">Uno</a><a href="https://youtu.be/aaaaaaaaaaa">Dos</a>' +
  '<a href="/noticia">Tres</a><video></video><video></video></div>';
let lifetime: Lifetime;
let target: HTMLElement;
let heard: string[];

const links = () => [...document.querySelectorAll('a')];
const link = (index: number) => links()[index] as HTMLAnchorElement;
const frame = () => document.querySelector('iframe');
const stage = () => videoStage(target, lifetime);
/** Sends a message of the provider's frame. */
const speak = (message: unknown, source: unknown = frame()?.contentWindow) =>
  window.dispatchEvent(Object.assign(new Event('message'), { data: message, source }));

beforeEach(() => {
  loadNoFrames();
  lifetime = createLifetime();
  document.documentElement.lang = 'en';
  document.body.innerHTML = HTML;
  target = document.body.firstElementChild as HTMLElement;
  heard = [];
  listen(document, 'onda-play', ({ source }) => heard.push(source), lifetime.signal);
});
afterEach(() => lifetime.end());

it('a player takes the place of its link, has the focus, and says that it sounds', () => {
  expect(stage().play(link(0), () => {})).toBe(true);
  expect([link(0).hidden, frame()?.title, document.activeElement, heard]).toEqual([
    true,
    'Uno',
    frame(),
    ['video-carousel'],
  ]);
});

it('leaves other links to the browser', () => {
  expect(stage().play(link(2), () => {})).toBe(false);
  expect(target.outerHTML).toBe(HTML);
});

it('one plays: another one gives the first its link back', () => {
  stage().play(link(0), () => {});
  stage().play(link(1), () => {});
  expect(links().map(({ hidden }) => hidden)).toEqual([false, true, false]);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('falls silent when anything else on the page sounds', () => {
  const [first, second] = target.querySelectorAll('video');
  const pauses = [first, second].map((video) => vi.spyOn(video as HTMLVideoElement, 'pause'));
  stage().play(link(0), () => {});
  for (const pause of pauses) pause.mockClear();
  emit(document, 'onda-play', { source: 'onda' });
  expect([frame(), link(0).hidden]).toEqual([null, false]);
  expect(document.activeElement).toBe(link(0));
  for (const pause of pauses) expect(pause).toHaveBeenCalledOnce();
});

it('a video of the page that starts silences the others', () => {
  const [first, second] = target.querySelectorAll('video');
  const pauses = [first, second].map((video) => vi.spyOn(video as HTMLVideoElement, 'pause'));
  stage().claim(first as HTMLVideoElement);
  expect(pauses.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(heard).toEqual(['video-carousel']);
});

it.each([
  [2, 'The address of the video is not valid.'],
  [5, 'This browser cannot play the video here.'],
  [100, 'The video is gone, or private.'],
  [101, 'Its owner does not let other pages play the video.'],
  [105, 'Its owner does not let other pages play the video.'],
  [150, 'Unknown error.'],
  ['x', 'Unknown error.'],
])('the provider’s %s gives the link back and says: %s', async (info, text) => {
  const refused = vi.fn();
  stage().play(link(0), refused);
  speak(JSON.stringify({ event: 'onError', info }));
  expect([frame(), link(0).hidden, refused.mock.calls.length]).toEqual([null, false, 1]);
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(text));
  lifetime.end();
  expect(document.querySelector('[role="status"]')).toBeNull();
});

it.each([['no JSON'], ['null'], ['{"event":"onReady"}'], [7]])('other words are not heard: %s', (message) => {
  stage().play(link(0), () => {});
  speak(message);
  expect(frame()).not.toBeNull();
});

it('nor is what another window says', () => {
  stage().play(link(0), () => {});
  speak('{"event":"onError","info":2}', {});
  expect(frame()).not.toBeNull();
});

it('is one for each element, and ends with it', () => {
  expect(stage()).toBe(stage());
  stage().play(link(0), () => {});
  speak('{"event":"onError","info":2}');
  stage().play(link(1), () => {});
  lifetime.end();
  expect(target.outerHTML.replaceAll(' hidden=""', '')).toBe(HTML);
  lifetime = createLifetime();
  expect(stage().play(link(0), () => {})).toBe(true);
});
