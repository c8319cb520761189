import type { PageFavorites } from '../page';
import type { FavoritesState } from '../state/store';
import type { ListHost } from './list-host';
import type { ListStore } from './list-store';

interface Dependencies {
  host: ListHost;
  page: PageFavorites;
  store: ListStore;
  siteId: () => number;
  read: () => void;
}

/**
 * Keeps the visitor's own list equal to the favorites saved on the page and in other tabs. Removed ones go at once; new
 * ones are read, in a hidden tab once it is shown.
 */
export function followFavorites({ host, page, store, siteId, read }: Dependencies) {
  const { lifetime } = host;
  let former: FavoritesState = page.getState();
  let isOld = false;

  const readWhenSeen = () => {
    isOld = document.hidden;
    if (!isOld) read();
  };
  const follow = (state: FavoritesState) => {
    const [before, after] = [postsOf(former, siteId()), postsOf(state, siteId())];
    const isFirst = !former.isKnown;
    former = state;
    if (host.attributes.getState().userId !== 0 || !state.isKnown || before === after) return;
    const { phase, items } = store.getState();
    if (phase !== 'ready') return;
    store.filterItems((postId) => after.has(postId));
    const hasGaps = store.getState().items.length < items.length && store.getState().pages > 1;
    const isMissed =
      [...after.keys()].some((postId) => !before.has(postId)) && (!isFirst || items.length === 0);
    if (isMissed || hasGaps) readWhenSeen();
  };

  lifetime.onEnd(page.subscribe(follow));
  document.addEventListener('visibilitychange', () => isOld && readWhenSeen(), { signal: lifetime.signal });
}

const NONE: ReadonlyMap<number, unknown> = new Map();
const postsOf = ({ lists }: FavoritesState, siteId: number) => lists.get(siteId) ?? NONE;
