import { lastSaid } from '../dom/page-events';

/** A page on which nothing has sounded yet. */
export function forgetSound() {
  for (const last of Object.values(lastSaid)) last.clear();
}
