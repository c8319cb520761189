import { describe, expect, it } from 'vitest';
import { fakeSound, type Page } from '../testing/fake-sound';
import { createConnection } from './connection';
import type { Sound } from './sound';

const STREAM = 'http://radio.test:8000/live.mp3';

function connect(page: Page = {}) {
  const setup = fakeSound(page);
  const told: Sound[] = [];
  const connection = createConnection(setup, (sound) => told.push(sound));
  return { setup, connection, told, last: () => told.at(-1) };
}

/** A connection that sounds, with howler there for the next. */
async function playing(page: Page = {}) {
  const all = connect(page);
  all.connection.start(STREAM);
  all.setup.first.last().tell('playing');
  await all.setup.sound(1000);
  return all;
}

describe('the first connection', () => {
  it('asks for the sound before the click is over, at the plain address', () => {
    const { connection, setup, told } = connect();
    connection.start(STREAM);
    expect(setup.first.opened.map(({ url }) => url)).toEqual([STREAM]);
    expect(told).toEqual([{ status: 'connecting' }]);
  });

  it('plays', async () => {
    const { told } = await playing();
    expect(told).toEqual([{ status: 'connecting' }, { status: 'playing' }]);
  });

  it('is told unavailable after three failures, and then lets the station be', async () => {
    const { connection, setup, told, last } = connect();
    connection.start(STREAM);
    setup.first.last().tell('failed');
    await setup.clock.advance(0);
    setup.first.last().tell('failed');
    await setup.clock.advance(1000);
    expect(told).toEqual([{ status: 'connecting' }]);
    setup.first.last().tell('failed');
    await setup.clock.advance(0);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    await setup.clock.advance(600_000);
    expect(setup.first.opened).toHaveLength(3);
    expect(setup.clock.waiting()).toBe(0);
    expect(setup.waitingForReturn()).toBe(0);
  });

  it('is told unavailable when the server takes the call and never answers', async () => {
    const { connection, setup, last } = connect();
    connection.start(STREAM);
    await setup.clock.advance(30_000);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    expect(setup.first.listeners()).toBe(0);
  });

  it('tries the secure form of an insecure stream on a secure page, and then says so', () => {
    const { connection, setup, last } = connect({ isSecurePage: true });
    connection.start(STREAM);
    expect(setup.first.last().url).toBe('https://radio.test:8000/live.mp3');
    setup.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'insecure' });
    expect(setup.first.opened).toHaveLength(1);
  });

  it('says unsupported for a format that the browser does not play', () => {
    const { connection, setup, last } = connect({ canPlay: () => false });
    connection.start('https://radio.test/live.aac');
    setup.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'unsupported' });
  });

  it('waits for a click when the browser wants one', () => {
    const { connection, setup, last } = connect();
    connection.start(STREAM);
    setup.first.last().tell('blocked');
    expect(last()).toEqual({ status: 'blocked' });
    expect(setup.first.listeners()).toBe(0);
    expect(setup.clock.waiting()).toBe(0);
  });

  it.each(['', 'javascript:alert(1)', 'about:blank'])('opens nothing for %j', (stream) => {
    const { connection, setup, last } = connect();
    connection.start(stream);
    expect(last()).toEqual({ status: 'error', reason: 'unavailable' });
    expect(setup.first.opened).toHaveLength(0);
  });
});

