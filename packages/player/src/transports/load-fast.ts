import type { Clock } from '@onda/core/clock';
import { likelyFormat } from '../sound/stream-format';
import type { AudioElement } from './audio-element';
import type { FastTransport } from './fast-transport';

/** The formats that go by Media Source Extensions; Ogg does not. */
const CODECS = ['mp3', 'aac'];

/** Brings Media Source Extensions for streams that may be read with them; null for the others. Fetched once. */
export function fastLoader(element: AudioElement, clock: Clock) {
  let coming: Promise<FastTransport | null> | undefined;
  return async (stream: string): Promise<FastTransport | null> => {
    if (!mayBeFast(stream)) return null;
    coming ??= import('../mse/mse-transport').then(
      ({ mseTransport }) => mseTransport(element, clock),
      () => null,
    );
    return coming;
  };
}

function mayBeFast(stream: string): boolean {
  const { codec, mime } = likelyFormat(stream);
  // Apple's browsers lose the lock screen's titles with it, and start soon enough without.
  const isApple = navigator.vendor.startsWith('Apple');
  return CODECS.includes(codec) && !isApple && 'MediaSource' in window && MediaSource.isTypeSupported(mime);
}
