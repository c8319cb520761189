import type { Clock } from '@onda/core/timing/clock';

/** A discussion and its place. */
export interface Thread {
  shortname: string;
  url: string;
  identifier: string;
  place: HTMLElement;
  /** Another thread has taken over the page’s only discussion. */
  left(): void;
}

export interface Disqus {
  /** Resolves once the discussion is shown; rejects when its script is blocked, missing or too slow. */
  show(thread: Thread): Promise<void>;
  /** Removes the thread from the page. */
  leave(thread: Thread): void;
}

interface DisqusPage {
  page: { url: string; identifier: string };
  callbacks: { onReady: (() => void)[] };
}

type DisqusApi = { reset(options: { reload: boolean; config: (this: DisqusPage) => void }): void };

/** The timeout: long enough for a slow network. */
export const TIMEOUT_MS = 15_000;
const PLACE_ID = 'disqus_thread';

/**
 * The one discussion that Disqus can show on a page. Its script, once it runs, reads the newest request; each later one
 * is a reset.
 */
export function createDisqus(clock: Clock): Disqus {
  let current: Thread | undefined;
  let script: HTMLScriptElement | undefined;

  const take = (thread: Thread) => {
    if (current && current !== thread) {
      current.place.replaceChildren();
      current.place.removeAttribute('id');
      current.left();
    }
    current = thread;
    thread.place.id = PLACE_ID;
  };
  const load = (shortname: string, failed: () => void) => {
    script?.remove();
    script = document.createElement('script');
    script.src = `https://${shortname}.disqus.com/embed.js`;
    script.dataset.timestamp = String(clock.now());
    script.addEventListener('error', failed);
    // A blocker may answer with an empty script.
    script.addEventListener('load', () => api() || failed());
    document.head.append(script);
  };

  return {
    show(thread) {
      take(thread);
      return new Promise<void>((done, refuse) => {
        const undo = clock.after(TIMEOUT_MS, refuse);
        const settle = (end: () => void) => () => {
          undo();
          end();
        };
        const config = configOf(thread, settle(done));
        Reflect.set(window, 'disqus_config', config);
        const there = api();
        if (there) there.reset({ reload: true, config });
        else load(thread.shortname, settle(refuse));
      });
    },
    leave(thread) {
      if (current === thread) current = undefined;
      thread.place.remove();
    },
  };
}

function api(): DisqusApi | undefined {
  const there: unknown = Reflect.get(window, 'DISQUS');
  return typeof Object(there).reset === 'function' ? (there as DisqusApi) : undefined;
}

/** Disqus calls the function with its own settings as `this`. */
function configOf({ url, identifier }: Thread, ready: () => void) {
  return function (this: DisqusPage) {
    this.page.url = url;
    this.page.identifier = identifier;
    this.callbacks.onReady = [ready];
  };
}