describe('a sound that is lost', () => {
  it.each(['ended', 'failed'] as const)('is looked for at once when the connection has %s', async (type) => {
    const { setup, last } = await playing();
    setup.first.last().tell(type);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    await setup.clock.advance(0);
    expect(setup.first.listeners()).toBe(0);
    expect(setup.later.listeners()).toBe(1);
    setup.later.last().tell('playing');
    expect(last()).toEqual({ status: 'playing' });
  });

  it('is looked for at an address that no cache has seen', async () => {
    const { setup } = await playing();
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    expect(setup.later.last().url).toMatch(/^http:\/\/radio\.test:8000\/live\.mp3\?_=\w+$/);
  });

  it('is looked for after 0, .5, 1, 2, 2 … seconds, for as long as the visitor wants to hear', async () => {
    const { setup, last } = await playing();
    setup.first.last().tell('ended');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt++) {
      expect(last()).toEqual({ status: 'reconnecting', attempt });
      const before = setup.clock.now();
      while (setup.later.opened.length < attempt) await setup.clock.advance(100);
      waits.push((setup.clock.now() - before) / 1000);
      setup.later.last().tell('failed');
    }
    expect(waits.slice(0, 7)).toEqual([0.1, 0.5, 1, 2, 2, 2, 2]);
    expect(setup.later.listeners()).toBe(0);
  });

  it('is looked for every 15 s once five minutes have passed', async () => {
    const { setup } = await playing();
    setup.first.last().tell('ended');
    const fail = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        if (setup.later.listeners() > 0) setup.later.last().tell('failed');
        await setup.clock.advance(1000);
      }
    };
    await fail(310_000);
    const before = setup.later.opened.length;
    await fail(60_000);
    expect(setup.later.opened.length - before).toBeLessThanOrEqual(5);
    expect(setup.later.opened.length - before).toBeGreaterThanOrEqual(3);
  });

  it('is told within a second of silence, and dropped when the silence stays', async () => {
    const { setup, last } = await playing();
    await setup.clock.advance(1000);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 0 });
    expect(setup.first.listeners()).toBe(1);
    await setup.clock.advance(3500);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
    expect(setup.first.listeners()).toBe(0);
    expect(setup.later.listeners()).toBe(1);
  });

  it('is not dropped when the silence was a short stall', async () => {
    const { setup, told, last } = await playing();
    await setup.clock.advance(2000);
    await setup.sound(1000);
    expect(last()).toEqual({ status: 'playing' });
    expect(told.map(({ status }) => status)).toEqual(['connecting', 'playing', 'reconnecting', 'playing']);
    expect(setup.later.opened).toHaveLength(0);
  });

  it('is noticed within 15 s of the freeze though a long buffer still plays', async () => {
    const { setup } = await playing();
    const connection = setup.first.last();
    connection.play(0, 18);
    for (let second = 0; second < 15; second++) {
      connection.play(1, 18 - second - 1);
      await setup.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(true);
    expect(setup.later.listeners()).toBe(1);
  });

  it('is left alone when the browser has buffered so much that it stopped reading', async () => {
    const { setup } = await playing();
    const connection = setup.first.last();
    for (let second = 0; second < 30; second++) {
      connection.play(1, 60 - second);
      await setup.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(false);
  });

  it('is left alone when the browser does not tell what it has buffered', async () => {
    const { setup } = await playing();
    const connection = setup.first.last();
    for (let second = 0; second < 30; second++) {
      connection.play(1, -connection.position() - 1);
      await setup.clock.advance(1000);
    }
    expect(connection.isClosed).toBe(false);
  });

  it('counts from one again after it has held for ten seconds', async () => {
    const { setup, last } = await playing();
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    setup.later.last().tell('failed');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 2 });
    await setup.clock.advance(500);
    setup.later.last().tell('playing');
    await setup.sound(5000);
    setup.later.last().tell('ended');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 3 });
    await setup.clock.advance(1000);
    setup.later.last().tell('playing');
    await setup.sound(11_000);
    setup.later.last().tell('ended');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
  });

  it('is looked for through the plain element when howler could not be had', async () => {
    const { setup } = await playing({ loadLater: () => Promise.reject(new Error('offline')) });
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    expect(setup.first.opened).toHaveLength(2);
  });

  it('is tried again when a try takes too long', async () => {
    const { setup } = await playing();
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    await setup.clock.advance(16_000);
    expect(setup.later.opened).toHaveLength(2);
    expect(setup.later.listeners()).toBe(1);
  });
});

