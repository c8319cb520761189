import { describe, expect, it } from 'vitest';
import { fakeSound, type Page } from '../testing/fake-sound';
import { createConnection } from './connection';
import type { Sound } from './sound';

const STREAM = 'http://radio.test:8000/live.mp3';

function connect(page: Page = {}) {
  const world = fakeSound(page);
  const told: Sound[] = [];
  const connection = createConnection(world, (sound) => told.push(sound));
  return { world, connection, told, last: () => told.at(-1) };
}

/** A connection that sounds, with howler there for the next. */
async function playing(page: Page = {}) {
  const all = connect(page);
  all.connection.start(STREAM);
  all.world.first.last().tell('playing');
  await all.world.sound(1000);
  return all;
}

describe('the first connection', () => {
  it('asks for the sound before the click is over, at the plain address', () => {
    const { connection, world, told } = connect();
    connection.start(STREAM);
    expect(world.first.opened.map(({ url }) => url)).toEqual([STREAM]);
    expect(told).toEqual([{ status: 'connecting' }]);
  });

  it('plays', async () => {
    const { told } = await playing();
    expect(told).toEqual([{ status: 'connecting' }, { status: 'playing' }]);
  });

  it('is told unavailable after three failures, and then lets the station be', async () => {
    const { connection, world, told, last } = connect();
    connection.start(STREAM);
    world.first.last().tell('failed');
    await world.clock.advance(0);
    world.first.last().tell('failed');
    await world.clock.advance(1000);
    expect(told).toEqual([{ status: 'connecting' }]);
    world.first.last().tell('failed');
    await world.clock.advance(0);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    await world.clock.advance(600_000);
    expect(world.first.opened).toHaveLength(3);
    expect(world.clock.waiting()).toBe(0);
    expect(world.waitingForReturn()).toBe(0);
  });

  it('is told unavailable when the server takes the call and never answers', async () => {
    const { connection, world, last } = connect();
    connection.start(STREAM);
    await world.clock.advance(30_000);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    expect(world.first.listeners()).toBe(0);
  });

  it('tries the secure form of an insecure stream on a secure page, and then says so', () => {
    const { connection, world, last } = connect({ isSecurePage: true });
    connection.start(STREAM);
    expect(world.first.last().url).toBe('https://radio.test:8000/live.mp3');
    world.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'insecure' });
    expect(world.first.opened).toHaveLength(1);
  });

  it('says unsupported for a format that the browser does not play', () => {
    const { connection, world, last } = connect({ canPlay: () => false });
    connection.start('https://radio.test/live.aac');
    world.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'unsupported' });
  });

  it('waits for a click when the browser wants one', () => {
    const { connection, world, last } = connect();
    connection.start(STREAM);
    world.first.last().tell('blocked');
    expect(last()).toEqual({ status: 'blocked' });
    expect(world.first.listeners()).toBe(0);
    expect(world.clock.waiting()).toBe(0);
  });

  it.each(['', 'javascript:alert(1)', 'about:blank'])('opens nothing for %j', (stream) => {
    const { connection, world, last } = connect();
    connection.start(stream);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    expect(world.first.opened).toHaveLength(0);
  });
});

