import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';

/** Our own server reads the feed of a configured station and passes it on as it is (docs/protocol/player.md). */
const ACTION = 'onda_now_playing';

/** radio.md 7: the feed's address is asked with the time in `t`, so that no cache answers. */
const CACHE_BUSTER = 't';

/** A feed is a few kilobytes; what is longer is none. */
const FEED_LIMIT = 256 * 1024;

/** A feed as it was read; `kind` is a `FeedKind`, or what a newer server calls it. */
export interface FeedDocument {
  kind: string;
  body: string;
  /** What our server found elsewhere for a song without a picture. */
  art?: unknown;
}

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
      url.searchParams.set(CACHE_BUSTER, String(now));
      const text = await ajax.get(url.href, { signal });
      if (text.length > FEED_LIMIT) throw new AjaxError('unreadable');
      return text;
    },
  };
}

/** `data` of the action, and of the station's key in `onda_poll`. */
export function parseFeedDocument(data: unknown): FeedDocument {
  const { kind, body, art } = Object(data) as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof body !== 'string') throw new AjaxError('unreadable');
  return { kind, body, art };
}