describe('the network', () => {
  it('begins to count failures anew when it is back', async () => {
    const { setup, last } = await playing();
    setup.first.last().tell('failed');
    for (let failures = 1; failures < 3; failures++) {
      await setup.clock.advance(2000);
      setup.later.last().tell('failed');
    }
    expect(last()).toEqual({ status: 'reconnecting', attempt: 3 });
    setup.setOnline(false);
    setup.setOnline(true);
    setup.later.last().tell('failed');
    expect(last()).toEqual({ status: 'reconnecting', attempt: 1 });
  });

  it('tries once when it is back, not again when the former wait is over', async () => {
    const { setup } = await playing();
    setup.setOnline(false);
    setup.first.last().tell('failed');
    setup.setOnline(true);
    setup.later.last().tell('playing');
    await setup.sound(20_000);
    expect(setup.later.opened).toHaveLength(1);
  });

  it('says offline when it is gone, and goes on by itself when it is back', async () => {
    const { setup, last } = await playing();
    setup.setOnline(false);
    setup.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'offline' });
    // A page that is shown again asks, too.
    setup.setOnline(false);
    expect(last()).toEqual({ status: 'error', reason: 'offline' });
    setup.setOnline(true);
    expect(last()).toEqual({ status: 'reconnecting', attempt: 0 });
    setup.later.last().tell('playing');
    expect(last()).toEqual({ status: 'playing' });
  });

  it('ends the wait for the next try when it comes back', async () => {
    const { setup } = await playing();
    setup.first.last().tell('ended');
    for (let tries = 1; tries <= 4; tries++) {
      while (setup.later.opened.length < tries) await setup.clock.advance(100);
      setup.later.last().tell('failed');
    }
    setup.setOnline(true);
    expect(setup.later.opened).toHaveLength(5);
    expect(setup.later.listeners()).toBe(1);
  });

  it('does not disturb a sound when it comes back', async () => {
    const { setup } = await playing();
    setup.setOnline(true);
    expect(setup.first.opened).toHaveLength(1);
    expect(setup.later.opened).toHaveLength(0);
  });
});

describe('stop', () => {
  it('ends the connection at once, with every timer and listener', async () => {
    const { setup, connection, last } = await playing();
    connection.stop();
    expect(last()).toEqual({ status: 'idle' });
    expect(setup.first.listeners()).toBe(0);
    expect(setup.clock.waiting()).toBe(0);
    expect(setup.waitingForReturn()).toBe(0);
  });

  it('ends a reconnection that waits for its turn', async () => {
    const { setup, connection } = await playing();
    setup.first.last().tell('ended');
    connection.stop();
    await setup.clock.advance(60_000);
    expect(setup.later.opened).toHaveLength(0);
  });

  it('lets an old connection say nothing any more', async () => {
    const { setup, connection, last } = await playing();
    const old = setup.first.last();
    connection.stop();
    old.tell('playing');
    expect(last()).toEqual({ status: 'idle' });
    connection.start(STREAM);
    old.tell('ended');
    expect(last()).toEqual({ status: 'connecting' });
    expect(setup.later.listeners()).toBe(1);
  });

  it('is what a pause by the system means', async () => {
    const { setup, last } = await playing();
    setup.first.last().tell('paused');
    expect(last()).toEqual({ status: 'idle' });
    expect(setup.first.listeners()).toBe(0);
  });

  it('leaves one connection or none, whatever is clicked', async () => {
    const { setup, connection } = connect();
    for (let click = 0; click < 50; click++) {
      if (click % 3 === 2) connection.stop();
      else connection.start(`${STREAM}?${click % 2}`);
      if (click % 5 === 0) (setup.later.opened.at(-1) ?? setup.first.opened.at(-1))?.tell('playing');
      await setup.clock.advance(37 * (click % 7));
      expect(setup.first.listeners() + setup.later.listeners()).toBeLessThanOrEqual(1);
    }
    connection.stop();
    expect(setup.first.listeners() + setup.later.listeners()).toBe(0);
  });
});

