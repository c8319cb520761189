import { fromTemplate } from '@onda/core/dom/from-template';
import { adoptStyle } from '@onda/core/element/adopt-style';
import { languageOf } from '@onda/core/i18n/messages';
import { mountElement } from '@onda/core/react/mounted-view';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import css from '../dialogs/dialog.css';
import { dialogPlace } from '../dialogs/generated/templates';

/** A button of the dialog, or a link when it has an address. The first stands out. */
export interface Choice {
  value: string;
  label: string;
  address?: string;
}

export interface Question {
  title: string;
  text: ReactNode;
  choices: readonly Choice[];
}

/**
 * A native modal dialog over the page: the browser keeps focus inside and closes it on Escape. Resolves with the value
 * of the choice, empty for Escape and for a press beside it; focus is back on what opened it.
 */
export function askInDialog(opener: HTMLElement, question: Question): Promise<string> {
  const { direction: dir } = getComputedStyle(opener);
  const frame = fromTemplate(dialogPlace, { lang: languageOf(opener), dir });
  const root = frame.attachShadow({ mode: 'open' });
  adoptStyle(root, css);
  document.body.append(frame);
  return new Promise((resolve) => {
    const answered = (answer: string) => {
      frame.remove();
      opener.querySelector<HTMLElement>('[part~="button"]')?.focus();
      resolve(answer);
    };
    const put = (inner: HTMLElement) => root.append(inner);
    try {
      mountElement('fav-dialog-view', Dialog, { ...question, answered }, put, () => answered(''));
    } catch (error) {
      frame.remove();
      throw error;
    }
  });
}

function Dialog({ title, text, choices, answered }: Question & { answered(answer: string): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const choose = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close('');
    if (target instanceof HTMLButtonElement) currentTarget.close(target.value);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      part="dialog"
      aria-labelledby="title"
      aria-describedby="text"
      onClick={choose}
      onClose={({ currentTarget }) => answered(currentTarget.returnValue)}
    >
      <div className="inner">
        <h2 id="title">{title}</h2>
        <div id="text">{text}</div>
        <div className="choices">
          {choices.map(({ value, label, address }) =>
            address ? (
              <a key={value} href={address}>
                {label}
              </a>
            ) : (
              <button key={value} type="button" value={value}>
                {label}
              </button>
            ),
          )}
        </div>
      </div>
    </dialog>
  );
}
