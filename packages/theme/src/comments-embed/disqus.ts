import type { Clock } from '@onda/core/timing/clock';

/** A discussion, and where it is shown. */
export interface Thread {
  shortname: string;
  url: string;
  identifier: string;
  place: HTMLElement;
  /** Another thread takes the page’s only discussion away. */
  left(): void;
}

export interface Disqus {
  /** Resolves once the discussion stands; rejects when its script is blocked, is not there, or takes too long. */
  show(thread: Thread): Promise<void>;
  /** The thread leaves the page. */
  leave(thread: Thread): void;
}

interface DisqusPage {
  page: { url: string; identifier: string };
  callbacks: { onReady: (() => void)[] };
}

type DisqusApi = { reset(options: { reload: boolean; config: (this: DisqusPage) => void }): void };

/** A slow network gets there; whoever waits longer wants to try again. */
export const TIMEOUT_MS = 15_000;
const PLACE_ID = 'disqus_thread';

/**
 * The one discussion that Disqus can show on a page. What is wanted while its script is on the way waits: the script,
 * when it runs, reads what was wanted last; once it is there a further thread is a reset.
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

/** Disqus calls it with its own settings as `this`. */
function configOf({ url, identifier }: Thread, ready: () => void) {
  return function (this: DisqusPage) {
    this.page.url = url;
    this.page.identifier = identifier;
    this.callbacks.onReady = [ready];
  };
}
