import { consentTo } from '../consent';
import type { ReadingMemory } from './reading-memory';

/**
 * Whether what is read may be kept and sent: where the site's consent plugin says so and the browser does not ask for
 * privacy of all sites; on a site without one where the visitor said so, which what is kept shows. Never after
 * forgetting.
 */
export function mayRemember(memory: ReadingMemory): boolean {
  if (memory.wasForgotten()) return false;
  const consent = consentTo('preferences');
  if (consent === 'unknown') return memory.has();
  return consent === 'given' && Reflect.get(navigator, 'globalPrivacyControl') !== true;
}
