import { settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it, vi } from 'vitest';
import { EPISODE, fakeEpisode, OTHER } from '../testing/fake-episode';

const plays = ({ audio }: ReturnType<typeof fakeEpisode>) =>
  audio.calls.filter((call) => call === 'play').length;

async function playing(at?: number) {
  const made = fakeEpisode();
  made.player.start(EPISODE);
  made.arrive();
  await made.sound(at);
  return made;
}

describe('a new episode', () => {
  it('starts inside the click, and says what it does', async () => {
    const made = fakeEpisode();
    made.player.start(EPISODE);
    expect(made.audio.calls).toEqual([`src=${EPISODE.src}`, 'play']);
    expect(made.state()).toMatchObject({ episode: EPISODE, sound: { status: 'loading' }, length: 9_999 });
    made.arrive();
    await made.sound(3);
    expect(made.state()).toMatchObject({ sound: { status: 'playing' }, position: 3, length: 3_480 });
  });

  it('goes on at its place', () => {
    const made = fakeEpisode();
    made.memory.keepPlace(EPISODE.episode, 725, 3_480);
    made.player.start(EPISODE);
    expect(made.state().position).toBe(725);
    made.arrive();
    expect(made.audio.element.currentTime).toBe(725);
  });

  it('takes the place of the former, whose place is kept', async () => {
    const made = await playing(200);
    made.player.start(OTHER);
    expect(made.memory.placeOf(EPISODE.episode)).toBe(200);
    expect(made.state()).toMatchObject({ episode: OTHER, position: 0, sound: { status: 'loading' } });
  });

  it('goes on with the request that the click began', () => {
    const made = fakeEpisode();
    made.audio.element.src = EPISODE.src;
    made.player.start(EPISODE);
    expect(made.audio.calls).toEqual([`src=${EPISODE.src}`, 'play']);
  });

  it('stands still where it is only put back', () => {
    const made = fakeEpisode();
    made.memory.keepPlace(EPISODE.episode, 725, 0);
    made.player.start(EPISODE, false);
    expect([plays(made), made.state().position, made.audio.element.preload]).toEqual([0, 725, 'metadata']);
  });
});

describe('the length', () => {
  it.each([
    ['is the file’s own, whatever the feed said', 3_480, 3_480, { length: 3_480, canSeek: true }],
    ['is unknown of a stream without an end', Number.POSITIVE_INFINITY, 0, { length: 0, canSeek: false }],
    [
      'is known of a file without ranges, which stays where it is',
      3_480,
      0,
      { length: 3_480, canSeek: false },
    ],
  ])('%s', async (_, duration, end, expected) => {
    const made = fakeEpisode();
    made.memory.keepPlace(EPISODE.episode, 725, 0);
    made.player.start(EPISODE);
    made.arrive(duration, end);
    await made.sound();
    expect(made.state()).toMatchObject(expected);
    made.player.seek(60);
    expect(made.audio.element.currentTime).toBe(expected.canSeek ? 60 : 0);
  });
});

describe('moving', () => {
  it('stays within the file', async () => {
    const made = await playing(10);
    made.player.skip(-15);
    expect(made.audio.element.currentTime).toBe(0);
    made.player.seek(99_999);
    expect(made.audio.element.currentTime).toBe(3_480);
  });

  it('waits for a file that is not there yet', () => {
    const made = fakeEpisode();
    made.player.start(EPISODE);
    made.player.seek(100);
    made.arrive();
    expect(made.audio.element.currentTime).toBe(100);
  });

  it.each([
    [false, 'playing'],
    [true, 'loading'],
  ])('a second later the sound is there, or said to load: still seeking %s', async (seeking, status) => {
    const made = await playing(10);
    made.audio.happen('seeking', { seeking });
    await made.clock.advance(1_000);
    expect(made.state().sound.status).toBe(status);
  });

  it('begins at its end where it was heard further than it is long', () => {
    const made = fakeEpisode();
    made.memory.keepPlace(EPISODE.episode, 3_000, 0);
    made.player.start(EPISODE);
    made.arrive(2_000);
    expect(made.audio.element.currentTime).toBe(2_000);
  });

  it('shows where the slider is dragged to, and moves when it is let go', async () => {
    const made = await playing(10);
    made.player.aim(90);
    expect([made.state().aim, made.audio.element.currentTime]).toEqual([90, 10]);
    made.player.seek(90);
    expect([made.state().aim, made.audio.element.currentTime]).toEqual([null, 90]);
  });
});

describe('the place', () => {
  it('is written every ten seconds of sound', async () => {
    const made = await playing(0);
    const write = vi.spyOn(made.storage.area(), 'setItem');
    for (let second = 1; second <= 30; second++) {
      await made.clock.advance(1_000);
      made.audio.happen('timeupdate', { currentTime: second });
    }
    expect(write).toHaveBeenCalledTimes(3);
    expect(made.memory.placeOf(EPISODE.episode)).toBe(30);
  });

  it('is written at a pause, and the end is none', async () => {
    const made = await playing(50);
    made.player.pause();
    expect(made.memory.placeOf(EPISODE.episode)).toBe(50);
    made.audio.happen('timeupdate', { currentTime: 3_466 });
    made.player.keepPlace();
    expect(made.memory.placeOf(EPISODE.episode)).toBe(0);
  });

  it('is kept where the system takes the sound', async () => {
    const made = await playing(50);
    made.audio.happen('pause', { paused: true });
    expect([made.state().sound.status, made.memory.placeOf(EPISODE.episode)]).toEqual(['idle', 50]);
  });
});

