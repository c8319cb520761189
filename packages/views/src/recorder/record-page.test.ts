import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, expect, it, vi } from 'vitest';
import { recordPage } from './record-page';
import { DELAY_MS } from './recorder';

const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('records a page that has nothing but its recorder and an address, once', async () => {
  const clock = fakeClock();
  const sent: [string, string | null][] = [];
  const sendBeacon = (url: string, body: URLSearchParams) => sent.push([url, body.get('post_id')]) > 0;
  vi.stubGlobal('navigator', { webdriver: false, sendBeacon });
  document.body.innerHTML = `<view-recorder post-id="7"></view-recorder>
    <script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
  const ready = vi.fn();
  document.body.addEventListener('onda-ready', ready, { once: true });
  recordPage(document, clock);
  recordPage(document, clock);
  await clock.advance(DELAY_MS);
  expect([sent, ready.mock.calls.length]).toEqual([[[AJAX, '7']], 1]);
  expect(document.querySelector('view-recorder')?.hasAttribute('data-ready')).toBe(true);
});
