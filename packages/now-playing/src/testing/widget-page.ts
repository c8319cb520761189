import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { vi } from 'vitest';

export { pass } from '@onda/core/testing/pass';

export const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

/** When every page opens, in milliseconds. */
export const OPENED = Date.UTC(2026, 10, 21, 12);

/** The page's services keep the first `fetch` they see, so all pages of a file share this one. */
let server = fakeFetch('never');
const fetchOfServer: typeof fetch = (...asked) => server.fetch(...asked);

/**
 * A page with fake timers whose servers answer by `answers`; what was asked is in `calls`. Undo it with `leavePage`.
 */
export function openPage(...answers: Parameters<typeof fakeFetch>) {
  vi.useFakeTimers({ now: OPENED });
  document.body.innerHTML = `<script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
  vi.stubGlobal('fetch', fetchOfServer);
  server = fakeFetch(...answers);
  return {
    get calls() {
      return server.calls;
    },
    answer(...next: Parameters<typeof fakeFetch>) {
      server = fakeFetch(...next);
    },
  };
}

export function leavePage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
}

export const json = (value: unknown) => () => new Response(JSON.stringify(value));

/** The specification's first style of feed; `ago` in minutes before the page opened. */
export const songList = (
  title: string,
  earlier: readonly { title: string; artist?: string; ago?: number; art?: string }[] = [],
) => ({
  now_playing: { song: { title, artist: 'Los Faros' }, art: 'https://radio.test/now.png' },
  song_history: earlier.map(({ title, artist = 'Marea', ago, art }) => ({
    ...(ago !== undefined && { played_at: OPENED / 1000 - ago * 60 }),
    song: { title, artist, art },
  })),
});
