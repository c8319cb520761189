/** Why a file does not play, in the words that a visitor is told. */
export type FileProblem = 'gone' | 'undecodable' | 'unavailable';

const GONE = [404, 410];

/**
 * Asks the server of a file that an `<audio>` refused: the element itself does not say why. Another host has to allow
 * that it is read; one that does not is `unavailable`.
 */
export async function probeFile(address: string, request: typeof fetch = fetch): Promise<FileProblem> {
  const asking = new AbortController();
  try {
    const { status, ok } = await request(address, { headers: { range: 'bytes=0-1' }, signal: asking.signal });
    if (GONE.includes(status)) return 'gone';
    return ok ? 'undecodable' : 'unavailable';
  } catch {
    return 'unavailable';
  } finally {
    // A server without ranges would send the whole file.
    asking.abort();
  }
}