describe('mirrors', () => {
  const MIRRORS = ['https://two.test/live.mp3', 'javascript:alert(1)', 'https://three.test/live.mp3'];
  type Setup = ReturnType<typeof connect>['setup'];
  const opened = ({ first, later }: Setup) =>
    [...first.opened, ...later.opened].map(({ url }) => new URL(url).host);

  it('are heard in turn after two failures each, and given up after three for each address', async () => {
    const { connection, setup, told, last } = connect();
    connection.start(STREAM, MIRRORS);
    for (let tries = 0; tries < 9; tries++) {
      expect(last()).toEqual({ status: 'connecting' });
      setup.first.last().tell('failed');
      await setup.clock.advance(2000);
    }
    const hosts = ['radio.test:8000', 'two.test', 'three.test'].flatMap((host) => [host, host]);
    expect(opened(setup)).toEqual([...hosts, 'radio.test:8000', 'radio.test:8000', 'two.test']);
    expect(told.at(-1)).toEqual({ status: 'error', reason: 'unavailable' });
  });

  it('are left for the first at the first break after five minutes', async () => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    for (let tries = 0; tries < 2; tries++) {
      setup.first.last().tell('failed');
      await setup.clock.advance(1000);
    }
    setup.first.last().tell('playing');
    for (let minute = 0; minute < 5; minute++) await sounding(setup, 60_000);
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    expect(opened(setup)).toEqual(['radio.test:8000', 'radio.test:8000', 'two.test', 'radio.test:8000']);
  });

  it('are not needed for breaks that lie far from each other', async () => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    setup.first.last().tell('playing');
    for (let turn = 0; turn < 3; turn++) {
      await setup.sound(20_000);
      newest(setup).tell('ended');
      await setup.clock.advance(0);
      setup.later.last().tell('playing');
    }
    expect(opened(setup)).toEqual(Array(4).fill('radio.test:8000'));
  });

  it.each<[string, (setup: Setup) => unknown]>([
    ['it ended', (setup) => newest(setup).tell('ended')],
    ['it failed', (setup) => newest(setup).tell('failed')],
    ['it could not be decoded', (setup) => newest(setup).tell('undecodable')],
    ['it fell silent', (setup) => setup.clock.advance(4_200)],
    ['its next try never sounded', (setup) => newest(setup).tell('ended')],
  ])('are heard after two breaks in a row: %s', async (kind, breaks) => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    newest(setup).tell('playing');
    await setup.sound(5_000);
    await breaks(setup);
    await setup.clock.advance(600);
    if (kind === 'its next try never sounded') await setup.clock.advance(15_000);
    else {
      newest(setup).tell('playing');
      await setup.sound(1_000);
      await breaks(setup);
    }
    await setup.clock.advance(600);
    expect(opened(setup)).toEqual(['radio.test:8000', 'radio.test:8000', 'two.test']);
  });

  it('go on where the network comes back, with their failures', async () => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    setup.first.last().tell('playing');
    await setup.sound(5_000);
    for (let turn = 0; turn < 2; turn++) {
      setup.setOnline(false);
      newest(setup).tell('failed');
      setup.setOnline(true);
    }
    expect(opened(setup)).toEqual(['radio.test:8000', 'radio.test:8000', 'two.test']);
  });

  it('are left after five minutes, of which others stood in for some', async () => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    const lose = async () => {
      newest(setup).tell('failed');
      await setup.clock.advance(3_000);
    };
    await lose();
    await lose();
    setup.first.last().tell('playing');
    for (let minute = 0; minute < 3; minute++) await setup.sound(60_000);
    await lose();
    await lose();
    setup.later.last().tell('playing');
    for (let minute = 0; minute < 2; minute++) await setup.sound(60_000);
    await lose();
    expect(opened(setup).slice(-4)).toEqual(['two.test', 'two.test', 'three.test', 'radio.test:8000']);
  });

  it('are forgotten when the visitor clicks again', () => {
    const { connection, setup } = connect();
    connection.start(STREAM, MIRRORS);
    connection.stop();
    connection.start(STREAM, MIRRORS);
    expect(opened(setup)).toEqual(['radio.test:8000', 'radio.test:8000']);
  });
});