describe('a sound that is lost', () => {
  it.each(['ended', 'failed'] as const)('is looked for at once when the connection has %s', async (type) => {
    const { world, last } = await playing();
    world.first.last().tell(type);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    await world.clock.advance(0);
    expect(world.first.listeners()).toBe(0);
    expect(world.later.listeners()).toBe(1);
    world.later.last().tell('playing');
    expect(last()).toEqual({ status: 'playing' });
  });

  it('is looked for at an address that no cache has seen', async () => {
    const { world } = await playing();
    world.first.last().tell('ended');
    await world.clock.advance(0);
    expect(world.later.last().url).toMatch(/^http:\/\/radio\.test:8000\/live\.mp3\?_=\w+$/);
  });

  it('is looked for after 0, .5, 1, 2, 2 … seconds, for as long as the visitor wants to hear', async () => {
    const { world, last } = await playing();
    world.first.last().tell('ended');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt++) {
      expect(last()).toEqual({ status: 'reconnecting', attempt });
      const before = world.clock.now();
      while (world.later.opened.length < attempt) await world.clock.advance(100);
      waits.push((world.clock.now() - before) / 1000);
      world.later.last().tell('failed');
    }
    expect(waits.slice(0, 7)).toEqual([0.1, 0.5, 1, 2, 2, 2, 2]);
    expect(world.later.listeners()).toBe(0);
  });

  it('is looked for every 15 s once five minutes have passed', async () => {
    const { world } = await playing();
    world.first.last().tell('ended');
    const fail = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        if (world.later.listeners() > 0) world.later.last().tell('failed');
        await world.clock.advance(1000);
      }
    };
    await fail(310_000);
    const before = world.later.opened.length;
    await fail(60_000);
    expect(world.later.opened.length - before).toBeLessThanOrEqual(5);
    expect(world.later.opened.length - before).toBeGreaterThanOrEqual(3);
  });

  it('is told within a second of silence, and dropped when the silence stays', async () => {
    const { world, last } = await playing();
    await world.clock.advance(1000);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 0 });
    expect(world.first.listeners()).toBe(1);
    await world.clock.advance(3500);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    expect(world.first.listeners()).toBe(0);
    expect(world.later.listeners()).toBe(1);
  });

  it('is not dropped when the silence was a short stall', async () => {
    const { world, told, last } = await playing();
    await world.clock.advance(2000);
    await world.sound(1000);
    expect(last()).toEqual({ status: 'playing' });
    expect(told.map(({ status }) => status)).toEqual(['connecting', 'playing', 'reconnecting', 'playing']);
    expect(world.later.opened).toHaveLength(0);
  });

  it('is noticed within 15 s of the freeze though a long buffer still plays', async () => {
    const { world } = await playing();
    const connection = world.first.last();
    connection.play(0, 18);
    for (let second = 0; second < 15; second++) {
      connection.play(1, 18 - second - 1);
      await world.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(true);
    expect(world.later.listeners()).toBe(1);
  });

  it('is left alone when the browser has buffered so much that it stopped reading', async () => {
    const { world } = await playing();
    const connection = world.first.last();
    for (let second = 0; second < 30; second++) {
      connection.play(1, 60 - second);
      await world.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(false);
  });

  it('is left alone when the browser does not tell what it has buffered', async () => {
    const { world } = await playing();
    const connection = world.first.last();
    for (let second = 0; second < 30; second++) {
      connection.play(1, -connection.position() - 1);
      await world.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(false);
  });

  it('counts from one again after it has held for ten seconds', async () => {
    const { world, last } = await playing();
    world.first.last().tell('ended');
    await world.clock.advance(0);
    world.later.last().tell('failed');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 2 });
    await world.clock.advance(500);
    world.later.last().tell('playing');
    await world.sound(5000);
    world.later.last().tell('ended');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 3 });
    await world.clock.advance(1000);
    world.later.last().tell('playing');
    await world.sound(11_000);
    world.later.last().tell('ended');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
  });

  it('is looked for through the plain element when howler could not be had', async () => {
    const { world } = await playing({ loadLater: () => Promise.reject(new Error('offline')) });
    world.first.last().tell('ended');
    await world.clock.advance(0);
    expect(world.first.opened).toHaveLength(2);
  });

  it('is tried again when a try takes too long', async () => {
    const { world } = await playing();
    world.first.last().tell('ended');
    await world.clock.advance(0);
    await world.clock.advance(16_000);
    expect(world.later.opened).toHaveLength(2);
    expect(world.later.listeners()).toBe(1);
  });
});

describe('the network', () => {
  it('says offline when it is gone, and goes on by itself when it is back', async () => {
    const { world, last } = await playing();
    world.setOnline(false);
    world.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'offline' });
    world.setOnline(true);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 0 });
    world.later.last().tell('playing');
    expect(last()).toEqual({ status: 'playing' });
  });

  it('ends the wait for the next try when it comes back', async () => {
    const { world } = await playing();
    world.first.last().tell('ended');
    for (let tries = 1; tries <= 4; tries++) {
      while (world.later.opened.length < tries) await world.clock.advance(100);
      world.later.last().tell('failed');
    }
    world.setOnline(true);
    expect(world.later.opened).toHaveLength(5);
    expect(world.later.listeners()).toBe(1);
  });

  it('does not disturb a sound when it comes back', async () => {
    const { world } = await playing();
    world.setOnline(true);
    expect(world.first.opened).toHaveLength(1);
    expect(world.later.opened).toHaveLength(0);
  });
});

