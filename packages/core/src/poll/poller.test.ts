import { describe, expect, it } from 'vitest';
import { AjaxError } from '../http/ajax';
import { fakeAjax } from '../testing/fake-ajax';
import { fakeClock } from '../testing/fake-clock';
import { fakePage } from '../testing/fake-page';
import { fakeTabs } from '../testing/fake-tabs';
import type { Reader } from './poll-entry';
import { createPollRequest } from './poll-request';
import { createPoller } from './poller';

const START_MS = 200;
const HOUR_MS = 3_600_000;

function site() {
  const clock = fakeClock();
  const openTab = fakeTabs();
  const versions: Record<string, string> = {};
  const ajax = fakeAjax({
    onda_poll: (fields: { want?: Record<string, string> }) => ({
      success: true,
      data: Object.fromEntries(
        Object.entries(fields.want ?? {}).map(([key, known]) => {
          const version = versions[key] ?? '1';
          return [key, known === version ? { version } : { version, data: `${key} ${version}` }];
        }),
      ),
    }),
  });
  const tab = () => {
    const page = fakePage();
    const request = createPollRequest(ajax);
    const poller = createPoller({ clock, request, channel: openTab(), page, random: () => 0 });
    return { page, ...poller };
  };
  return {
    clock,
    ajax,
    versions,
    tab,
    asked: () => ajax.calls.map((call) => Object.keys(Object(call.fields.want))),
  };
}

function reader(key: string, more: Partial<Reader> = {}) {
  const heard: unknown[] = [];
  const full: Reader = {
    key,
    intervalMs: 30_000,
    isShared: true,
    read: (data) => heard.push(data),
    failed: (error, failures) =>
      heard.push(`${error instanceof AjaxError ? error.kind : 'thrown'} ${failures}`),
    ...more,
  };
  return Object.assign(full, { heard });
}

