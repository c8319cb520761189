import type { Shared } from '../../panels/share-links';

/**
 * The device's own share sheet. False where there is none or it refused; a visitor who thought better of it has been
 * served.
 */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