describe('stop', () => {
  it('ends the connection at once, with every timer and listener', async () => {
    const { world, connection, last } = await playing();
    connection.stop();
    expect(last()).toEqual({ status: 'idle' });
    expect(world.first.listeners()).toBe(0);
    expect(world.clock.waiting()).toBe(0);
    expect(world.waitingForReturn()).toBe(0);
  });

  it('ends a reconnection that waits for its turn', async () => {
    const { world, connection } = await playing();
    world.first.last().tell('ended');
    connection.stop();
    await world.clock.advance(60_000);
    expect(world.later.opened).toHaveLength(0);
  });

  it('lets an old connection say nothing any more', async () => {
    const { world, connection, last } = await playing();
    const old = world.first.last();
    connection.stop();
    old.tell('playing');
    expect(last()).toEqual({ status: 'idle' });
    connection.start(STREAM);
    old.tell('ended');
    expect(last()).toEqual({ status: 'connecting' });
    expect(world.later.listeners()).toBe(1);
  });

  it('is what a pause by the system means', async () => {
    const { world, last } = await playing();
    world.first.last().tell('paused');
    expect(last()).toEqual({ status: 'idle' });
    expect(world.first.listeners()).toBe(0);
  });

  it('leaves one connection or none, whatever is clicked', async () => {
    const { world, connection } = connect();
    for (let click = 0; click < 50; click++) {
      if (click % 3 === 2) connection.stop();
      else connection.start(`${STREAM}?${click % 2}`);
      if (click % 5 === 0) (world.later.opened.at(-1) ?? world.first.opened.at(-1))?.tell('playing');
      await world.clock.advance(37 * (click % 7));
      expect(world.first.listeners() + world.later.listeners()).toBeLessThanOrEqual(1);
    }
    connection.stop();
    expect(world.first.listeners() + world.later.listeners()).toBe(0);
  });
});

describe('mirrors', () => {
  const MIRRORS = ['https://two.test/live.mp3', 'javascript:alert(1)', 'https://three.test/live.mp3'];
  const opened = ({ first, later }: ReturnType<typeof connect>['world']) =>
    [...first.opened, ...later.opened].map(({ url }) => new URL(url).host);

  it('are heard in turn after two failures each, and given up after three for each address', async () => {
    const { connection, world, told, last } = connect();
    connection.start(STREAM, MIRRORS);
    for (let tries = 0; tries < 9; tries++) {
      expect(last()).toEqual({ status: 'connecting' });
      world.first.last().tell('failed');
      await world.clock.advance(2000);
    }
    const hosts = ['radio.test:8000', 'two.test', 'three.test'].flatMap((host) => [host, host]);
    expect(opened(world)).toEqual([...hosts, 'radio.test:8000', 'radio.test:8000', 'two.test']);
    expect(told.at(-1)).toEqual({ status: 'error', reason: 'unavailable' });
  });

  it('are left for the first at the first break after five minutes', async () => {
    const { connection, world } = connect();
    connection.start(STREAM, MIRRORS);
    for (let tries = 0; tries < 2; tries++) {
      world.first.last().tell('failed');
      await world.clock.advance(1000);
    }
    world.first.last().tell('playing');
    for (let minute = 0; minute < 5; minute++) await sounding(world, 60_000);
    world.first.last().tell('ended');
    await world.clock.advance(0);
    expect(opened(world)).toEqual(['radio.test:8000', 'radio.test:8000', 'two.test', 'radio.test:8000']);
  });

  it('are forgotten when the visitor clicks again', () => {
    const { connection, world } = connect();
    connection.start(STREAM, MIRRORS);
    connection.stop();
    connection.start(STREAM, MIRRORS);
    expect(opened(world)).toEqual(['radio.test:8000', 'radio.test:8000']);
  });
});

/** The connection that plays goes on playing. */
async function sounding({ first, clock }: ReturnType<typeof connect>['world'], ms: number) {
  for (let passed = 0; passed < ms; passed += 400) {
    first.last().play(0.4, 3);
    await clock.advance(400);
  }
}