/** The connection that plays goes on playing. */
async function sounding({ first, clock }: ReturnType<typeof connect>['setup'], ms: number) {
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
    const { connection, setup } = connect({ readPlaylist: async () => STREAMS, unlock });
    connection.start(LIST);
    expect([unlocked, setup.first.opened.length]).toEqual([1, 0]);
    await setup.clock.advance(0);
    for (let tries = 0; tries < 2; tries++) {
      setup.first.last().tell('failed');
      await setup.clock.advance(1000);
    }
    expect(setup.first.opened.map(({ url }) => url.split('?')[0])).toEqual([
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
    const { connection, setup, last } = connect({ readPlaylist, diagnose: async () => 'unsupported' });
    connection.start(LIST);
    await setup.clock.advance(5000);
    expect(setup.first.opened).toHaveLength(0);
    expect(last()).toEqual({ status: 'error', reason: 'unsupported' });
    expect(setup.clock.waiting()).toBe(0);
  });

  it('is let be when the visitor stops while it is read', async () => {
    const { connection, setup, last } = connect({ readPlaylist: async () => STREAMS });
    connection.start(LIST);
    connection.stop();
    await setup.clock.advance(5000);
    expect([setup.first.opened.length, last()]).toEqual([0, { status: 'idle' }]);
  });
});

describe('the cause', () => {
  const fail = async (
    { connection, setup }: ReturnType<typeof connect>,
    stream: string,
    type = 'failed' as const,
  ) => {
    connection.start(stream);
    for (let tries = 0; tries < 3; tries++) {
      setup.first.last().tell(type);
      await setup.clock.advance(1000);
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
    await made.setup.clock.advance(0);
    expect(made.last()).toEqual({ status: 'idle' });
  });

  it('is no renderer for HLS where there is neither the browser’s own nor Media Source Extensions', () => {
    const { connection, setup, last } = connect({ canHls: () => false, canPlay: () => false });
    connection.start('https://radio.test/live.m3u8');
    setup.first.last().tell('failed');
    expect(last()).toEqual({ status: 'error', reason: 'noRenderer' });
  });

  it('is undecodable when sound came every time and never could be decoded', async () => {
    const { connection, setup, last } = connect();
    connection.start(STREAM);
    for (let tries = 0; tries < 3; tries++) {
      setup.first.last().tell('undecodable');
      await setup.clock.advance(1000);
    }
    expect(last()).toEqual({ status: 'error', reason: 'undecodable' });
  });

  it('is undecodable of a station that was heard, after five in a row; one that is only away is not given up', async () => {
    const { setup, last } = await playing();
    setup.first.last().tell('undecodable');
    for (let tries = 2; tries <= 5; tries++) {
      expect(last()).toEqual({ status: 'reconnecting', attempt: tries - 1 });
      await setup.clock.advance(3000);
      setup.later.last().tell('undecodable');
    }
    expect(last()).toEqual({ status: 'error', reason: 'undecodable' });
  });
});

it('gives the volume to this connection and the next', async () => {
  const { setup, connection } = await playing();
  connection.setVolume({ level: 0.3, isMuted: true });
  expect(setup.first.last().volume).toEqual({ level: 0.3, isMuted: true });
  setup.first.last().tell('ended');
  await setup.clock.advance(0);
  expect(setup.later.last().volume).toEqual({ level: 0.3, isMuted: true });
});

/** The newest connection of either transport. */
function newest({ first, later }: ReturnType<typeof connect>['setup']) {
  return later.opened.at(-1) ?? first.last();
}

