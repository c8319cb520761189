import { describe, expect, it } from 'vitest';
import { fakeSound, type Page } from '../testing/fake-sound';
import { PATIENT_DELAY_MS } from './backoff';
import { type Loss, retryAfterLoss } from './retry-policy';
import type { SoundError } from './sound';

const SECURE = 'https://radio.test/live';
const FIRST: Loss = {
  stream: SECURE,
  failures: 1,
  undecodable: 0,
  addresses: 1,
  silentMs: 0,
  wasHeard: false,
};
const after = (loss: Partial<Loss>, page: Page = {}) =>
  retryAfterLoss(fakeSound(page), { ...FIRST, ...loss });
const over = (reason: SoundError) => ({ sound: { status: 'error', reason }, retryMs: null });
const connecting = (retryMs: number) => ({ sound: { status: 'connecting' }, retryMs });
const reconnecting = (attempt: number, retryMs: number) => ({
  sound: { status: 'reconnecting', attempt },
  retryMs,
});

describe('a station that was never heard', () => {
  it.each<[string, Partial<Loss>, object]>([
    ['is tried again', {}, connecting(0)],
    ['is tried a third time', { failures: 2 }, connecting(500)],
    ['is given up after three failures', { failures: 3 }, over('unavailable')],
    ['has three tries for each address', { failures: 5, addresses: 2 }, connecting(2000)],
    ['is given up after them', { failures: 6, addresses: 2 }, over('unavailable')],
    ['is waited for nearly 20 s', { silentMs: 19_999 }, connecting(0)],
    ['is given up after 20 s', { silentMs: 20_000 }, over('unavailable')],
    ['is waited for so long at each address', { silentMs: 39_999, addresses: 2 }, connecting(0)],
    ['is given up after that', { silentMs: 40_000, addresses: 2 }, over('unavailable')],
    ['could never be decoded', { failures: 3, undecodable: 3 }, over('undecodable')],
    ['could once be decoded', { failures: 3, undecodable: 2 }, over('unavailable')],
    ['could not be decoded at last', { failures: 3, undecodable: 1 }, over('unavailable')],
    ['was there at last', { failures: 3, undecodable: 0 }, over('unavailable')],
    [
      'could not be decoded five times, with addresses left',
      { failures: 7, undecodable: 5, addresses: 9 },
      over('undecodable'),
    ],
    ['is tried after four such', { failures: 4, undecodable: 4, addresses: 9 }, connecting(2000)],
  ])('%s', (_, loss, step) => {
    expect(after(loss)).toEqual(step);
  });

  it.each<[string, Partial<Loss>, Page, object]>([
    [
      'an insecure stream on a secure page',
      { stream: 'http://radio.test/live' },
      { isSecurePage: true },
      over('insecure'),
    ],
    ['one of the same machine', { stream: 'http://127.0.0.1/live' }, { isSecurePage: true }, connecting(0)],
    ['one on an insecure page', { stream: 'http://radio.test/live' }, {}, connecting(0)],
    ['HLS without a renderer', { stream: `${SECURE}.m3u8` }, { canHls: () => false }, over('noRenderer')],
    ['HLS with one', { stream: `${SECURE}.m3u8` }, { canPlay: () => false }, connecting(0)],
    [
      'a format that the browser does not play',
      { stream: `${SECURE}.flac` },
      { canPlay: (mime) => mime !== 'audio/flac' },
      over('unsupported'),
    ],
    ['a format that it plays', { stream: `${SECURE}.mp3` }, { canPlay: () => true }, connecting(0)],
    ['a format that nobody names', {}, { canPlay: () => false }, connecting(0)],
  ])('%s', (_, loss, page, step) => {
    expect(after(loss, page)).toEqual(step);
  });
});

describe('a station that was heard', () => {
  const wasHeard = true;
  it.each<[string, Partial<Loss>, Page, object]>([
    ['is looked for', { failures: 1 }, {}, reconnecting(1, 0)],
    ['is never given up', { failures: 99, silentMs: 3_600_000 }, {}, reconnecting(99, PATIENT_DELAY_MS)],
    ['whatever its address says', { stream: `${SECURE}.flac` }, { canPlay: () => false }, reconnecting(1, 0)],
    ['nor after four tries without decoding', { failures: 4, undecodable: 4 }, {}, reconnecting(4, 2000)],
    ['but after five', { failures: 9, undecodable: 5 }, {}, over('undecodable')],
  ])('%s', (_, loss, page, step) => {
    expect(after({ ...loss, wasHeard }, page)).toEqual(step);
  });
});

it.each<[string, Partial<Loss>]>([
  ['a first loss', {}],
  ['a station that would be given up', { failures: 99, silentMs: 99_000, undecodable: 99 }],
  ['a station that was heard', { wasHeard: true, failures: 7 }],
])('without network %s waits for it', (_, loss) => {
  expect(after(loss, { isOnline: () => false })).toEqual({
    sound: { status: 'error', reason: 'offline' },
    retryMs: PATIENT_DELAY_MS,
  });
});
