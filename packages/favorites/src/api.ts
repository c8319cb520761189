import type { Ajax, AjaxOptions, Fields } from '@onda/core/http/ajax';
import type { Nonces } from '@onda/core/http/nonce';
import { type SaveRequest, saveFields } from './early-save';
import { type ListAnswer, listAnswerOf } from './list/list-reply';
import { brief } from './plugin/brief';
import { namedSites } from './plugin/named-sites';
import { type Answer, answerOf } from './replies';

/** The nonce of all writes has this name in `onda_session`. */
const NONCE = 'favorites';

export interface ListRequest {
  userId: number;
  siteId: number;
  includeLinks: boolean;
  includeButtons: boolean;
  includeThumbnails: boolean;
  thumbnailSize: string;
  includeExcerpts: boolean;
  postTypes: string;
  noFavoritesText: string;
  page: number;
  perPage: number;
}

/** The five actions. Each throws `AjaxError`, and a list also the error of a lost file. */
export interface FavoritesApi {
  load(): Promise<Answer>;
  /** `sent` is the request that went out with the press. */
  save(request: SaveRequest, sent?: Promise<Response>): Promise<Answer>;
  clear(siteId: number): Promise<Answer>;
  consent(isGiven: boolean): Promise<void>;
  list(request: ListRequest): Promise<ListAnswer>;
}

interface Dependencies {
  ajax: Ajax;
  nonces: () => Nonces;
  /** The nonce to try before a session is read: `''` for a visitor, who needs none; undefined if it is unknown. */
  initialNonce: string | undefined;
}

export function createApi({ ajax, nonces, initialNonce }: Dependencies): FavoritesApi {
  const postWithNonce = async <T>(
    action: string,
    fields: Fields,
    read: (body: unknown) => T | Promise<T>,
    { sent, keepalive = true }: Pick<AjaxOptions, 'sent' | 'keepalive'> = {},
  ): Promise<T> => {
    let first = sent;
    const send = async (nonce: string, timeoutMs: number) => {
      const options = { timeoutMs, keepalive, sent: first };
      first = undefined;
      return read(await ajax.post(action, { ...fields, nonce: nonce || undefined }, options));
    };
    return nonces().withNonce(NONCE, send, initialNonce);
  };

  return {
    load: async () =>
      answerOf(await ajax.post('favorites_array', { sites: namedSites() || undefined, ...brief() })),
    save: (request, sent) => postWithNonce('favorites_favorite', saveFields(request), answerOf, { sent }),
    clear: (siteId) => postWithNonce('favorites_clear', { siteid: siteId }, answerOf),
    consent: async (isGiven) =>
      void (await ajax.postForText('favorites_cookie_consent', { consent: isGiven })),
    list: (request) =>
      postWithNonce('favorites_list', listFields(request), listAnswerOf, { keepalive: false }),
  };
}

/** An empty field of types would filter everything out. */
function listFields(request: ListRequest): Fields {
  return {
    userid: request.userId,
    siteid: request.siteId,
    include_links: request.includeLinks,
    include_buttons: request.includeButtons,
    include_thumbnails: request.includeThumbnails,
    thumbnail_size: request.thumbnailSize,
    include_excerpt: request.includeExcerpts,
    no_favorites: request.noFavoritesText,
    post_types: request.postTypes || undefined,
    page: request.page,
    per_page: request.perPage,
  };
}