describe('one page', () => {
  it('asks for all that the page wants in one request, and for each key once', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    const readers = [reader('song'), reader('song'), reader('list'), reader('other')];
    for (const one of readers) add(one);
    await clock.advance(START_MS);
    expect(asked()).toEqual([['song', 'list', 'other']]);
    expect(readers.map((one) => one.heard)).toEqual([['song 1'], ['song 1'], ['list 1'], ['other 1']]);
  });

  it('reads what is new, not what is unchanged', async () => {
    const { clock, tab, versions, asked } = site();
    const song = reader('song');
    tab().add(song);
    await clock.advance(START_MS + 60_000);
    expect(asked()).toHaveLength(3);
    expect(song.heard).toEqual(['song 1']);
    versions.song = '2';
    await clock.advance(30_000);
    expect(song.heard).toEqual(['song 1', 'song 2']);
  });

  it('asks next when the reader says that something new is there', async () => {
    const { clock, tab, asked } = site();
    tab().add(reader('song', { nextDelay: () => 200_000 }));
    await clock.advance(START_MS + 199_999);
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    expect(asked()).toHaveLength(2);
  });

  it('fetches first what an answer is read with, and asks nothing meanwhile', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    let come = () => {};
    const ready = () => new Promise<void>((done) => (come = done));
    const [song, other] = [reader('song', { ready }), reader('song')];
    for (const one of [song, other]) add(one);
    await clock.advance(START_MS + 60_000);
    expect([song.heard, other.heard, asked().length]).toEqual([[], [], 1]);
    come();
    await clock.advance(0);
    expect([song.heard, other.heard]).toEqual([['song 1'], ['song 1']]);
    const late = reader('song', { ready });
    add(late);
    await clock.advance(0);
    expect(late.heard).toEqual([]);
    come();
    await clock.advance(0);
    expect(late.heard).toEqual(['song 1']);
  });

  it('counts it as a failure when that does not come, and reads what comes with the next answer', async () => {
    const { clock, tab, asked } = site();
    let isThere = false;
    const ready = () => (isThere ? undefined : Promise.reject(new Error('no such file')));
    const song = reader('song', { ready });
    tab().add(song);
    await clock.advance(START_MS);
    expect(song.heard).toEqual(['offline 1']);
    isThere = true;
    await clock.advance(30_000);
    expect(song.heard).toEqual(['offline 1', 'song 1']);
    expect(asked()).toHaveLength(2);
  });

  it('lets the reading itself tell what is wrong with an answer', async () => {
    const { clock, tab } = site();
    const throws = () => {
      throw new AjaxError('unreadable');
    };
    const [bad, good] = [reader('song', { ready: throws, read: throws }), reader('song')];
    const { add } = tab();
    for (const one of [bad, good]) add(one);
    await clock.advance(START_MS);
    expect([bad.heard, good.heard]).toEqual([['unreadable 0'], ['song 1']]);
  });

  it('reads nothing that came while what reads it was still on its way and the element left', async () => {
    const { clock, tab } = site();
    let come = () => {};
    const song = reader('song', { ready: () => new Promise<void>((done) => (come = done)) });
    const { stop } = tab().add(song);
    await clock.advance(START_MS);
    stop();
    come();
    await clock.advance(60_000);
    expect(song.heard).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });

  it('does not keep who hears the station waiting for the end that the feed told', async () => {
    const { clock, tab, asked } = site();
    let isSounding = false;
    const { wake } = tab().add(reader('song', { nextDelay: () => 200_000, isSounding: () => isSounding }));
    await clock.advance(START_MS + 20_000);
    isSounding = true;
    wake();
    await clock.advance(9_999);
    expect(asked()).toHaveLength(1);
    await clock.advance(1);
    expect(asked()).toHaveLength(2);
    await clock.advance(30_000);
    expect(asked()).toHaveLength(3);
  });

  it('takes a list along when the song is asked for anyway', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    add(reader('song', { nextDelay: () => 50_000 }));
    add(reader('list', { intervalMs: 60_000 }));
    await clock.advance(START_MS + 50_000);
    expect(asked()).toEqual([
      ['song', 'list'],
      ['song', 'list'],
    ]);
  });

  it('keeps to the interval of what is asked alone, whatever else is asked meanwhile', async () => {
    const { clock, tab } = site();
    const asked: number[] = [];
    const start = clock.now();
    const { add } = tab();
    add(reader('song', { intervalMs: 13_000 }));
    const ask = async () => asked.push((clock.now() - start - START_MS) / 1_000);
    add(reader('foreign', { intervalMs: 15_000, isShared: false, ask }));
    await clock.advance(START_MS + 60_000);
    expect(asked).toEqual([0, 15, 30, 45, 60]);
  });

  it('does not ask before the song ends because a list is asked for', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    add(reader('song', { nextDelay: () => 61_000 }));
    add(reader('list', { intervalMs: 60_000 }));
    await clock.advance(START_MS + 60_000);
    expect(asked().slice(1)).toEqual([['list']]);
  });

  it('gives a reader that comes later what is known, without a request', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    add(reader('song'));
    await clock.advance(START_MS);
    const late = reader('song');
    add(late);
    expect(late.heard).toEqual([]);
    await clock.advance(0);
    expect(late.heard).toEqual(['song 1']);
    expect(asked()).toHaveLength(1);
  });

  it('asks again an interval after what a first look learned, or at the end that the feed told', async () => {
    const { clock, tab, asked } = site();
    const known = { version: '1', data: 'song 1', at: clock.now() };
    await clock.advance(20_000);
    const song = reader('song', { known });
    const show = reader('show', { known, nextDelay: () => 60_000 });
    for (const one of [song, show]) tab().add(one);
    expect([song.heard, show.heard]).toEqual([['song 1'], ['song 1']]);
    await clock.advance(9_999);
    expect(asked()).toEqual([]);
    await clock.advance(1);
    expect(asked()).toEqual([['song']]);
    await clock.advance(50_000);
    expect(asked()).toContainEqual(['show']);
  });

  it('reads what a first look learned once its code is there, and asks an interval after it', async () => {
    const { clock, tab, asked } = site();
    const known = { version: '1', data: 'song 1', at: clock.now() };
    let come = () => {};
    const code = new Promise<void>((done) => {
      come = done;
    });
    const song = reader('song', { known, ready: () => code });
    tab().add(song);
    await clock.advance(1_000);
    expect(song.heard).toEqual([]);
    come();
    await clock.advance(28_000);
    expect([song.heard, asked()]).toEqual([['song 1'], []]);
    await clock.advance(2_000);
    expect(asked()).toEqual([['song']]);
  });

  it('asks at once on refresh, but not twice at the same time', async () => {
    const { clock, tab, ajax, asked } = site();
    const handle = tab().add(reader('song'));
    await clock.advance(START_MS);
    ajax.answer('onda_poll', new Promise(() => {}));
    handle.refresh();
    await clock.advance(0);
    handle.refresh();
    await clock.advance(5_000);
    expect(asked()).toHaveLength(2);
  });

  it('asks for at most twenty keys at once, and for the others right after', async () => {
    const { clock, tab, asked } = site();
    const { add } = tab();
    for (let i = 0; i < 25; i += 1) add(reader(`list:${i}`));
    await clock.advance(START_MS);
    expect(asked().map((keys) => keys.length)).toEqual([20, 5]);
  });

  it('asks again after the interval when an answer can neither be read nor tells when the next comes', async () => {
    const { clock, tab, asked } = site();
    const throws = () => {
      throw new AjaxError('unreadable');
    };
    const song = reader('song', { read: throws, nextDelay: throws });
    tab().add(song);
    await clock.advance(START_MS);
    expect(song.heard).toEqual(['unreadable 0']);
    await clock.advance(60_000);
    expect(asked().length).toBeGreaterThan(1);
  });

  it('keeps the others going when one reader throws', async () => {
    const { clock, tab } = site();
    const { add } = tab();
    const broken = reader('song', {
      read: () => {
        throw new Error('no such part');
      },
    });
    const sound = reader('song');
    add(broken);
    add(sound);
    await clock.advance(START_MS);
    expect([broken.heard, sound.heard]).toEqual([['thrown 0'], ['song 1']]);
  });
});

