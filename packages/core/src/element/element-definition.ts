import type { ElementSpec } from './contract';
import type { Host, View } from './host';
import type { Lifetime } from './lifetime';

export interface ElementDefinition<S extends ElementSpec, M> {
  /** Runs as soon as the element is on the page, also before a bare tag has printed itself. */
  connected?: (element: HTMLElement, lifetime: Lifetime) => void;
  /** The shell: keeps the printed HTML current. Returns the model for the view. */
  setup?: (host: Host<S>) => M;
  /** Imports the view; the shell says when, with `host.wantView()`. */
  view?: () => Promise<View<S, M>>;
  /** Imports the printer of a bare tag, as PHP would print it; only for elements with a shadow root. */
  markup?: () => Promise<(host: Pick<Host<S>, 'element' | 'attributes' | 'lang'>) => string>;
}
