import { fromTemplate } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { languageOf } from '@onda/core/i18n/messages';
import css from './dialog.css';
import { choiceButton, choiceLink, dialogPlace, dialog as dialogTemplate } from './generated/templates';

/** A button of the dialog, or a link when it has an address. The first stands out. */
export type Choice = { label: string } & ({ value: string } | { address: string });

export interface Question {
  title: string;
  text: string | DocumentFragment;
  choices: readonly Choice[];
}

/**
 * A native modal dialog over the page: the browser keeps focus inside and closes it on Escape. Resolves with the value
 * of the choice, empty for Escape and for a press beside it; the focus is back on its opener.
 */
export function askInDialog(opener: HTMLElement, { title, text, choices }: Question): Promise<string> {
  const { direction: dir } = getComputedStyle(opener);
  const place = fromTemplate(dialogPlace, { lang: languageOf(opener), dir });
  const root = place.attachShadow({ mode: 'open' });
  adoptStyle(root, css);
  const dialog = root.appendChild(fromTemplate(dialogTemplate, { title }));
  dialog.querySelector('#text')?.append(text);
  dialog.querySelector('.choices')?.append(...choices.map(choiceNode));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close('');
    if (target instanceof HTMLButtonElement) dialog.close(target.value);
  });
  document.body.append(place);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      place.remove();
      opener.querySelector<HTMLElement>('[part~="button"]')?.focus();
      resolve(dialog.returnValue);
    });
  });
}

const choiceNode = (choice: Choice): HTMLElement =>
  'address' in choice ? fromTemplate(choiceLink, choice) : fromTemplate(choiceButton, choice);
