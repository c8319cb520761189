import type { SearchHost } from './search-host';

/** Says that a view did not come or broke; everything else goes on. */
export function viewFailed({ element, emit }: Pick<SearchHost, 'element' | 'emit'>, error: unknown): void {
  element.dataset.failed = '';
  emit('error', { tag: element.localName, message: String(error) });
}
