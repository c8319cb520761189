import { earlyCall } from '@onda/core/loading/early-members';
import { loadWhenNeeded } from '@onda/core/loading/load-when-needed';
import { ensureConfigured } from './configure';
import { imports, loadRules, members } from './generated/tags';
import { define } from './index';

/**
 * Finds the elements of the page, also later ones, and brings the code of each when it is needed: near the screen, at a
 * touch, or by the rule of its contract. Returns the undo.
 */
export function startLoader(root: Element): () => void {
  const waitFor = loadWhenNeeded(loadRules, define);
  const early: Record<string, unknown> = { __proto__: HTMLElement.prototype, ...members.props };
  for (const name of members.names) early[name] = earlyCall(name, define);
  const selector = Object.keys(imports).join();
  const look = (node: Element) => {
    for (const element of [node, ...node.querySelectorAll(selector)])
      if (Object.hasOwn(imports, element.localName)) {
        if (element.matches(members.media)) Object.setPrototypeOf(element, early);
        waitFor(element);
      }
  };
  // A click that comes first brings the code; the printed control acts by itself meanwhile.
  const touched = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const commanded = target.closest<HTMLElement & { commandForElement?: Element }>('[commandfor]');
    const tag = (commanded?.commandForElement ?? target).closest(selector)?.localName;
    if (tag) define(tag).catch(() => {});
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) look(node);
  });
  root.addEventListener('pointerdown', touched, { capture: true, passive: true });
  observer.observe(root, { childList: true, subtree: true });
  look(root);
  return () => {
    observer.disconnect();
    root.removeEventListener('pointerdown', touched, { capture: true });
  };
}

const SEEN = Symbol.for('@onda/elements/loader');

function start() {
  // A second copy on the page finds what the first one does.
  if (SEEN in globalThis) return;
  Object.assign(globalThis, { [SEEN]: true });
  ensureConfigured();
  startLoader(document.documentElement);
}

if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
