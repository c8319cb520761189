import type { AudioTransport } from './transport';

/** A transport that sounds sooner and bridges short breaks, for the streams that it can read. */
export interface FastTransport extends AudioTransport {
  /**
   * Opens the stream while another plays, to see whether it can be read. Resolves with a transport that plays it once,
   * or null for another format; throws when this page may not read it. `signal` ends it, also later.
   */
  prepare(url: string, signal: AbortSignal): Promise<AudioTransport | null>;
}