describe('rest', () => {
  it('asks nothing while the tab is hidden and at once when it is shown again', async () => {
    const { clock, tab, asked } = site();
    const { page, add } = tab();
    add(reader('song'));
    await clock.advance(START_MS);
    page.hide(true);
    await clock.advance(HOUR_MS);
    expect(asked()).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
    page.hide(false);
    await clock.advance(0);
    expect(asked()).toHaveLength(2);
  });

  it('asks once a minute while the tab is hidden and its player sounds', async () => {
    const { clock, tab, asked } = site();
    const { page, add } = tab();
    let isSounding = true;
    const handle = add(reader('song', { isSounding: () => isSounding }));
    add(reader('list'));
    await clock.advance(START_MS);
    page.hide(true);
    await clock.advance(10 * 60_000);
    expect(asked().slice(1)).toEqual(Array(10).fill(['song']));
    isSounding = false;
    handle.wake();
    await clock.advance(10 * 60_000);
    expect(asked()).toHaveLength(11);
  });

  it('asks nothing for what nobody sees, until it is woken', async () => {
    const { clock, tab, asked } = site();
    let isWanted = false;
    const handle = tab().add(reader('song', { isWanted: () => isWanted }));
    await clock.advance(HOUR_MS);
    expect(asked()).toEqual([]);
    isWanted = true;
    handle.wake();
    await clock.advance(0);
    expect(asked()).toEqual([['song']]);
  });

  it('ends every timer, listener and request with the last reader', async () => {
    const { clock, tab, ajax, asked } = site();
    ajax.answer('onda_poll', new Promise(() => {}));
    const { page, add } = tab();
    const [one, two] = [reader('song'), reader('song')];
    const handles = [add(one), add(two)];
    await clock.advance(START_MS);
    handles[0]?.stop();
    expect(ajax.calls[0]?.signal?.aborted).toBe(false);
    handles[1]?.stop();
    expect(ajax.calls[0]?.signal?.aborted).toBe(true);
    await clock.advance(HOUR_MS);
    expect([asked().length, one.heard, two.heard]).toEqual([1, [], []]);
    expect([clock.waiting(), page.listeners()]).toEqual([0, 0]);
  });

  it('does not read a late answer into a reader that came after the stop', async () => {
    const { clock, tab, ajax } = site();
    const { add } = tab();
    let reply = (_: unknown) => {};
    const own = reader('feed', { isShared: false, ask: () => new Promise((resolve) => (reply = resolve)) });
    const handle = add(own);
    await clock.advance(START_MS);
    handle.stop();
    const next = reader('feed', { isShared: false, ask: async () => 'new' });
    add(next);
    reply('old');
    await clock.advance(START_MS);
    expect([own.heard, next.heard, ajax.calls]).toEqual([[], ['new'], []]);
  });
});

