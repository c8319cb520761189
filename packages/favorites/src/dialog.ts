import { adoptStyle } from '@onda/core/adopt-style';
import { languageOf } from '@onda/core/messages';
import css from './dialog.css';

/** A button of the dialog, or a link when it has an address. The first stands out. */
export interface Choice {
  value: string;
  label: string;
  address?: string;
}

export interface Question {
  title: string;
  text: string | DocumentFragment;
  choices: readonly Choice[];
}

/**
 * A native modal dialog over the page: the browser keeps focus inside and closes it on Escape. Resolves with the value
 * of the choice, empty for Escape and for a press beside it; focus is back on what opened it.
 */
export function askInDialog(opener: HTMLElement, question: Question): Promise<string> {
  const frame = document.createElement('div');
  frame.className = 'onda-dialog';
  frame.lang = languageOf(opener);
  frame.dir = getComputedStyle(opener).direction;
  const root = frame.attachShadow({ mode: 'open' });
  adoptStyle(root, css);
  const dialog = drawn(question);
  root.append(dialog);
  document.body.append(frame);

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      frame.remove();
      opener.querySelector<HTMLElement>('[part~="button"]')?.focus();
      resolve(dialog.returnValue);
    });
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close('');
      if (target instanceof HTMLButtonElement) dialog.close(target.value);
    });
    dialog.showModal();
  });
}

function drawn({ title, text, choices }: Question): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'text');
  const heading = Object.assign(document.createElement('h2'), { id: 'title', textContent: title });
  const words = Object.assign(document.createElement('div'), { id: 'text' });
  words.append(text);
  const buttons = Object.assign(document.createElement('div'), { className: 'choices' });
  buttons.append(...choices.map(choiceOf));
  const inner = Object.assign(document.createElement('div'), { className: 'inner' });
  inner.append(heading, words, buttons);
  dialog.append(inner);
  return dialog;
}

function choiceOf({ value, label, address }: Choice): HTMLElement {
  if (address) return Object.assign(document.createElement('a'), { href: address, textContent: label });
  return Object.assign(document.createElement('button'), { type: 'button', value, textContent: label });
}
