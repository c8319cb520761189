import { afterEach, vi } from 'vitest';
import { endings } from '../../packages/core/src/testing/endings';
import { leftOpen } from '../../packages/core/src/testing/left-open';
import { countConnected } from './count-connected';
import { countOpen } from './count-open';
import { emptyWindow } from './empty-window';

const hasWindow = 'document' in globalThis;
if (hasWindow) countOpen();
const connected = hasWindow ? countConnected() : new Set<Element>();

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
  const isOver = endings.size + connected.size > 0;
  for (const end of endings) end();
  endings.clear();
  for (const element of connected) element.remove();
  connected.clear();
  // A disconnect that is no move is seen a task later.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => void setImmediate(resolve));
  const left = leftOpen();
  return isOver ? left : [];
}