describe('failure', () => {
  it('backs off, says so each time, and reads the next answer though it is known', async () => {
    const { clock, tab, ajax, asked } = site();
    const song = reader('song', { intervalMs: 15_000 });
    tab().add(song);
    await clock.advance(START_MS);
    const fine = { success: true, data: { song: { version: '1' } } };
    ajax.answer('onda_poll', new AjaxError('failed', 500));
    await clock.advance(15_000 + 15_000 + 30_000 + 60_000);
    expect(asked()).toHaveLength(5);
    ajax.answer('onda_poll', fine);
    await clock.advance(120_000);
    expect(song.heard).toEqual(['song 1', 'failed 1', 'failed 2', 'failed 3', 'failed 4', 'song 1']);
  });

  it('fails a reader alone when the server has no answer for its key', async () => {
    const { clock, tab, ajax } = site();
    const { add } = tab();
    const [good, bad] = [reader('good'), reader('bad')];
    add(good);
    add(bad);
    ajax.answer('onda_poll', {
      success: true,
      data: { good: { version: '1', data: 1 }, bad: { error: 'x' } },
    });
    await clock.advance(START_MS);
    expect([good.heard, bad.heard]).toEqual([[1], ['failed 1']]);
  });
});

describe('several tabs', () => {
  it('asks in one and reads in all', async () => {
    const { clock, tab, versions, asked } = site();
    const songs = [reader('song'), reader('song'), reader('song')];
    for (const song of songs) {
      tab().add(song);
      await clock.advance(1_000);
    }
    versions.song = '2';
    await clock.advance(5 * 60_000);
    expect(asked().length).toBeLessThanOrEqual(3 + 10);
    for (const song of songs) expect(song.heard.at(-1)).toBe('song 2');
  });

  it('leaves a key to the tab that asks for it, also when it asks for another', async () => {
    const { clock, tab, asked } = site();
    const first = tab();
    first.add(reader('song'));
    await clock.advance(1_000);
    tab().add(reader('song'));
    await clock.advance(27_000);
    first.add(reader('list'));
    await clock.advance(START_MS);
    expect(asked()).toEqual([['song'], ['song'], ['list']]);
  });

  it('goes on in another tab within seconds when the one that asked is closed', async () => {
    const { clock, tab, asked } = site();
    const song = reader('song');
    tab().add(song);
    await clock.advance(5_000);
    const asking = tab().add(reader('song'));
    await clock.advance(60_000);
    const before = asked().length;
    asking.stop();
    await clock.advance(32_000);
    expect(asked().length - before).toBe(1);
  });

  it('fails in all and is not asked by each in turn', async () => {
    const { clock, tab, ajax, asked } = site();
    const songs = [reader('song'), reader('song')];
    for (const song of songs) tab().add(song);
    await clock.advance(START_MS);
    ajax.answer('onda_poll', new AjaxError('failed', 500));
    const before = asked().length;
    await clock.advance(4 * 60_000);
    expect(asked().length - before).toBeLessThanOrEqual(4);
    for (const song of songs) expect(song.heard).toContain('failed 1');
  });

  it('leaves a server alone in all as long as it asked one', async () => {
    const { clock, tab, ajax, asked } = site();
    for (const song of [reader('song'), reader('song')]) tab().add(song);
    ajax.answer('onda_poll', new AjaxError('failed', 429, undefined, 10 * 60_000));
    await clock.advance(START_MS);
    expect(asked()).toHaveLength(1);
    await clock.advance(10 * 60_000 - 1_000);
    expect(asked()).toHaveLength(1);
    await clock.advance(5_000);
    expect(asked()).toHaveLength(2);
  });
});
