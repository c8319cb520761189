import type { Lifetime } from '@onda/core/element/lifetime';

interface Page {
  on(type: string, run: Hear): void;
  off(type: string, run: Hear): void;
}
type Hear = (event: unknown, response: unknown) => void;

/** Follows WordPress's heartbeat, which sends its events by jQuery alone. It may bring a newer token (M-7.68). */
export function followHeartbeat(onEvent: (token: string) => void, lifetime: Lifetime): void {
  const jQuery: unknown = Reflect.get(window, 'jQuery');
  if (typeof jQuery !== 'function') return;
  const page = jQuery(document) as Page;
  const run: Hear = (_event, response) => {
    const token: unknown = Object(response).mailpoet_token;
    if (typeof token === 'string' && token !== '') onEvent(token);
  };
  page.on('heartbeat-tick', run);
  lifetime.onEnd(() => page.off('heartbeat-tick', run));
}
