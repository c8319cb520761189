import { consentTo } from '../consent';
import type { ReadingMemory } from './reading-memory';

/**
 * Whether what is read may be stored and sent. A site's consent plugin decides, unless the browser asks all sites for
 * privacy; without one the stored data prove the visitor's consent. False after the visitor deleted them.
 */
export function mayRemember(memory: ReadingMemory): boolean {
  if (memory.wasForgotten()) return false;
  const consent = consentTo('preferences');
  if (consent === 'unknown') return memory.has();
  return consent === 'given' && Reflect.get(navigator, 'globalPrivacyControl') !== true;
}
