import { loadOnce } from '@onda/core/loading/load-once';
import type { Clock } from '@onda/core/timing/clock';
import { likelyFormat } from '../sound/stream-format';
import type { AudioElement } from './audio-element';
import type { FastTransport } from './fast-transport';

/** The formats that go by Media Source Extensions; Ogg does not. */
const CODECS = ['mp3', 'aac'];

/**
 * Loads Media Source Extensions for streams that may be read with them; null for the others. After a failure the next
 * connection requests them again.
 */
export function fastLoader(element: AudioElement, clock: Clock) {
  const load = loadOnce(async () => {
    const { mseTransport } = await import('../mse/mse-transport');
    return mseTransport(element, clock);
  });
  return async (stream: string): Promise<FastTransport | null> =>
    mayBeFast(stream) ? load().catch(() => null) : null;
}

function mayBeFast(stream: string): boolean {
  const { codec, mime } = likelyFormat(stream);
  // Apple's browsers lose the lock screen's titles with it, and start soon enough without.
  const isApple = navigator.vendor.startsWith('Apple');
  return CODECS.includes(codec) && !isApple && 'MediaSource' in window && MediaSource.isTypeSupported(mime);
}
