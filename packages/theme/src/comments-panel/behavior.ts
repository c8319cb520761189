import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { loadOnce } from '@onda/core/loading/load-once';
import type { Scene } from '../define-behavior';
import type { commentsPanel } from './contract';
import { toggle as toggleTemplate } from './generated/templates';
import { commentsMessages } from './messages';

/**
 * The code for replies. It loads when the comments are opened or touched; until then the links lead to a page with the
 * form.
 */
export type LoadReplies = () => Promise<{ enhanceReplies(panel: HTMLElement, lifetime: Lifetime): void }>;

/**
 * A button opens and closes the comments, and its text says which (M-4.13 and M-4.14). An address within them opens
 * them.
 */
export function panelOfComments(
  { target, options, lifetime }: Scene<typeof commentsPanel>,
  load: LoadReplies,
) {
  const t = translator(commentsMessages, languageOf(target));
  const printed = printedToggle(target, options.toggle);
  const button = printed ?? madeToggle(target, lifetime);
  const words = wordsOf(button);
  const former = words.textContent ?? '';
  const open = options.openLabel || former.trim() || t('open');
  const { preload } = loadOnce(async () => {
    const { enhanceReplies } = await load();
    if (!lifetime.isOver) enhanceReplies(target, lifetime);
  });
  const show = (isOpen: boolean) => {
    if (isOpen) preload();
    if (options.closedClass) target.classList.toggle(options.closedClass, !isOpen);
    else target.style.display = isOpen ? '' : 'none';
    button.setAttribute('aria-expanded', String(isOpen));
    words.textContent = isOpen ? options.closeLabel || t('close') : open;
  };
  const follow = () => {
    const wanted = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (!wanted || !target.contains(wanted)) return;
    show(true);
    wanted.scrollIntoView();
  };

  if (target.id) button.setAttribute('aria-controls', target.id);
  const { signal } = lifetime;
  const toggle = (event: Event) => {
    event.preventDefault();
    show(button.getAttribute('aria-expanded') !== 'true');
  };
  button.addEventListener('click', toggle, { signal });
  addEventListener('hashchange', follow, { signal });
  // A page that WordPress made for a reply, with the form ready.
  show(options.open || location.search.includes('replytocom='));
  follow();
  for (const type of ['pointerover', 'focusin']) target.addEventListener(type, preload, { signal });
  lifetime.onEnd(() => {
    target.style.display = '';
    for (const name of ['aria-expanded', 'aria-controls']) button.removeAttribute(name);
    if (printed) words.textContent = former;
  });
}

/** The toggle of the article that the comments belong to; one within them would be hidden with them. */
function printedToggle(target: HTMLElement, selector: string): HTMLElement | null {
  if (selector === '') return null;
  const around = target.parentElement?.closest('article, main')?.querySelector<HTMLElement>(selector);
  const found = around ?? document.querySelector<HTMLElement>(selector);
  return found && !target.contains(found) ? found : null;
}

/** The node of the button's words: the one text beside an icon, else the button. */
function wordsOf(button: HTMLElement): Node {
  const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walk.nextNode()) if (walk.currentNode.nodeValue?.trim()) texts.push(walk.currentNode);
  return texts.length === 1 && texts[0] ? texts[0] : button;
}

function madeToggle(target: HTMLElement, lifetime: Lifetime): HTMLElement {
  const line = untilEnd(fromTemplate(toggleTemplate), target, lifetime);
  target.before(line);
  return line.firstElementChild as HTMLElement;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
