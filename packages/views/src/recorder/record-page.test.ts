import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, expect, it, vi } from 'vitest';
import { recordPage } from './record-page';
import { DELAY_MS } from './recorder';

const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('records a page that has nothing but its recorder and an address, once, and what comes later', async () => {
  const clock = fakeClock();
  const told: [string, string | null][] = [];
  const sendBeacon = (url: string, body: URLSearchParams) => told.push([url, body.get('post_id')]) > 0;
  vi.stubGlobal('navigator', { webdriver: false, sendBeacon });
  document.body.innerHTML = `<view-recorder post-id="7"></view-recorder>
    <script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
  const ready = vi.fn();
  document.body.addEventListener('onda-ready', ready);
  const sent = {};
  recordPage(document, clock, sent);
  document.body.insertAdjacentHTML('beforeend', '<view-recorder post-id="8"></view-recorder>');
  document.body.insertAdjacentHTML('beforeend', '<view-recorder post-id="7"></view-recorder>');
  recordPage(document, clock, sent);
  await clock.advance(DELAY_MS);
  expect(told).toEqual([
    [AJAX, '7'],
    [AJAX, '8'],
  ]);
  expect(ready).toHaveBeenCalledTimes(3);
  document.body.removeEventListener('onda-ready', ready);
});
