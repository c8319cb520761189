import { vi } from 'vitest';
import { noteOpen } from '../../packages/core/src/testing/left-open';
import { type Clock, systemClock } from '../../packages/core/src/timing/clock';

/** Notes the listeners, observers and timers of the window of this file. */
export function countOpen(): void {
  const root = rootOf(document);
  root[ORIGINAL] ??= methodsOf(root);
  // A window's own are bound to it, and call what was there when it was made. The global object of
  // a process with one window is a copy of it, which only its own methods know.
  const ofWindow = Object.isPrototypeOf.call(root, window) ? root[ORIGINAL] : methodsOf(window);
  countListeners(root, root[ORIGINAL]);
  countListeners(window, ofWindow);
  countObservers();
  countTimers();
  countElements();
}

const ORIGINAL = Symbol.for('onda original');
const METHODS = ['addEventListener', 'removeEventListener'] as const;

type Methods = Pick<EventTarget, (typeof METHODS)[number]>;
type Counted = EventTarget & { [ORIGINAL]?: Methods };

const methodsOf = ({ addEventListener, removeEventListener }: Methods): Methods => ({
  addEventListener,
  removeEventListener,
});

/** The class that has the methods. It is shared by the windows of a thread: each file takes the place of the former. */
function rootOf(target: EventTarget): Counted {
  let proto = Object.getPrototypeOf(target);
  while (!Object.hasOwn(proto, METHODS[0])) proto = Object.getPrototypeOf(proto);
  return proto;
}

interface Listener {
  key: string;
  run: unknown;
  close(): void;
}

function countListeners(place: EventTarget, original: Methods): void {
  const listeners = new WeakMap<EventTarget, Listener[]>();
  const self = window;
  const listOf = (target: EventTarget) => {
    const list = listeners.get(target) ?? [];
    listeners.set(target, list);
    return list;
  };
  const keyOf = (type: string, options: unknown) =>
    `${type} ${typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') === true : options === true}`;

  place.addEventListener = function (this: EventTarget, type: string, run: never, options?: never) {
    // `addEventListener` alone is that of the window.
    const target = this ?? self;
    const { signal, once } = Object(options) as AddEventListenerOptions;
    const [list, key] = [listOf(target), keyOf(type, options)];
    if (!list.some((one) => one.key === key && one.run === run)) {
      const close = noteOpen(
        `${type} on ${nameOf(target)}`,
        () => signal?.aborted === true || isGone(target, once),
      );
      list.push({ key, run, close });
      if (once) original.addEventListener.call(target, type, close, { once });
    }
    original.addEventListener.call(target, type, run, options);
  };
  place.removeEventListener = function (this: EventTarget, type: string, run: never, options?: never) {
    const target = this ?? self;
    const [list, key] = [listOf(target), keyOf(type, options)];
    const at = list.findIndex((one) => one.key === key && one.run === run);
    if (at >= 0) list.splice(at, 1)[0]?.close();
    original.removeEventListener.call(target, type, run, options);
  };
}

const nameOf = (target: EventTarget) =>
  target instanceof Element ? `<${target.localName}>` : target.constructor.name.toLowerCase();

/** A listener dies with its target. A listener that an element of the page hears once may wait there. */
const isGone = (target: EventTarget, once = false) =>
  target instanceof AbortSignal ? target.aborted : target instanceof Element && (once || !target.isConnected);

type Observer = new (...given: unknown[]) => { observe(...given: unknown[]): void; disconnect(): void };

function counted(Original: Observer): Observer {
  return class extends Original {
    constructor(...given: unknown[]) {
      super(...given);
      let close: (() => void) | undefined;
      const { observe, disconnect } = this;
      this.observe = (...what) => {
        close ??= noteOpen(Original.name);
        observe.apply(this, what);
      };
      this.disconnect = () => {
        close?.();
        close = undefined;
        disconnect.call(this);
      };
    }
  };
}

/** Those of the window, and those that a test puts in their place. */
function countObservers(): void {
  const { stubGlobal } = vi;
  vi.stubGlobal = (name, value) => {
    const isObserver = typeof value === 'function' && String(name).endsWith('Observer');
    return stubGlobal(name, isObserver ? counted(value as unknown as Observer) : value);
  };
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'])
    if (name in window) Reflect.set(window, name, counted(Reflect.get(window, name)));
}

function countTimers(): void {
  const { after, every } = systemClock;
  const noted =
    (start: Clock['after'], name: string, isOnce: boolean): Clock['after'] =>
    (ms, run) => {
      const close = noteOpen(`${name} of ${ms} ms`);
      const undo = start(ms, () => {
        if (isOnce) close();
        run();
      });
      return () => {
        close();
        undo();
      };
    };
  Object.assign(systemClock, { after: noted(after, 'timer', true), every: noted(every, 'interval', false) });
}

let isShown = false;

/** True once an element of ours was on the page, also where its test has taken it away. */
export const hasShown = () => isShown;

export const forgetShown = () => {
  isShown = false;
};

function countElements(): void {
  const { define } = customElements;
  customElements.define = (name, type, options) => {
    const { connectedCallback } = type.prototype;
    type.prototype.connectedCallback = function (this: HTMLElement) {
      isShown = true;
      connectedCallback?.call(this);
    };
    define.call(customElements, name, type, options);
  };
}
