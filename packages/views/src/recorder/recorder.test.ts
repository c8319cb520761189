import { emit } from '@onda/core/dom/page-events';
import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { fakeHost } from '@onda/core/testing/fake-host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELAY_MS, recordViews, SAME_VIEW_MS, THEME_DELAY_MS } from './recorder';
import { viewRecorder } from './recorder-contract';

const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

let clock: FakeClock;
let sent: [url: string, fields: Record<string, string>][];
let isHidden: boolean;
let seen: Record<string, number>;
let host: ReturnType<typeof fakeHost<typeof viewRecorder>>;

beforeEach(() => {
  clock = fakeClock();
  sent = [];
  isHidden = false;
  seen = {};
  document.body.innerHTML = `<script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('navigator', {
    webdriver: false,
    sendBeacon: (url: string, body: URLSearchParams) => sent.push([url, Object.fromEntries(body)]) > 0,
  });
});

afterEach(() => {
  host?.leave();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function record(written: Record<string, string> = {}) {
  host = fakeHost(viewRecorder, '');
  for (const [name, value] of Object.entries({ 'post-id': '7', ...written })) {
    host.element.setAttribute(name, value);
  }
  recordViews(host, clock, seen);
}

function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const posts = () => sent.map(([, fields]) => fields.post_id);

it('has the delay and the window of the reference', () => {
  expect([DELAY_MS, THEME_DELAY_MS, SAME_VIEW_MS]).toEqual([1_000, 5_000, 1_800_000]);
});

it('sends the view of the specification after a second in view, once', async () => {
  record();
  await clock.advance(999);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([[AJAX, { action: 'spv_record_view', post_id: '7', nonce: '' }]]);
  await clock.advance(60_000);
  expect(sent).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['nonce', { nonce: 'abc' }, { nonce: 'abc' }],
  ['record-nonce before nonce', { nonce: 'abc', 'record-nonce': 'def' }, { nonce: 'def' }],
])('sends %s', async (_, written, expected) => {
  record(written);
  await clock.advance(DELAY_MS);
  expect(sent[0]?.[1]).toMatchObject(expected);
});

it("sends the theme's view after five seconds in view, and not before", async () => {
  record({ action: 'thim_ajax_countviews' });
  await clock.advance(4_999);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual([[AJAX, { action: 'thim_ajax_countviews', post_id: '7', nonce: '' }]]);
});

it('sends an article once, however many recorders of whichever action the page has', async () => {
  record({ action: 'thim_ajax_countviews' });
  const first = host;
  record();
  await clock.advance(60_000);
  first.leave();
  expect(sent.map(([, { action }]) => action)).toEqual(['spv_record_view']);
});

it('asks who counts elsewhere, and waits as long as the page says', async () => {
  record({ 'ajax-url': 'https://other.test/count', delay: '5000' });
  await clock.advance(4_999);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent[0]?.[0]).toBe('https://other.test/count');
});

it.each(['', 'x', '-1'])('takes a delay of "%s" for a second or none at all', async (delay) => {
  record({ delay });
  await clock.advance(DELAY_MS);
  expect(sent).toHaveLength(1);
});

it('does not count a page that is prerendered or hidden until it is shown for a second', async () => {
  isHidden = true;
  record();
  await clock.advance(60_000);
  expect(sent).toEqual([]);
  hide(false);
  await clock.advance(600);
  hide(true);
  await clock.advance(60_000);
  hide(false);
  await clock.advance(999);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(posts()).toEqual(['7']);
});

it('does not count for a browser that a program drives, nor without a post', async () => {
  record({ 'post-id': '' });
  await clock.advance(DELAY_MS);
  host.leave();
  Reflect.set(navigator, 'webdriver', true);
  record();
  await clock.advance(DELAY_MS);
  expect(sent).toEqual([]);
});

it('counts a page that comes back half an hour after its view', async () => {
  record();
  await clock.advance(DELAY_MS);
  hide(true);
  await clock.advance(SAME_VIEW_MS);
  hide(false);
  await clock.advance(DELAY_MS);
  expect(posts()).toEqual(['7', '7']);
});

it('counts a page that comes back after half an hour, and not before', async () => {
  record();
  await clock.advance(DELAY_MS);
  hide(true);
  await clock.advance(SAME_VIEW_MS - 10_000);
  hide(false);
  await clock.advance(DELAY_MS);
  expect(sent).toHaveLength(1);
  hide(true);
  await clock.advance(20_000);
  hide(false);
  await clock.advance(DELAY_MS);
  expect(posts()).toEqual(['7', '7']);
});

it('counts each article of a stream of articles once, when it is read', async () => {
  record();
  await clock.advance(DELAY_MS);
  const article = (id: number) => emit(document.body, 'onda-article', { id, url: '', title: '' });
  article(8);
  await clock.advance(400);
  article(9);
  await clock.advance(DELAY_MS);
  article(7);
  await clock.advance(DELAY_MS);
  article(8);
  await clock.advance(DELAY_MS);
  expect(posts()).toEqual(['7', '9', '8']);
});

it('sends nothing once it has left the page', async () => {
  record();
  host.leave();
  hide(false);
  await clock.advance(60_000);
  expect(sent).toEqual([]);
  expect(clock.waiting()).toBe(0);
});
