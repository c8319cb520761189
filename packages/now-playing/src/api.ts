import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';

/** Our own server reads the feed of a configured station and passes it on as it is (docs/protocol/player.md). */
const ACTION = 'onda_now_playing';

/** the feed's address is asked with the time in `t`, so that no cache answers. */
const CACHE_BUSTER = 't';

/** A feed is a few kilobytes; what is longer is none. */
const FEED_LIMIT = 256 * 1024;

export interface WidgetApi {
  /** `data` for a station of the settings screen. */
  nowPlaying(station: string, signal: AbortSignal): Promise<unknown>;
  /** The text at an absolute address; `now` in milliseconds. */
  feed(address: string, now: number, signal: AbortSignal): Promise<string>;
}

export function createWidgetApi(ajax: Ajax): WidgetApi {
  return {
    nowPlaying: async (station, signal) => dataOf(await ajax.post(ACTION, { station }, { signal })),
    async feed(address, now, signal) {
      const url = new URL(address);
      url.searchParams.set(CACHE_BUSTER, `${now}`);
      const text = await ajax.get(url.href, { signal });
      if (text.length > FEED_LIMIT) throw new AjaxError('unreadable');
      return text;
    },
  };
}