it('remembers the speed of a show, for its next files as well', async () => {
  const made = await playing();
  made.player.setSpeed(1.5);
  made.player.start(OTHER);
  expect(made.audio.element.playbackRate).toBe(1);
  made.player.start(EPISODE);
  const { playbackRate, defaultPlaybackRate, preservesPitch } = made.audio.element;
  expect([playbackRate, defaultPlaybackRate, preservesPitch, made.state().speed]).toEqual([
    1.5,
    1.5,
    true,
    1.5,
  ]);
});

describe('one sound', () => {
  it('says that it starts, and falls silent for another', async () => {
    const made = fakeEpisode();
    const said: unknown[] = [];
    made.page.addEventListener('onda-play', (event) => said.push((event as CustomEvent).detail));
    made.player.start(EPISODE);
    expect(said).toEqual([{ source: 'episode:e7-abc1' }]);
    await made.sound(5);
    made.page.dispatchEvent(new CustomEvent('onda-play', { detail: { source: 'onda' } }));
    expect([made.state().sound.status, made.player.hasTurn()]).toEqual(['idle', false]);
    made.player.toggle();
    expect([made.state().sound.status, made.player.hasTurn()]).toEqual(['loading', true]);
  });
});

describe('a file that does not play', () => {
  it('waits for a touch where the browser wants one', async () => {
    const made = fakeEpisode();
    made.player.start(EPISODE);
    await made.audio.refuse('NotAllowedError');
    expect(made.state().sound).toEqual({ status: 'blocked' });
    made.player.toggle();
    expect(plays(made)).toBe(2);
  });

  it.each(['gone', 'undecodable', 'unavailable'] as const)(
    'is %s when its server says so',
    async (reason) => {
      const made = fakeEpisode();
      made.probe.mockResolvedValue(reason);
      made.player.start(EPISODE);
      made.fail(4);
      await settled();
      expect(made.probe).toHaveBeenCalledWith(EPISODE.src);
      expect(made.state().sound).toEqual({ status: 'error', reason });
    },
  );

  it('goes on at its place when the network is back', async () => {
    const made = await playing(100);
    made.network.isOnline = false;
    made.fail(2);
    expect(made.state().sound.status).toBe('offline');
    made.audio.element.currentTime = 0;
    made.audio.happen('emptied', { readyState: 0 });
    window.dispatchEvent(new Event('online'));
    made.arrive();
    expect([plays(made), made.audio.element.currentTime]).toEqual([2, 100]);
  });

  it('is asked for three times more where its connection broke', async () => {
    const made = await playing(100);
    for (const waitMs of [1_000, 2_000, 3_000, 0]) {
      made.fail(2);
      await made.clock.advance(waitMs - 1);
      const before = plays(made);
      await made.clock.advance(1);
      expect(plays(made) - before).toBe(waitMs > 0 ? 1 : 0);
    }
    expect(made.state().sound).toEqual({ status: 'error', reason: 'unavailable' });
  });

  it('is not told as broken where another has taken its place while its server was asked', async () => {
    const made = await playing(100);
    made.fail(4);
    made.player.start(OTHER);
    await settled();
    expect(made.state().sound.status).toBe('loading');
  });

  it('is of no interest while nobody listens', async () => {
    const made = await playing(100);
    made.player.pause();
    made.fail(4);
    await settled();
    expect([made.state().sound.status, made.probe.mock.calls]).toEqual(['idle', []]);
  });

  it('is not asked for any more once the visitor has paused', async () => {
    const made = await playing(100);
    made.fail(2);
    made.player.pause();
    await made.clock.advance(5_000);
    expect([plays(made), made.state().sound.status]).toEqual([1, 'idle']);
  });

  it.each([
    ['stands still', 100, { status: 'error', reason: 'undecodable' }],
    ['goes on', 101, { status: 'playing' }],
  ])('is damaged where it %s after the browser has said so', async (_, currentTime, sound) => {
    const made = await playing(100);
    made.fail(3);
    made.audio.element.currentTime = currentTime;
    await made.clock.advance(1_000);
    expect(made.state().sound).toEqual(sound);
  });
});

describe('chapters', () => {
  const list = [{ start: 0, title: 'Sintonía', address: '' }];

  it('are read once, and again after a failure', async () => {
    const made = fakeEpisode();
    made.player.start(EPISODE);
    made.readChapters.mockRejectedValueOnce(new Error('lost'));
    await made.player.openChapters();
    expect(made.state().chapters).toEqual({ status: 'failed' });
    made.readChapters.mockResolvedValue(list);
    await made.player.openChapters();
    await made.player.openChapters();
    expect(made.state().chapters).toEqual({ status: 'read', list });
    expect(made.readChapters).toHaveBeenCalledTimes(2);
  });

  it('are read once where they are opened twice meanwhile, and of no episode not at all', async () => {
    const made = fakeEpisode();
    await made.player.openChapters();
    expect([made.readChapters.mock.calls, made.state().chapters]).toEqual([[], { status: 'unasked' }]);
    made.player.start(EPISODE);
    await Promise.all([made.player.openChapters(), made.player.openChapters()]);
    expect(made.readChapters.mock.calls).toEqual([[EPISODE]]);
  });

  it('of an episode whose place another has taken are dropped', async () => {
    const made = fakeEpisode();
    made.player.start(EPISODE);
    made.readChapters.mockResolvedValue(list);
    const reading = made.player.openChapters();
    made.player.start(OTHER);
    await reading;
    expect(made.state().chapters).toEqual({ status: 'unasked' });
  });
});

it('is over when its element leaves', async () => {
  const made = await playing(77);
  made.player.dispose();
  expect([made.memory.placeOf(EPISODE.episode), made.audio.listening(), made.audio.element.src]).toEqual([
    77,
    0,
    '',
  ]);
});
