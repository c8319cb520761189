/** Bytes of a second of the sound, and how far ahead of the clock the reader is served. */
const BYTES_A_SECOND = 16_000;
const AHEAD_SECONDS = 4;

/** A file of sound as a station sends it: over and over, at the pace at which it is heard. */
export async function endlessSound(file: Response, signal?: AbortSignal | null): Promise<Response> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const started = Date.now();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const due = sent / BYTES_A_SECOND - AHEAD_SECONDS - (Date.now() - started) / 1000;
      if (due > 0) await new Promise((done) => setTimeout(done, due * 1000));
      if (signal?.aborted) return controller.error(signal.reason);
      const from = sent % bytes.length;
      const piece = bytes.slice(from, from + BYTES_A_SECOND);
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'audio/mpeg' } });
}
