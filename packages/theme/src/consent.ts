/** The purposes of the WP Consent API. */
export const PURPOSES = [
  'functional',
  'preferences',
  'statistics-anonymous',
  'statistics',
  'marketing',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The state of the site's consent plugin, by the WP Consent API; `unknown` on a site without one. */
export function consentTo(purpose: Purpose): 'given' | 'refused' | 'unknown' {
  const ask: unknown = Reflect.get(window, 'wp_has_consent');
  if (typeof ask !== 'function') return 'unknown';
  return ask(purpose) === true ? 'given' : 'refused';
}

/** Runs when the visitor's answer to the site's consent plugin changes. */
export function whenConsentChanges(run: () => void, signal: AbortSignal): void {
  document.addEventListener('wp_listen_for_consent_change', run, { signal });
}
