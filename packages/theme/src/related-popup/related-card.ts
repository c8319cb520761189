import { fromTemplate } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { card as template } from './generated/templates';
import { relatedMessages } from './messages';
import css from './related-card.css';

/**
 * A card above the page with a copy of the content of `source`, after which it is placed, for the order of Tab. A page
 * shows only the first of two. Returns the undo.
 */
export function showCard(source: HTMLElement, dismiss: () => void): () => void {
  if (document.querySelector('aside.onda-related-popup')) return () => {};
  const t = translator(relatedMessages, languageOf(source));
  const card = fromTemplate(template, { label: t('related'), close: t('close') });
  card.firstElementChild?.addEventListener('click', dismiss);
  card.append(...copyOf(source));
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) dismiss();
  };
  document.addEventListener('keydown', press);
  source.after(card);
  adoptStyle(card, css);
  card.showPopover();
  return () => {
    document.removeEventListener('keydown', press);
    card.remove();
  };
}

/** The copy lacks elements that a page may have only once. */
function copyOf(source: HTMLElement): ChildNode[] {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const node of copy.querySelectorAll('script, style, aside.onda-related-popup')) node.remove();
  for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id');
  return [...copy.childNodes];
}
