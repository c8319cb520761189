import type { Lifetime } from '@onda/core/element/lifetime';
import type { videoMessages } from './messages';

export type ErrorText = keyof (typeof videoMessages)['es'];

/** The provider's numbers that have a message (M-8.10 to M-8.15). */
const TEXTS: Record<number, ErrorText> = {
  2: 'error2',
  5: 'error5',
  100: 'error100',
  101: 'error101',
  105: 'error105',
};

/**
 * Listens to the messages of the provider's frame that its own script would read: so none of its scripts runs in the
 * page.
 */
export function onProviderError(
  frame: HTMLIFrameElement,
  run: (text: ErrorText) => void,
  lifetime: Lifetime,
): void {
  const ask = () => frame.contentWindow?.postMessage('{"event":"listening","channel":"widget"}', '*');
  const onEvent = ({ source, data }: MessageEvent<unknown>) => {
    if (source === frame.contentWindow && typeof data === 'string') read(data);
  };
  const read = (text: string) => {
    const { event, info } = parsed(text);
    if (event === 'onError') run(TEXTS[Number(info)] ?? 'errorUnknown');
  };
  frame.addEventListener('load', ask);
  addEventListener('message', onEvent, { signal: lifetime.signal });
}

function parsed(text: string): { event?: unknown; info?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
