import { type NowPlaying, nowPlaying } from '@onda/feeds/now-playing';
import { beforeEach, expect, it } from 'vitest';
import { createWidget, type Widget } from './store';

const track = (title: string) => ({ title, artist: 'Los Faros', art: '' });
const played = (title: string) => ({ ...track(title), playedAt: 1 });
const read = (found: Partial<NowPlaying>) => ({ kind: 'read', nowPlaying: nowPlaying(found) }) as const;

let now: number;
let widget: Widget;
beforeEach(() => {
  now = 1_000;
  widget = createWidget(() => now);
});
const state = () => widget.store.getState();
const titles = () => state().onAir?.history.map(({ title }) => title);

it('is closed and has nothing to tell at first', () => {
  expect(state()).toMatchObject({
    isOpen: false,
    isHistoryShown: false,
    feed: 'loading',
    onAir: null,
    failedArt: [],
  });
});

it('opens, closes, and shows and hides its history', () => {
  widget.open();
  widget.toggleHistory();
  expect(state()).toMatchObject({ isOpen: true, isHistoryShown: true });
  widget.toggleHistory();
  widget.close();
  expect(state()).toMatchObject({ isOpen: false, isHistoryShown: false });
});

it('keeps at most 4 earlier songs of the feed', () => {
  widget.apply(read({ track: track('A'), history: ['1', '2', '3', '4', '5'].map(played) }));
  expect(titles()).toEqual(['1', '2', '3', '4']);
});

it('remembers the songs itself where the feed has no history', () => {
  for (const title of ['A', 'B', 'B', 'C', 'D', 'E', 'F']) {
    now += 1_000;
    widget.apply(read({ track: track(title) }));
  }
  expect(titles()).toEqual(['E', 'D', 'C', 'B']);
  expect(state().onAir?.history[0]?.playedAt).toBe(now);
});

it.each(['unreachable', 'unrecognised'] as const)('%s leaves what was read standing', (kind) => {
  widget.apply(read({ track: track('A') }));
  widget.apply({ kind });
  expect(state()).toMatchObject({ feed: kind, onAir: { track: { title: 'A' } } });
  widget.apply(read({ track: track('A') }));
  expect(state().feed).toBe('read');
});

it('takes what the player hears at once, and its former song into the history', () => {
  widget.apply(read({ track: track('A') }));
  widget.onTrack(track('B'));
  expect(state().onAir?.track?.title).toBe('B');
  widget.onTrack(track('B'));
  expect(titles()).toEqual(['A']);
});

it('keeps at most 4 earlier songs of the player too', () => {
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) widget.onTrack(track(title));
  expect(titles()).toEqual(['E', 'D', 'C', 'B']);
});

it('tells nothing anew where the player hears the same song', () => {
  widget.onTrack(track('A'));
  const before = state();
  now += 1_000;
  widget.onTrack(track('A'));
  expect(state()).toBe(before);
});

it('tells songs of one title apart by their artist', () => {
  widget.onTrack(track('A'));
  widget.onTrack({ ...track('A'), artist: 'Las Olas' });
  expect(state().onAir).toMatchObject({ track: { artist: 'Las Olas' }, history: [{ artist: 'Los Faros' }] });
});

it('keeps who is live while the player hears songs, and says nobody is where no feed answered', () => {
  widget.onTrack(track('A'));
  expect(state().onAir?.live).toEqual({ isLive: false, name: '' });
  const live = { isLive: true, name: 'Eva' };
  widget.apply(read({ track: track('A'), live }));
  widget.onTrack(track('B'));
  expect(state().onAir?.live).toEqual(live);
});

it('shows what the player hears before any feed answered', () => {
  widget.onTrack(track('A'));
  expect(state()).toMatchObject({ feed: 'read', onAir: { isOnline: true, track: { title: 'A' } } });
});

it('forgets all of a feed that is followed no more', () => {
  widget.open();
  widget.apply(read({ track: track('A') }));
  widget.forget();
  expect(state()).toMatchObject({ isOpen: true, feed: 'loading', onAir: null });
});

it('remembers 30 pictures that did not load', () => {
  for (let number = 0; number < 40; number++) widget.artFailed(`https://radio.test/${number}.png`);
  expect(state().failedArt).toHaveLength(30);
  expect(state().failedArt[0]).toBe('https://radio.test/39.png');
});

it('looks at the clock when time has passed', () => {
  now = 50_000;
  widget.tick();
  expect(state().now).toBe(50_000);
});
