import { useStoreNow } from '@onda/core/react/hydration';
import type { Pages } from './pages';

/** The buttons that turn the pages of the isotopic layout. */
export function PageBar({ pages: { store, t, turn } }: { pages: Pages }) {
  const { page, pages } = useStoreNow(store);
  return (
    <div part="pages" hidden={pages < 2}>
      <button
        part="previous"
        type="button"
        aria-label={t('previousPage')}
        disabled={page === 0}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <span part="page" aria-live="polite">
        {pages > 1 && t('page', { page: page + 1, pages })}
      </span>
      <button
        part="next"
        type="button"
        aria-label={t('nextPage')}
        disabled={page === pages - 1}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </div>
  );
}