describe('a playlist', () => {
  const LIST = 'https://radio.test/live.m3u';
  const STREAMS = ['https://radio.test/a.mp3', 'https://radio.test/b.mp3'];

  it('is read, and its streams are heard in turn; the element takes the gesture before', async () => {
    let unlocked = 0;
    const unlock = () => {
      unlocked += 1;
    };
    const { connection, world } = connect({ readPlaylist: async () => STREAMS, unlock });
    connection.start(LIST);
    expect([unlocked, world.first.opened.length]).toEqual([1, 0]);
    await world.clock.advance(0);
    for (let tries = 0; tries < 2; tries++) {
      world.first.last().tell('failed');
      await world.clock.advance(1000);
    }
    expect(world.first.opened.map(({ url }) => url.split('?')[0])).toEqual([
      STREAMS[0],
      STREAMS[0],
      STREAMS[1],
    ]);
  });

  it.each<[string, () => Promise<string[]>]>([
    ['cannot be read', () => Promise.reject(new Error('500'))],
    ['names no stream', async () => []],
    ['names itself', async () => [LIST]],
  ])('that %s is tried three times, then its cause is told', async (_, readPlaylist) => {
    const { connection, world, last } = connect({ readPlaylist, diagnose: async () => 'unsupported' });
    connection.start(LIST);
    await world.clock.advance(5000);
    expect(world.first.opened).toHaveLength(0);
    expect(last()).toEqual({ status: 'error', reason: 'unsupported' });
    expect(world.clock.waiting()).toBe(0);
  });

  it('is let be when the visitor stops while it is read', async () => {
    const { connection, world, last } = connect({ readPlaylist: async () => STREAMS });
    connection.start(LIST);
    connection.stop();
    await world.clock.advance(5000);
    expect([world.first.opened.length, last()]).toEqual([0, { status: 'idle' }]);
  });
});

describe('the cause', () => {
  const fail = async (
    { connection, world }: ReturnType<typeof connect>,
    stream: string,
    type = 'failed' as const,
  ) => {
    connection.start(stream);
    for (let tries = 0; tries < 3; tries++) {
      world.first.last().tell(type);
      await world.clock.advance(1000);
    }
  };

  it.each(['network', 'unsupported', 'unavailable', 'offline'] as const)(
    '%s is what the probe found',
    async (reason) => {
      const asked: string[] = [];
      const made = connect({
        diagnose: async (stream) => {
          asked.push(stream);
          return reason;
        },
      });
      await fail(made, STREAM);
      expect([made.last(), asked]).toEqual([{ status: 'error', reason }, [STREAM]]);
    },
  );

  it('is unavailable when the probe itself fails', async () => {
    const made = connect({ diagnose: () => Promise.reject(new Error('chunk')) });
    await fail(made, STREAM);
    expect(made.last()).toEqual({ status: 'error', reason: 'unavailable' });
  });

  it('is not told to a visitor who has stopped meanwhile', async () => {
    let answer = (_reason: 'network') => {};
    const diagnose = () => new Promise<'network'>((resolve) => (answer = resolve));
    const made = connect({ diagnose });
    await fail(made, STREAM);
    made.connection.stop();
    answer('network');
    await made.world.clock.advance(0);
    expect(made.last()).toEqual({ status: 'idle' });
  });

  it('is no renderer for HLS where there is neither the browser’s own nor Media Source Extensions', () => {
    const { connection, world, last } = connect({ canHls: () => false, canPlay: () => false });
    connection.start('https://radio.test/live.m3u8');
    world.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'noRenderer' });
  });

  it('is undecodable when sound came every time and never could be decoded', async () => {
    const { connection, world, last } = connect();
    connection.start(STREAM);
    for (let tries = 0; tries < 3; tries++) {
      world.first.last().tell('undecodable');
      await world.clock.advance(1000);
    }
    expect(last()).toEqual({ status: 'error', reason: 'undecodable' });
  });

  it('is undecodable of a station that was heard, after five in a row; one that is only away is not given up', async () => {
    const { world, last } = await playing();
    world.first.last().tell('undecodable');
    for (let tries = 2; tries <= 5; tries++) {
      expect(last()).toEqual({ status: 'reconnecting', attempt: tries - 1 });
      await world.clock.advance(3000);
      world.later.last().tell('undecodable');
    }
    expect(last()).toEqual({ status: 'error', reason: 'undecodable' });
  });
});

it('gives the volume to this connection and the next', async () => {
  const { world, connection } = await playing();
  connection.setVolume({ level: 0.3, isMuted: true });
  expect(world.first.last().volume).toEqual({ level: 0.3, isMuted: true });
  world.first.last().tell('ended');
  await world.clock.advance(0);
  expect(world.later.last().volume).toEqual({ level: 0.3, isMuted: true });
});
