import type { AudioTransport } from './transport';

/** A transport that sounds sooner and bridges short breaks, for the streams that it can read. */
export interface FastTransport extends AudioTransport {
  /**
   * Opens the stream beside whatever plays, to see whether it can be read. What comes plays it, once; null when it is
   * not for us; throws when this page may not read it. `signal` ends it, also later.
   */
  prepare(url: string, signal: AbortSignal): Promise<AudioTransport | null>;
}
