import { fakeClock } from '@onda/core/testing/fake-clock';
import { fakePage } from '@onda/core/testing/fake-page';
import { expect, it } from 'vitest';
import { fakeEventSources } from '../testing/fake-event-source';
import { liveAddress, openLiveFeed } from './live-feed';

const PUSH = 'https://radio.test/api/live/nowplaying/sse?cf_connect=';
const MINUTE = 60_000;

function live() {
  const clock = fakeClock();
  const page = fakePage();
  const sources = fakeEventSources();
  const read: string[] = [];
  const changes: boolean[] = [];
  const demand = { isWanted: true };
  const feed = openLiveFeed(
    { clock, page, open: sources.open },
    {
      address: PUSH,
      isWanted: () => demand.isWanted,
      read(frame) {
        read.push(frame);
        return frame !== '{}';
      },
      changed: () => changes.push(feed.isLive()),
    },
  );
  return { ...feed, clock, page, sources, read, changes, demand };
}

it.each([
  ['https://radio.test/api/nowplaying/uno', 'uno'],
  ['https://radio.test/api/nowplaying/40principales', '40principales'],
  ['https://radio.test/api/nowplaying/dvb.digital', 'dvb.digital'],
  ['https://radio.test/api/nowplaying_static/radio_uno-2.json?t=1', 'radio_uno-2'],
])('of %s the push names the channel of %s', (feed, name) => {
  const [address, connect] = liveAddress(feed).split('cf_connect=');
  expect(`${address}cf_connect=`).toBe(PUSH);
  expect(JSON.parse(decodeURIComponent(connect ?? ''))).toEqual({
    subs: { [`station:${name}`]: { recover: true } },
  });
});

it.each([
  'https://radio.test/api/nowplaying',
  'https://radio.test/api/nowplaying/12',
  'https://radio.test/api/nowplaying/a/b',
  'https://radio.test/status-json.xsl',
  'javascript:/api/nowplaying/uno',
  'nonsense',
  '',
])('%j has no push', (feed) => expect(liveAddress(feed)).toBe(''));

it('reads a frame of 256 KiB, and none that is longer', () => {
  const { sources, read } = live();
  const frames = [256, 256.1].map((kibibytes) => 'x'.repeat(kibibytes * 1024));
  for (const frame of frames) sources.last().push(frame);
  expect(read).toEqual(frames.slice(0, 1));
});

it('is live from the first frame that tells something', () => {
  const { isLive, sources, read, changes } = live();
  expect([isLive(), sources.last().url]).toEqual([false, PUSH]);
  sources.last().push('{}');
  expect(isLive()).toBe(false);
  sources.last().push('frame');
  sources.last().push('frame');
  expect([isLive(), changes, read]).toEqual([true, [true], ['{}', 'frame', 'frame']]);
});

it('is not live after a fault, and again with the next frame', () => {
  const { sources, changes } = live();
  sources.last().push('frame');
  sources.last().fault(0);
  sources.last().push('frame');
  sources.last().fault(0);
  expect(changes).toEqual([true, false, true, false]);
  expect(sources.opened).toHaveLength(1);
  expect(sources.last().isClosed).toBe(false);
});

it.each([
  ['two faults', [0, 0] as const],
  ['a no of the server', [2] as const],
])('after %s the feed is left to the poller for five minutes', async (_, faults) => {
  const { sources, isLive, clock } = live();
  for (const fault of faults) sources.last().fault(fault);
  expect([isLive(), sources.last().isClosed]).toEqual([false, true]);
  await clock.advance(5 * MINUTE - 1);
  expect(sources.opened).toHaveLength(1);
  await clock.advance(1);
  expect(sources.opened).toHaveLength(2);
  // The faults from before the rest do not count.
  sources.last().fault(0);
  expect(sources.last().isClosed).toBe(false);
});

it('does not wait for a server that says nothing for a minute', async () => {
  const { sources, isLive, clock } = live();
  sources.last().push('frame');
  await clock.advance(MINUTE - 1);
  sources.last().push('{}');
  await clock.advance(MINUTE - 1);
  expect(isLive()).toBe(true);
  await clock.advance(1);
  expect([isLive(), sources.last().isClosed]).toEqual([false, true]);
});

it.each<[string, string[]]>([
  ['nothing at all', []],
  ['that it is there', ['{}']],
  ['one song', ['frame']],
])('is left to the poller a minute after its call where all that it said is %s', async (_, frames) => {
  const { sources, isLive, clock } = live();
  for (const frame of frames) sources.last().push(frame);
  await clock.advance(MINUTE - 1);
  expect(sources.last().isClosed).toBe(false);
  await clock.advance(1);
  expect([isLive(), sources.last().isClosed, sources.opened.length]).toEqual([false, true, 1]);
});

it('reads no frame of megabytes and none that is no text', () => {
  const { sources, read } = live();
  for (const frame of ['x'.repeat(300_000), null, 5, {}]) sources.last().push(frame);
  expect(read).toEqual([]);
});

it('hangs up while the page is hidden or nobody wants it', () => {
  const { sources, page, demand, wake, isLive } = live();
  sources.last().push('frame');
  page.hide(true);
  expect([isLive(), sources.last().isClosed]).toEqual([false, true]);
  page.hide(false);
  expect(sources.opened).toHaveLength(2);
  demand.isWanted = false;
  wake();
  expect(sources.last().isClosed).toBe(true);
});

it('leaves nothing behind when it is closed, whatever it was doing', async () => {
  for (const before of ['live', 'resting']) {
    const { close, sources, clock, page } = live();
    sources.last().push('frame');
    if (before === 'resting') sources.last().fault(2);
    close();
    expect([sources.last().isClosed, clock.waiting(), page.listeners()]).toEqual([true, 0, 0]);
    await clock.advance(10 * MINUTE);
    expect(sources.opened).toHaveLength(1);
  }
});
