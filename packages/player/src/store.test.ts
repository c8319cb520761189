import { emit, listen } from '@onda/core/dom/page-events';
import { fakeTabs } from '@onda/core/testing/fake-tabs';
import type { NowPlaying } from '@onda/feeds/now-playing';
import { expect, it } from 'vitest';
import { oneAudio } from './sound/one-audio';
import { createPlayer } from './store';
import { fakeSound } from './testing/fake-sound';

const STREAM = 'https://radio.test/live.mp3';

function player(page: EventTarget = new EventTarget(), openTab = fakeTabs()) {
  const sound = fakeSound();
  const setup = { sound, oneAudio: oneAudio(page, openTab) };
  const made = createPlayer(setup, { stream: STREAM, source: 'uno', initialVolume: 0.8 });
  return { ...made, sound, state: made.store.getState };
}

function reading(title: string, more: Partial<NowPlaying> = {}) {
  const track = title ? { title, artist: 'Los Faros', art: '' } : null;
  const base = { isOnline: true, track, history: [], startedAt: null, endsAt: null };
  return { kind: 'read' as const, nowPlaying: { ...base, live: { isLive: false, name: '' }, ...more } };
}

it('stands still until somebody clicks', () => {
  const { state, sound } = player();
  expect(state()).toMatchObject({ sound: { status: 'idle' }, feed: 'unasked', track: null });
  expect(sound.first.opened).toHaveLength(0);
});

it('is unfolded, with no art that failed, where the page says nothing else', () => {
  expect(player().state()).toMatchObject({ isMinimized: false, failedArt: [] });
});

it('fades the sound without touching the volume that is shown', () => {
  const { play, fade, state, sound } = player();
  play();
  fade(0.5);
  expect(sound.first.last().volume).toEqual({ level: 0.4, isMuted: false });
  expect(state().volume).toEqual({ level: 0.8, isMuted: false });
});

it('toggles between sound and silence', () => {
  const { toggle, state, sound } = player();
  toggle();
  expect(state().sound.status).toBe('connecting');
  toggle();
  expect(state().sound.status).toBe('idle');
  expect(sound.first.listeners()).toBe(0);
});

it('ends the wait of a visitor who is offline and clicks', () => {
  const { play, toggle, sound, state } = player();
  play();
  sound.setOnline(false);
  sound.first.last().tell('failed');
  expect(state().sound).toEqual({ status: 'error', reason: 'offline' });
  toggle();
  expect(state().sound).toEqual({ status: 'idle' });
  sound.setOnline(true);
  expect(sound.first.opened).toHaveLength(1);
});

it('starts with the volume of the page and keeps it in steps of .05', () => {
  const { play, setVolume, state, sound } = player();
  play();
  expect(sound.first.last().volume).toEqual({ level: 0.8, isMuted: false });
  setVolume(0.33);
  expect(state().volume).toEqual({ level: 0.35, isMuted: false });
  expect(sound.first.last().volume).toEqual({ level: 0.35, isMuted: false });
  for (const [requested, level] of [
    [7, 1],
    [-1, 0],
    [Number.NaN, 1],
  ] as const) {
    setVolume(requested);
    expect(state().volume.level).toBe(level);
  }
});

it('mutes and comes back to the same volume; the slider ends muteness', () => {
  const { toggleMute, setVolume, state } = player();
  toggleMute();
  expect(state().volume).toEqual({ level: 0.8, isMuted: true });
  toggleMute();
  expect(state().volume).toEqual({ level: 0.8, isMuted: false });
  toggleMute();
  setVolume(0.5);
  expect(state().volume).toEqual({ level: 0.5, isMuted: false });
  setVolume(0);
  toggleMute();
  expect(state().volume).toEqual({ level: 0.5, isMuted: false });
});

it('falls silent when another player of the page starts', () => {
  const page = new EventTarget();
  const [one, two] = [player(page), player(page)];
  one.play();
  two.play();
  expect(one.state().sound.status).toBe('idle');
  expect(two.state().sound.status).toBe('connecting');
});

it('falls silent when a player of another tab starts', () => {
  const openTab = fakeTabs();
  const one = player(new EventTarget(), openTab);
  const two = player(new EventTarget(), openTab);
  one.play();
  two.play();
  expect(one.state().sound.status).toBe('idle');
  one.play();
  expect(two.state().sound.status).toBe('idle');
});

it('says onda-play with its station when it starts, and not again when it reconnects', async () => {
  const page = new EventTarget();
  const heard: unknown[] = [];
  listen(page, 'onda-play', (detail) => heard.push(detail), new AbortController().signal);
  const { play, sound } = player(page);
  play();
  sound.first.last().tell('playing');
  sound.first.last().tell('ended');
  await sound.clock.advance(10);
  expect(heard).toEqual([{ source: 'uno' }]);
});

it('hears nobody any more once it is silent', () => {
  const page = new EventTarget();
  const { play, pause, state, store } = player(page);
  play();
  pause();
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  emit(page, 'onda-play', { source: 'dos' });
  expect(changes).toBe(0);
  expect(state().sound.status).toBe('idle');
});

