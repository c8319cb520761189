import type { ElementSpec } from './contract';
import type { Host, View } from './host';

/** When the view is brought: on page load, when seen, when the page rests, on the visitor's first touch, or when the shell asks. */
export type When = 'load' | 'visible' | 'idle' | 'intent' | 'asked';

export interface Parts<S extends ElementSpec, M> {
  /** The shell: keeps what PHP printed live. What it returns is handed to the view. */
  setup?: (host: Host<S>) => M;
  view?: () => Promise<View<S, M>>;
  when?: When;
  /** Brings what prints the shell of a bare tag as PHP would have; only for elements with a shadow root. */
  markup?: () => Promise<(host: Pick<Host<S>, 'attributes' | 'lang'>) => string>;
}
