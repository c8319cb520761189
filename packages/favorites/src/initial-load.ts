import { warn } from '@onda/core/element/warn';
import { firstRead } from '@onda/core/http/first-request';
import { listsOf, recordOf } from './list/lists';
import { brief } from './plugin/brief';
import { namedSites } from './plugin/named-sites';
import { replaceLists } from './state/merge';
import type { FavoritesStore } from './state/store';

/** The read of an untouched page. When it fails, the page stays as it was printed. */
export async function loadFavorites(store: FavoritesStore): Promise<void> {
  const former = store.getState().lists;
  try {
    const sites = namedSites();
    const fields = { ...brief(), ...(sites ? { sites } : {}) };
    const { status, favorites } = recordOf(await firstRead('favorites_array', fields));
    // A favorite that was saved meanwhile is newer.
    if (store.getState().lists !== former) return;
    // A visitor who must sign in or consent first has no favorites.
    const isGate = status === 'unauthenticated' || status === 'consent_required';
    if (isGate) replaceLists(store, new Map());
    else if (Object(favorites) === favorites) replaceLists(store, listsOf(favorites));
    else throw new Error('no favorites in the reply');
  } catch (error) {
    warn(`favorites_array: ${error}`);
  }
}
