import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '../i18n/messages';
import type { AttributesOf, ElementSpec } from './contract';
import type { Lifetime } from './lifetime';

/** The events that pages may listen to, as `events.d.ts` of `elements` types them. */
type EventMap = GlobalEventHandlersEventMap;
/** The name without `onda-`. */
type EventName = { [K in keyof EventMap]: K extends `onda-${infer Name}` ? Name : never }[keyof EventMap];
type EventDetail<Name extends EventName> =
  EventMap[`onda-${Name}` & keyof EventMap] extends CustomEvent<infer Detail> ? Detail : never;

/** The services of one element for its shell and its view, from connect to disconnect. */
export interface Host<S extends ElementSpec = ElementSpec> {
  element: HTMLElement;
  /** The node in which the widget is printed: the shadow root, or the element itself. */
  root: ShadowRoot | HTMLElement;
  /** The attributes as the contract types them; a store, because pages may change them later. */
  attributes: Readable<AttributesOf<S>> & PrintedAttributes<S>;
  /** Ends once the element has left the page; a move does not count. */
  lifetime: Lifetime;
  /** Language of the page around the element. */
  lang: Language;
  /** All parts that match share a listener; the events of a mounted view are left to the view. */
  on(type: string, selector: string, run: (event: Event, part: HTMLElement) => void): void;
  /** Sends `onda-<type>`, bubbling and composed; false when a listener prevented it. */
  emit<Name extends EventName>(
    type: Name,
    detail: EventDetail<Name>,
    options?: { cancelable: boolean },
  ): boolean;
  /**
   * Keeps every `part` of that name equal to the store, but for those of a mounted view; `''` is the element itself.
   */
  bind<T>(store: Readable<T>, part: string, read: (state: T) => PartState): void;
  /** Brings the React view; resolves when it is shown. */
  wantView(): Promise<void>;
}

/**
 * The values that `bind` writes: `text`, `value`, booleans as properties, `--x` as a style, all others as attributes
 * (`null` removes).
 */
export interface PartState {
  text?: string;
  value?: string;
  hidden?: boolean;
  disabled?: boolean;
  checked?: boolean;
  [attribute: string]: string | number | boolean | null | undefined;
}

/**
 * The places of a component's values in its printed nodes, by `part`: for `bind`. `pnpm generate` finds them by drawing
 * the component with other values.
 */
export type Holes<Shown> = Record<string, (shown: Shown) => PartState>;

/** The attributes as PHP printed them; scripts may have changed them since. */
export interface PrintedAttributes<S extends ElementSpec> {
  getInitialState(): AttributesOf<S>;
}

/** The half of a zustand store that readers need. */
export interface Readable<T> {
  getState(): T;
  subscribe(run: (state: T) => void): () => void;
}

/** A store as zustand's `useStore` reads it. */
export type ReactStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** A view as `element.ts` imports it: made by `hydratedView` or `mountedView`, shown by `define`. */
export interface View<S extends ElementSpec, M> {
  /**
   * Adopts the printed nodes, or draws beside them, until the element leaves. Throws the errors of the first drawing;
   * later ones go to `fail`.
   */
  show(host: Host<S>, model: M, fail: (error: unknown) => void): void;
}
