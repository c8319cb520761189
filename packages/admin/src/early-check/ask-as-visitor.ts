/** `refused` by a page or an action, with its status; 0 for a redirect, of which a script is told nothing. */
export type Outcome =
  | { kind: 'early' }
  | { kind: 'late' }
  | { kind: 'refused'; status: number }
  | { kind: 'offline' };

/** The second request is early where the first one found out who answers. */
const ATTEMPTS = 2;

/** Asks for a page, by which a refusal is noticed, and then for an early answer. Sends no cookie. Never throws. */
export async function askAsVisitor(page: string, url: string, ask: typeof fetch): Promise<Outcome> {
  try {
    const isHere = new URL(page).origin === new URL(url).origin;
    if (isHere) await ask(page, { credentials: 'omit', cache: 'no-store', redirect: 'manual' });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const body = new URLSearchParams({ action: 'spv_record_view', post_id: '0' });
      const reply = await ask(url, { method: 'POST', body, credentials: 'omit', redirect: 'manual' });
      if (!reply.ok) return { kind: 'refused', status: reply.status };
      if (reply.headers.has('X-Onda-Early')) return { kind: 'early' };
    }
    return { kind: 'late' };
  } catch {
    return { kind: 'offline' };
  }
}
