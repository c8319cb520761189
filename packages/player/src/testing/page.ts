import { type FakeFetch, fakeFetch } from '@onda/core/testing/fake-fetch';
import { vi } from 'vitest';
import { type FakeAudio, fakeAudio } from './fake-audio';

export { pass } from '@onda/core/testing/pass';

export const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

/** A stubbed page: its requests, and the one `<audio>` that every `new Audio()` returns. */
export interface FakeBrowserPage {
  calls: FakeFetch['calls'];
  audio: FakeAudio;
  /** From now on servers answer so. */
  answer(...answers: Parameters<typeof fakeFetch>): void;
}

/** The page's services keep the first `fetch` they see, so all pages of a file share this one. */
let server: FakeFetch = fakeFetch('never');
const fetchOfServer: typeof fetch = (...asked) => server.fetch(...asked);

/** A page whose servers answer by `answers`, with fake timers. Undo it with `leavePage`. */
export function openPage(...answers: Parameters<typeof fakeFetch>): FakeBrowserPage {
  vi.useFakeTimers();
  document.body.innerHTML = `<script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
  server = fakeFetch(...answers);
  vi.stubGlobal('fetch', fetchOfServer);
  const audio = fakeAudio();
  vi.stubGlobal('Audio', new Proxy(Object, { construct: () => audio.element }));
  return {
    get calls() {
      return server.calls;
    },
    audio,
    answer(...next) {
      server = fakeFetch(...next);
    },
  };
}

export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
}

/** `onda_poll`, as our server answers it for one station whose Icecast plays this title; `art` was found elsewhere. */
export function pollAnswer(station: string, title: string, stream: string, art?: string): () => Response {
  const source = { listenurl: stream, stream_start: 'now', artist: 'Los Faros', title };
  const body = JSON.stringify({ icestats: { source } });
  const data = { station, kind: 'icecast-json', body, fetchedAt: 1, stale: false, art };
  const answer = { [`now-playing:${station}`]: { version: title, data } };
  return () => new Response(JSON.stringify({ success: true, data: answer }));
}
