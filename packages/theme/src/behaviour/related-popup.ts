import type { Clock } from '@onda/core/clock';
import { languageOf, translator } from '@onda/core/messages';
import type { KeyStore } from '@onda/core/storage';
import type { Scene } from '../behaviour';
import type { relatedPopup } from '../related-contract';
import { relatedMessages } from '../related-messages';

/** Until its content is copied, and shown: magazine.md 9. */
export const COPY_MS = 500;
/** What was closed, the newest first: addresses of the articles that were offered. */
export const KEY = 'onda-related-closed';
export const KEPT = 50;

/**
 * Shows a copy of the related article in a corner, from `offset` below the top of the article that is read to its end. It
 * takes no focus and covers nothing that has it; once closed, that article is not offered again.
 */
export function offerRelated(
  { target, options, life }: Scene<typeof relatedPopup>,
  clock: Clock,
  storage: KeyStore,
) {
  const article = target.closest(options.article) ?? document.querySelector(options.article);
  const address = target.querySelector('a')?.href;
  if (!article || !address || !('popover' in HTMLElement.prototype)) return;
  const closed = () => storage.read(KEY, (kept): unknown[] => (Array.isArray(kept) ? kept : []));
  if (closed().includes(address)) return;

  const popup = makePopup(target, () => {
    storage.write(KEY, [address, ...closed()].slice(0, KEPT));
    stop.abort();
    hide();
  });
  const stop = new AbortController();
  let copying: (() => void) | undefined;
  const show = () => {
    copying ??= clock.after(COPY_MS, () => {
      if (popup.content.childElementCount === 0) popup.content.append(...copyOf(target));
      popup.node.showPopover();
    });
  };
  const hide = () => {
    copying?.();
    copying = undefined;
    if (popup.node.matches(':popover-open')) popup.node.hidePopover();
  };
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    if (stop.signal.aborted) return;
    const { top, bottom } = article.getBoundingClientRect();
    if (top <= -options.offset && bottom > 0) show();
    else hide();
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(look);
    isPlanned = true;
  };
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && popup.node.matches(':popover-open')) popup.close.click();
  };
  addEventListener('scroll', plan, { passive: true, signal: stop.signal });
  document.addEventListener('keydown', press, { signal: stop.signal });
  life.onEnd(() => {
    stop.abort();
    hide();
    popup.node.remove();
  });
}

/** Behind its source, so that whoever goes on by Tab comes to it from there. */
function makePopup(source: HTMLElement, dismiss: () => void) {
  const t = translator(relatedMessages, languageOf(source));
  const node = document.createElement('aside');
  node.className = 'onda-related-popup';
  node.popover = 'manual';
  node.setAttribute('aria-label', t('related'));
  const close = node.appendChild(document.createElement('button'));
  close.type = 'button';
  close.setAttribute('aria-label', t('close'));
  close.textContent = '×';
  close.addEventListener('click', dismiss);
  const content = node.appendChild(document.createElement('div'));
  source.after(node);
  return { node, close, content };
}

/** Without what a page may have only once. */
function copyOf(source: HTMLElement): ChildNode[] {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script, style')) script.remove();
  for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
  return [...copy.childNodes];
}