it('goes on with another station when it sounded, and waits when it did not', () => {
  const { tune, play, sound } = player();
  tune({ stream: 'https://radio.test/two.mp3', source: 'dos' });
  expect(sound.first.opened).toHaveLength(0);
  play();
  tune({ stream: 'https://radio.test/three.mp3', source: 'tres' });
  expect(sound.first.opened.map(({ url }) => url)).toEqual([
    'https://radio.test/two.mp3',
    'https://radio.test/three.mp3',
  ]);
  expect(sound.first.listeners()).toBe(1);
});

it('shows the track and puts the former one on top of the history, thirty at most', () => {
  const { apply, state } = player();
  for (let song = 0; song < 40; song++) {
    apply(reading(`Canción ${song}`));
    apply(reading(`Canción ${song}`));
  }
  expect(state().track?.title).toBe('Canción 39');
  expect(state().history).toHaveLength(30);
  expect(state().history[0]).toMatchObject({ title: 'Canción 38', playedAt: expect.any(Number) });
});

it('prefers the history that the server tells', () => {
  const { apply, state } = player();
  const history = [{ title: 'Antes', artist: '', art: '', playedAt: null }];
  apply(reading('Uno'));
  apply(reading('Dos', { history }));
  expect(state().history).toEqual(history);
});

it.each([
  ['nothing', {}, true],
  ['its title', { title: 'Dos' }, false],
  ['its artist', { artist: 'Las Olas' }, false],
  ['its art alone, which may come later,', { art: 'https://radio.test/uno.jpg' }, false],
])('of a track of which %s is new it shows what came: the object is the same %o', (_, more, isSame) => {
  const { apply, state } = player();
  const next = { title: 'Uno', artist: 'Los Faros', art: '', ...more };
  apply(reading('Uno'));
  const { track } = state();
  apply(reading('', { track: next }));
  expect([state().track === track, state().track]).toEqual([isSame, next]);
});

it('tells an unreadable feed, an unknown one, a station off air and a station without a title apart', () => {
  const { apply, state } = player();
  apply(reading('Uno'));
  apply({ kind: 'unreadable' });
  expect(state()).toMatchObject({ feed: 'unreadable', track: null });
  apply({ kind: 'unknown' });
  expect(state().feed).toBe('unknown');
  apply(reading('Uno', { isOnline: false }));
  expect(state()).toMatchObject({ feed: 'offAir', track: null });
  apply(reading(''));
  expect(state()).toMatchObject({ feed: 'read', track: null });
});

it('leaves nothing behind when it is disposed', () => {
  const { play, dispose, sound } = player();
  play();
  dispose();
  expect(sound.first.listeners()).toBe(0);
  expect(sound.clock.waiting()).toBe(0);
  expect(sound.waitingForReturn()).toBe(0);
});

it('shows another track when the sound has reached it, and at once when the sound ends', async () => {
  const { play, pause, apply, sound, state } = player();
  play();
  sound.first.last().tell('playing');
  apply(reading('Marea'));
  await sound.sound(1_000);
  apply(reading('Norte'));
  expect(state().track?.title).toBe('Marea');
  await sound.sound(2_900);
  expect(state().track?.title).toBe('Marea');
  await sound.sound(200);
  expect(state()).toMatchObject({ track: { title: 'Norte' }, history: [{ title: 'Marea' }] });
  apply(reading('Sur'));
  pause();
  expect(state()).toMatchObject({
    track: { title: 'Sur' },
    history: [{ title: 'Norte' }, { title: 'Marea' }],
  });
});

it('shows no track of the former station, and no history of it, after another was tuned in', async () => {
  const { play, apply, tune, sound, state } = player();
  play();
  sound.first.last().tell('playing');
  apply(reading('Marea'));
  await sound.sound(1_000);
  apply(reading('Norte'));
  tune({ stream: 'https://radio.test/two.mp3', source: 'dos' });
  expect(state()).toMatchObject({ feed: 'unasked', track: null, history: [] });
  await sound.clock.advance(5_000);
  expect(state().track).toBeNull();
  apply(reading('Sur'));
  expect(state()).toMatchObject({ track: { title: 'Sur' }, history: [] });
});

it('keeps track and history when only the address changes: another quality of the same station', () => {
  const { apply, tune, state } = player();
  apply(reading('Marea'));
  apply(reading('Norte'));
  tune({ stream: 'https://radio.test/small.mp3', source: 'uno' });
  expect(state()).toMatchObject({ track: { title: 'Norte' }, history: [{ title: 'Marea' }] });
});

it('forgets at its end what still waits for the sound', async () => {
  const { play, apply, dispose, sound, state } = player();
  play();
  sound.first.last().tell('playing');
  apply(reading('Marea'));
  await sound.sound(1_000);
  apply(reading('Norte'));
  dispose();
  expect(sound.clock.waiting()).toBe(0);
  expect(state().track?.title).toBe('Marea');
});
