/**
 * Sends form fields without waiting for a reply, also while the page unloads: as a beacon, else as a POST of the same
 * origin that outlives the page. Failures are silent.
 */
export function sendForm(url: string, fields: Record<string, string>): void {
  const body = new URLSearchParams(fields);
  if (navigator.sendBeacon?.(url, body)) return;
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
}
