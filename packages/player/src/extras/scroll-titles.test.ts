import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from '../store';
import { fakePlayer } from '../testing/fake-player';
import { type FakeResize, fakeResize } from '../testing/fake-resize';
import { fakeSound } from '../testing/fake-sound';
import { trackReading } from '../testing/readings';
import { scrollTitles } from './scroll-titles';

let wantsLessMotion = false;
let resize: FakeResize;

beforeEach(() => {
  wantsLessMotion = false;
  resize = fakeResize();
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A player whose title, or another of its lines, is so much wider, in pixels, than its place. */
function titles(tooWide: number, line = 'title') {
  const { host } = fakePlayer();
  const setup = { sound: fakeSound(), oneAudio: { take: () => {}, release: () => {} } };
  const player = createPlayer(setup, { stream: '', source: '', initialVolume: 1 });
  const calls: string[] = [];
  const frames: Keyframe[][] = [];
  const note = (word: string) => () => void calls.push(word);
  const animation = { pause: note('rest'), play: note('go on'), cancel: note('end') };
  const [node = host.part(line)] = host.root.querySelectorAll<HTMLElement>(`.${line}`);
  Object.defineProperty(node, 'scrollWidth', { value: tooWide });
  node.animate = (given) => {
    calls.push('move');
    frames.push(given as Keyframe[]);
    return animation as unknown as Animation;
  };
  const clock = fakeClock();
  scrollTitles(host, player, clock);
  const apply = (title: string, artist?: string) => player.apply(trackReading(title, artist));
  return { host, clock, calls, frames, apply };
}

it.each(['title', 'artist', 'on'])(
  'moves a %s that is too long, 5 ticks of 300 ms after a title came',
  async (line) => {
    const { clock, calls, frames, apply } = titles(80, line);
    apply('Un título muy largo');
    await clock.advance(1499);
    expect(calls).toEqual([]);
    await clock.advance(1);
    expect(calls).toEqual(['move']);
    expect(frames[0]?.at(0)?.textIndent).toBe('0');
    expect(frames[0]?.at(-1)?.textIndent).toBe('-80px');
  },
);

it('leaves a title alone that fits', async () => {
  const { clock, calls, apply } = titles(0);
  apply('Corto');
  await clock.advance(5_000);
  expect(calls).toEqual([]);
});

it('stands still for whoever asked for less motion', async () => {
  wantsLessMotion = true;
  const { clock, calls, apply } = titles(80);
  apply('Un título muy largo');
  await clock.advance(5_000);
  expect(calls).toEqual([]);
});

it.each([
  ['Uno', 'Los Faros', ['move']],
  ['Dos', 'Los Faros', ['move', 'end', 'move']],
  ['Uno', 'Las Olas', ['move', 'end', 'move']],
  ['Dos', 'Las Olas', ['move', 'end', 'move']],
])(
  'begins anew with another track, after “Uno” of “Los Faros” with “%s” of “%s”: %j',
  async (title, artist, moves) => {
    const { clock, calls, apply } = titles(80);
    apply('Uno', 'Los Faros');
    await clock.advance(1500);
    apply(title, artist);
    expect(calls).toEqual(moves.slice(0, 2));
    await clock.advance(1500);
    expect(calls).toEqual(moves);
  },
);

it('measures again when the size has changed', async () => {
  const { clock, calls } = titles(80);
  resize.change();
  await clock.advance(300 + 1499);
  expect(calls).toEqual([]);
  await clock.advance(1);
  expect(calls).toEqual(['move']);
});

it('rests under the pointer and while the widget has the focus', async () => {
  const { host, clock, calls, apply } = titles(80);
  apply('Uno');
  await clock.advance(1500);
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    host.element.dispatchEvent(new Event(type));
  expect(calls).toEqual(['move', 'rest', 'go on', 'rest', 'go on']);
});

it('ends with its element: no movement, no timer, no watcher', async () => {
  const { host, clock, calls, apply } = titles(80);
  apply('Uno');
  await clock.advance(1500);
  apply('Dos');
  host.leave();
  expect([calls, clock.waiting(), resize.watched()]).toEqual([['move', 'end'], 0, 0]);
});
