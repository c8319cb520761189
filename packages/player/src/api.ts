import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';

/** Our own server reads the feed of a configured station and passes it on as it is (docs/protocol/player.md). */
const ACTION = 'onda_now_playing';

/** Stream servers are asked directly, one page after another, so none may take long. */
const PAGE_TIMEOUT_MS = 5_000;
const PAGE_LIMIT = 256 * 1024;

export interface PlayerApi {
  /** For a station of the settings screen. */
  nowPlaying(station: string, signal: AbortSignal): Promise<unknown>;
  /** A page of the stream server, where the browser may read it. */
  page(url: string, signal: AbortSignal): Promise<string>;
}

export function createPlayerApi(ajax: Ajax): PlayerApi {
  return {
    nowPlaying: async (station, signal) => dataOf(await ajax.post(ACTION, { station }, { signal })),
    async page(url, signal) {
      const text = await ajax.get(url, { signal, timeoutMs: PAGE_TIMEOUT_MS });
      if (text.length > PAGE_LIMIT) throw new AjaxError('unreadable');
      return text;
    },
  };
}
