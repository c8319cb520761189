import type { ListText } from './list-messages';
import type { ListState } from './list-store';

/** The text of a list's status line; empty while favorites are shown. */
export function listWords(
  { phase, items }: ListState,
  { noFavoritesText, tellsFailure }: { noFavoritesText: string; tellsFailure: boolean },
  t: ListText,
): string {
  if (phase === 'failed') return tellsFailure ? t('listFailed') : '';
  if (items.length > 0) return '';
  return phase === 'loading' ? t('loading') : noFavoritesText || t('noFavorites');
}
