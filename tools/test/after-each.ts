import { afterEach, vi } from 'vitest';
import { endings } from '../../packages/core/src/testing/endings';
import { forgetOpen, leftOpen } from '../../packages/core/src/testing/left-open';
import { countOpen, forgetShown, hasShown } from './count-open';
import { emptyWindow } from './empty-window';

/** Turns of the event loop: an element that was removed has ended by then. */
const TURNS = 20;

/** How long a test waits for what comes by itself, where it does not say otherwise: a busy machine is slow. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);

const hasWindow = 'document' in globalThis;
if (hasWindow) countOpen();

/**
 * Each test begins with a window as a new page has it, so that their order does not matter. The elements, hosts and
 * scenes of a test end with it, and leave nothing open.
 */
afterEach(async () => {
  vi.useRealTimers();
  const left = hasWindow ? await whatIsLeft() : [];
  vi.unstubAllGlobals();
  emptyWindow();
  if (left.length > 0) throw new Error(`left open: ${left.join('\n')}`);
});

async function whatIsLeft(): Promise<string[]> {
  const elements = elementsIn(document).filter(({ localName }) => customElements.get(localName));
  const isOver = endings.size > 0 || hasShown();
  for (const end of endings) end();
  endings.clear();
  for (const element of elements) element.remove();
  // A disconnect that is no move is seen some tasks later.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => void setImmediate(resolve));
  for (let turn = 0; turn < TURNS && isOver && leftOpen().length > 0; turn++)
    await new Promise((resolve) => void setTimeout(resolve));
  const left = isOver ? leftOpen() : [];
  forgetOpen();
  forgetShown();
  return left;
}

const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );
