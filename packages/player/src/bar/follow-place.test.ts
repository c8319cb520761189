import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { pass } from '@onda/core/testing/pass';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlayer } from '../testing/fake-player';
import { becomeBar, goBack } from './become-bar';
import { followPlace } from './follow-place';

let screen: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.useFakeTimers();
  screen = stubIntersectionObserver();
  // There is no layout: all that is shown stands at the lower edge, as wide as the window.
  edge({ bottom: innerHeight, width: 5_000, height: 414.5 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-onda-bar');
});

const edge = (box: Partial<DOMRect>) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);

async function player() {
  const { host } = fakePlayer({ seamless: true });
  followPlace(host);
  host.root.querySelector('link')?.dispatchEvent(new Event('load'));
  await pass(0);
  const isBar = () => host.element.hasAttribute('data-docked');
  const see = (share: number) =>
    screen.see(host.element, {
      isIntersecting: share > 0,
      intersectionRatio: share,
      intersectionRect: new DOMRect(),
      rootBounds: new DOMRect(0, 0, 400, 800),
    });
  return { host, isBar, see };
}

/** The page's own player, which `isFirst` looks for; the fake element has no tag of ours. */
const asPlayers = (...elements: Element[]) => {
  const others = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    selector.includes('seamless') ? (elements as never) : others(selector),
  );
};

describe('the place of the page’s own player', () => {
  it.each<[shares: number[], isBar: boolean]>([
    [[0], true],
    [[1], false],
    // At the edge it stays what it is.
    [[1, 0.3], false],
    [[1, 0.3, 0], true],
    [[0, 0.3], true],
    [[0, 0.3, 0.6], false],
    [[0, 1, 0], true],
  ])('seen by %j: is it a bar? %s', async (shares, expected) => {
    const { host, isBar, see } = await player();
    asPlayers(host.element);
    for (const share of shares) see(share);
    expect(isBar()).toBe(expected);
  });
});

it('keeps its place, the room for the bar and one node for whoever hears the page', async () => {
  const { host, see } = await player();
  asPlayers(host.element);
  const play = host.part('play');
  see(0);
  expect(host.element.style.minBlockSize).toBe('414.5px');
  expect(document.documentElement.hasAttribute('data-onda-bar')).toBe(true);
  expect([host.part('play'), host.root.querySelectorAll('.player').length]).toEqual([play, 1]);
  see(1);
  expect([host.element.style.minBlockSize, host.root.querySelector('[data-sticky]')]).toEqual(['', null]);
});

describe('waits', () => {
  it.each<[why: string, begin: (root: ShadowRoot) => () => void]>([
    [
      'while somebody types',
      () => {
        const field = document.createElement('input');
        document.body.append(field);
        field.focus();
        return () => field.blur();
      },
    ],
    [
      'while a panel of it is open',
      (root) => {
        const panel = document.createElement('div');
        panel.className = 'panel';
        root.querySelector('.face')?.append(panel);
        return () => {
          panel.remove();
          root.querySelector<HTMLElement>('.mute')?.click();
        };
      },
    ],
  ])('%s', async (_, begin) => {
    const { host, isBar, see } = await player();
    asPlayers(host.element);
    const end = begin(host.root);
    see(0);
    expect(isBar()).toBe(false);
    end();
    await pass(0);
    expect(isBar()).toBe(true);
  });
});

it('leaves the edge to a bar of the page, and to the player that sounds', async () => {
  const { host, isBar, see } = await player();
  const other = await player();
  asPlayers(host.element, other.host.element);
  other.see(0);
  see(0);
  expect([isBar(), other.isBar()]).toEqual([true, false]);
  other.host.part('player').dataset.state = 'playing';
  document.dispatchEvent(new CustomEvent('onda-state', { detail: { source: '', state: 'playing' } }));
  await pass(0);
  expect([isBar(), other.isBar()]).toEqual([false, true]);
  const bar = document.createElement('radio-player');
  bar.setAttribute('sticky', 'true');
  document.body.append(bar);
  other.see(1);
  other.see(0);
  expect(other.isBar()).toBe(false);
});

it('stays where it is if something around it holds it back from the edge', async () => {
  edge({ bottom: 100, width: 300 });
  const { host, isBar, see } = await player();
  asPlayers(host.element);
  see(0);
  expect(isBar()).toBe(false);
});

it('hands the focus of a button that only the card shows to play', () => {
  const { host } = fakePlayer();
  const rects = (node: Element) => (node.closest('[data-sticky] .mute') ? [] : [{}]);
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return rects(this) as never;
  });
  host.part('mute').focus();
  expect(becomeBar(host)).toBe(true);
  expect(host.root.activeElement).toBe(host.part('play'));
  goBack(host);
  expect(host.root.activeElement).toBe(host.part('play'));
});

it('is a bar as long as something covers the window, and then what its place asks for', async () => {
  const { host, isBar, see } = await player();
  asPlayers(host.element);
  see(1);
  becomeBar(host, 'cover');
  see(0);
  see(1);
  expect(isBar()).toBe(true);
  goBack(host, 'cover');
  await pass(0);
  expect(isBar()).toBe(false);
  becomeBar(host, 'cover');
  see(0);
  goBack(host, 'cover');
  await pass(0);
  expect(isBar()).toBe(true);
});

it('leads back to its place by the button that makes a bar large', async () => {
  const { host, see } = await player();
  asPlayers(host.element);
  const scroll = vi.fn();
  host.element.scrollIntoView = scroll;
  host.part('expand').click();
  expect(scroll).not.toHaveBeenCalled();
  see(0);
  host.part('expand').click();
  expect(scroll).toHaveBeenCalledOnce();
});

it('ends with its element', async () => {
  const { host, isBar, see } = await player();
  asPlayers(host.element);
  see(0);
  host.leave();
  expect([isBar(), screen.watched()]).toEqual([false, []]);
});