describe('an address that is not the sound itself', () => {
  const ROOT = 'http://radio.test:8000/';
  const TUNE_IN = 'https://radio.test/tunein.php?format=pls';
  const LIVE = 'https://radio.test/a.mp3';
  const addresses = ({ first }: ReturnType<typeof connect>['setup']) =>
    first.opened.map(({ url }) => url.replace(/[?&]_=.*/, ''));

  async function failing(stream: string, tries: number, page: Page = {}) {
    const made = connect(page);
    made.connection.start(stream);
    for (let time = 0; time < tries; time++) {
      made.setup.first.last().tell('failed');
      await made.setup.clock.advance(1000);
    }
    return { ...made, addresses: addresses(made.setup) };
  }

  it('is heard where its server has the sound: `/;` of Shoutcast, then `/stream`', async () => {
    expect((await failing(ROOT, 1)).addresses).toEqual([ROOT, `${ROOT};`]);
    const { addresses: tried, last } = await failing(ROOT, 3);
    expect([tried, last()]).toEqual([
      [ROOT, `${ROOT};`, `${ROOT}stream`],
      { status: 'error', reason: 'unavailable' },
    ]);
  });

  it('is left for the sound from then on', async () => {
    const { setup, connection } = await failing(ROOT, 1);
    setup.first.last().tell('playing');
    await setup.sound(1000);
    setup.first.last().tell('ended');
    await setup.clock.advance(0);
    expect(newest(setup).url).toContain(`${ROOT};`);
    expect(connection.leadsTo(ROOT)).toBe(`${ROOT};`);
  });

  it('is read once where its type is a playlist’s', async () => {
    const asked: string[] = [];
    const readPlaylist = async (url: string) => {
      asked.push(url);
      return url === TUNE_IN ? [LIVE] : [];
    };
    const { addresses: tried, connection } = await failing(TUNE_IN, 2, { readPlaylist });
    expect([tried, asked]).toEqual([[TUNE_IN, LIVE, LIVE], [TUNE_IN]]);
    expect([connection.leadsTo(TUNE_IN), connection.leadsTo(STREAM)]).toEqual([LIVE, STREAM]);
  });

  it.each([
    ['names a format', STREAM],
    ['is HLS', 'https://radio.test/live.m3u8'],
  ])('is not read where it %s', async (_, stream) => {
    const readPlaylist = () => Promise.reject(new Error('asked'));
    const { setup } = await failing(stream, 1, { readPlaylist });
    expect(setup.first.opened).toHaveLength(2);
  });

  it('is guessed where the list of a mount cannot be read', async () => {
    const made = connect({ readPlaylist: () => Promise.reject(new TypeError('cors')) });
    made.connection.start(`${STREAM}.m3u`);
    await made.setup.clock.advance(0);
    expect(addresses(made.setup)).toEqual([STREAM]);
  });
});

describe('a signed address', () => {
  const SIGNED = 'https://radio.test/live?Policy=p&Signature=s&Key-Pair-Id=k';

  it('is asked for as it is at every second try', async () => {
    const { connection, setup } = connect();
    connection.start(SIGNED);
    newest(setup).tell('playing');
    await setup.sound(1000);
    for (let tries = 0; tries < 5; tries++) {
      newest(setup).tell('failed');
      await setup.clock.advance(3000);
    }
    const opened = [...setup.first.opened, ...setup.later.opened].map(({ url }) => url === SIGNED);
    expect(opened).toEqual([true, true, false, true, false, true]);
  });
});

describe('a first byte that is late', () => {
  async function after(ms: number, stirs: boolean, mirrors: string[] = []) {
    const made = connect();
    made.connection.start(STREAM, mirrors);
    if (stirs) made.setup.first.last().stir();
    await made.setup.clock.advance(ms);
    return made.setup.first.opened.length;
  }

  it('is waited for where the server answers', async () => {
    expect(await after(24_999, true)).toBe(1);
  });

  it.each([
    ['the server says nothing', false, []],
    ['there is another address', true, ['https://two.test/live']],
  ])('is waited for 10 s where %s', async (_, stirs, mirrors) => {
    expect([await after(9_999, stirs, mirrors), await after(10_000, stirs, mirrors)]).toEqual([1, 2]);
  });

  it('is waited for 25 s at most', async () => {
    const made = connect();
    made.connection.start(STREAM);
    made.setup.first.last().stir();
    await made.setup.clock.advance(25_000);
    expect(made.last()).toEqual({ status: 'error', reason: 'unavailable' });
  });
});
