import { earlyPrototype } from '@onda/core/loading/early-members';
import { loadWhenNeeded } from '@onda/core/loading/load-when-needed';
import { ensureConfigured } from './configure';
import { earlyMembers, imports, loadRules } from './generated/tags';
import { define } from './index';

/**
 * Finds the elements of the page, also later ones, and loads the code of each when it is needed: near the screen, at a
 * touch, or by the rule of its contract.
 */
export function startLoader(root: Element): void {
  const waitFor = loadWhenNeeded(loadRules, define);
  const early = earlyPrototype(earlyMembers.members, define);
  const selector = Object.keys(imports).join();
  const look = (node: Element) => {
    for (const element of [node, ...node.querySelectorAll(selector)])
      if (Object.hasOwn(imports, element.localName)) {
        if (element.matches(earlyMembers.media)) Object.setPrototypeOf(element, early);
        waitFor(element);
      }
  };
  // An early click loads the code; the printed control acts by itself meanwhile.
  const touched = ({ target }: Event) => {
    const tag = target instanceof Element ? target.closest(selector)?.localName : undefined;
    if (tag) define(tag).catch(() => {});
  };
  // A command of a button loads the code, too, and then acts.
  const commanded = (event: Event) => {
    const { target, command } = event as Event & { target: Element; command: string };
    const name = command.slice(2);
    if (target.matches(earlyMembers.media) && earlyMembers.members[name] === null)
      (target as Element & Record<string, () => Promise<void>>)[name]?.().catch(() => {});
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) look(node);
  });
  root.addEventListener('pointerdown', touched, { capture: true, passive: true });
  root.addEventListener('command', commanded, true);
  observer.observe(root, { childList: true, subtree: true });
  look(root);
}

const SEEN = Symbol.for('@onda/elements/loader');

function start() {
  // A second copy on the page ends here: the first one finds all elements.
  if (SEEN in globalThis) return;
  Object.assign(globalThis, { [SEEN]: true });
  ensureConfigured();
  startLoader(document.documentElement);
}

if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
}
