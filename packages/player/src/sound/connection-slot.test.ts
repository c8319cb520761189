import { settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { fakeFast } from '../testing/fake-fast';
import { fakeSound, type Page } from '../testing/fake-sound';
import { fakeTransport } from '../testing/fake-transport';
import { createConnectionSlot } from './connection-slot';

const STREAM = 'https://radio.test/live.mp3';
const HLS = 'https://radio.test/live.m3u8';
const WAIT_MS = 10_000;

async function open(page: Page = {}, stream = STREAM) {
  const fast = fakeFast();
  const setup = fakeSound({ loadFast: async () => fast, ...page });
  const line = createConnectionSlot(setup);
  const told: string[] = [];
  const emit = (type: string) => () => void told.push(type);
  const on = {
    playing: () => {
      told.push('playing');
      line.watch({ sounding: () => {}, silent: () => {}, steady: () => {}, lost: () => {} });
    },
    ended: emit('ended'),
    paused: emit('paused'),
    blocked: emit('blocked'),
    failed: emit('failed'),
    undecodable: emit('undecodable'),
    late: emit('late'),
  };
  const again = async () => {
    line.open(stream, WAIT_MS, on);
    await settled();
  };
  await again();
  return { setup, fast, line, told, again };
}

describe('a fast transport', () => {
  it('takes the place of a plain connection that is still silent', async () => {
    const { setup, fast, told } = await open();
    expect(setup.first.listeners()).toBe(1);
    await fast.ready();
    expect([setup.first.listeners(), fast.listeners()]).toEqual([0, 1]);
    setup.first.last().tell('failed');
    fast.last().tell('playing');
    expect(told).toEqual(['playing']);
  });

  it('leaves a connection alone that sounds already', async () => {
    const { setup, fast } = await open();
    setup.first.last().tell('playing');
    expect(fast.prepared[0]?.signal.aborted).toBe(true);
    await fast.ready();
    expect([setup.first.listeners(), fast.opened.length]).toEqual([1, 0]);
  });

  it('leaves a connection alone that got something to play meanwhile', async () => {
    const { setup, fast } = await open();
    setup.first.last().play(0, 1);
    await fast.ready();
    expect(fast.prepared[0]?.signal.aborted).toBe(true);
    expect([setup.first.listeners(), fast.opened.length]).toEqual([1, 0]);
  });

  it.each(['pass', 'refuse'] as const)('is not noticed when it has to %s', async (way) => {
    const { setup, fast, told } = await open();
    await fast[way]();
    setup.first.last().tell('playing');
    expect([setup.first.listeners(), told]).toEqual([1, ['playing']]);
  });

  it('carries the later connections by itself, and howler is not fetched', async () => {
    let howlers = 0;
    const loadLater = async () => {
      howlers += 1;
      return null;
    };
    const { setup, fast, again } = await open({ loadLater });
    await fast.ready();
    fast.last().tell('playing');
    await again();
    expect([setup.first.opened.length, fast.opened.length, fast.prepared.length]).toEqual([1, 2, 1]);
    expect(howlers).toBe(0);
  });

  describe('and howler, for the later connections of what it cannot carry', () => {
    async function withHowler(page: Page = {}) {
      const loads: string[] = [];
      const loadLater = async () => {
        loads.push('howler');
        return null;
      };
      return { ...(await open({ loadLater, ...page })), loads };
    }

    it('is not fetched where the plain connection sounded before it was known', async () => {
      const { setup, fast, loads } = await withHowler();
      setup.first.last().tell('playing');
      await fast.refuse();
      expect(loads).toEqual([]);
    });

    it.each(['pass', 'refuse'] as const)(
      'is fetched with the first sound when the answer was to %s',
      async (way) => {
        const { setup, fast, loads } = await withHowler();
        await fast[way]();
        expect(loads).toEqual([]);
        setup.first.last().tell('playing');
        expect(loads).toEqual(['howler']);
      },
    );

    it('is fetched where no fast transport is for the stream', async () => {
      const { setup, loads } = await withHowler({ loadFast: async () => null });
      setup.first.last().tell('playing');
      await settled();
      expect(loads).toEqual(['howler']);
    });

    it('is fetched for a stream that could be read and did not play', async () => {
      const { setup, fast, again, loads } = await withHowler();
      await fast.ready();
      fast.last().tell('undecodable');
      await again();
      setup.first.last().tell('playing');
      expect(loads).toEqual(['howler']);
    });
  });

  it('is no longer trusted after four connections without a sound', async () => {
    const { setup, fast, again } = await open();
    await fast.ready();
    fast.last().tell('playing');
    for (let tries = 0; tries < 4; tries++) {
      await again();
      fast.last().tell('failed');
    }
    await again();
    expect([setup.first.opened.length, fast.prepared.length]).toEqual([2, 2]);
  });

  it('loses no trust by a sound that breaks off', async () => {
    const { setup, fast, again } = await open();
    await fast.ready();
    fast.last().tell('playing');
    fast.last().tell('failed');
    for (let tries = 0; tries < 3; tries++) {
      await again();
      fast.last().tell('failed');
    }
    await again();
    expect([setup.first.opened.length, fast.opened.length]).toEqual([1, 5]);
  });

  it('is not tried again with a stream that it could read and not play', async () => {
    const { fast, again, told } = await open();
    await fast.ready();
    fast.last().tell('undecodable');
    await again();
    expect([fast.prepared.length, told]).toEqual([1, ['undecodable']]);
  });

  it('is not tried again with a stream that it took over and that then said nothing at all', async () => {
    const { setup, fast, again, told } = await open();
    await fast.ready();
    await setup.clock.advance(WAIT_MS);
    await again();
    expect([fast.prepared.length, told, setup.first.listeners()]).toEqual([1, ['late'], 1]);
  });

  it('prepares nothing where the line was dropped while it loaded', async () => {
    const fast = fakeFast();
    let arrive = (_transport: typeof fast) => {};
    const loadFast = () => new Promise<typeof fast>((resolve) => (arrive = resolve));
    const { line } = await open({ loadFast });
    line.close();
    arrive(fast);
    await settled();
    expect(fast.prepared).toHaveLength(0);
  });

  it('is dropped with the line while it prepares', async () => {
    const { setup, fast, line } = await open();
    line.close();
    expect(fast.prepared[0]?.signal.aborted).toBe(true);
    await fast.ready();
    expect([setup.first.listeners(), fast.opened.length]).toEqual([0, 0]);
  });

  it('keeps what it prepared once it is the connection', async () => {
    const { fast } = await open();
    await fast.ready();
    fast.last().tell('playing');
    expect(fast.prepared[0]?.signal.aborted).toBe(false);
  });
});

describe('HLS', () => {
  async function openHls() {
    const [native, library] = [fakeTransport(), fakeTransport()];
    const hls = (isRefused: boolean) => (isRefused ? library : native);
    return { ...(await open({ hls, loadFast: async () => null }, HLS)), native, library };
  }

  it('goes one way, the other when that has failed, and back', async () => {
    const { again, fast, native, library } = await openHls();
    expect([native.listeners(), library.listeners()]).toEqual([1, 0]);
    native.last().tell('failed');
    await again();
    expect([native.listeners(), library.listeners()]).toEqual([0, 1]);
    library.last().tell('failed');
    await again();
    expect([native.listeners(), library.listeners()]).toEqual([1, 0]);
    expect(fast.prepared).toHaveLength(0);
  });

  it('goes the same way again where its sound has broken off', async () => {
    const { again, native, library } = await openHls();
    native.last().tell('playing');
    native.last().tell('failed');
    await again();
    expect([native.listeners(), library.listeners()]).toEqual([1, 0]);
  });
});
