import { systemClock } from '@onda/core/timing/clock';
import { act, controlOf, partOf } from './press-control';

const MOMENT_MS = 20;

/** Undefined: not yet known. */
type Outcome = true | DOMException | undefined;

const failures = {
  gone: ['The element is not on the page.', 'AbortError'],
  ended: ['The sound was ended before it was heard.', 'AbortError'],
  silent: ['The station cannot be heard.', 'NotSupportedError'],
  blocked: ['The browser wants a gesture of the visitor first.', 'NotAllowedError'],
} as const;

const failure = (name: keyof typeof failures) => new DOMException(...failures[name]);

/** Element → how often a script has ended its sound: a later `play()` must not hide that from an earlier one. */
const endings = new WeakMap<HTMLElement, number>();

/**
 * Answers a call of an element whose control was pressed, as a media element does: resolves once it sounds, and rejects
 * where it does not.
 */
export async function answerCall(
  element: HTMLElement,
  name: string,
  control: HTMLElement | null,
): Promise<void> {
  if (!control || !element.isConnected) {
    await settled(element, () => readiness(element));
    act(element, name);
  }
  const ended = endings.get(element) ?? 0;
  const hasEnded = name === 'pause' || (name === 'toggle' && stateOf(element) === 'idle');
  if (hasEnded) endings.set(element, ended + 1);
  else await settled(element, () => (endings.get(element) === ended + 1 ? failure('ended') : heard(element)));
}

const stateOf = (element: HTMLElement) => partOf(element, '[data-state]')?.dataset.state;

/** A bare tag prints itself first; the radio button is ready before that. */
function readiness(element: HTMLElement): Outcome {
  if (element.dataset.failed !== undefined) return failure('silent');
  return element.dataset.ready !== undefined && controlOf(element) ? true : undefined;
}

function heard(element: HTMLElement): Outcome {
  const state = stateOf(element);
  if (state === 'idle') return failure('ended');
  if (state === 'error') return failure('silent');
  if (state === 'blocked') return failure('blocked');
  return state === 'playing' ? true : undefined;
}

/** Waits for an outcome; an element that leaves the page has none. */
function settled(element: HTMLElement, judge: () => Outcome): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const outcome = element.isConnected ? judge() : failure('gone');
      if (!outcome) return;
      observer.disconnect();
      if (outcome === true) resolve();
      else reject(outcome);
    };
    // A player whose code takes over the first sound is idle for a moment, which no listener notices.
    const observer = new MutationObserver(() => systemClock.after(MOMENT_MS, look));
    const what = {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state', 'data-ready', 'data-failed'],
    };
    for (const root of new Set([element.getRootNode(), element.shadowRoot ?? element]))
      observer.observe(root, what);
    look();
  });
}
