import { isSignedIn } from '@onda/core/dom/signed-in';
import { firstRequest } from '@onda/core/http/first-request';
import { brief } from './plugin/brief';
import type { FavoritesSettings } from './settings';
import type { Change } from './state/store';

export interface SaveRequest extends Change {
  hasConsent: boolean;
}

/** A save that went out with the press, beside the code that reads its reply. */
export interface EarlySave {
  request: SaveRequest;
  sent: Promise<Response>;
}

/** The fields of the action `favorites_favorite` (docs/protocol/favorites.md). */
export const saveFields = ({ postId, siteId, isFavorite, hasConsent }: SaveRequest) => ({
  postid: postId,
  siteid: siteId,
  status: isFavorite ? 'active' : 'inactive',
  user_consent_accepted: hasConsent,
  ...brief(),
});

/** Our server needs no nonce of a visitor, and gives the same answer however often a request is sent. */
export const needsNonce = ({ backend, who }: FavoritesSettings) =>
  backend !== 'onda' || who !== 'everybody' || isSignedIn();

/** Sends the save, with `keepalive`: the visitor sees the new state at once and may leave the page. */
export function sendEarlySave(request: SaveRequest): EarlySave {
  return { request, sent: firstRequest('favorites_favorite', saveFields(request), true) };
}
