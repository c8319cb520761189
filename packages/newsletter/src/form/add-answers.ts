import { fromTemplate } from '@onda/core/dom/from-template';
import { answers } from './generated/templates';

/** Adds the lines for a reply to a form that lacks them. */
export function addAnswers(form: HTMLFormElement): void {
  const made = fromTemplate(answers);
  const missing = [...made.children].filter(({ className }) => !form.querySelector(`.${className}`));
  const area = form.querySelector('.mailpoet_message') ?? form.appendChild(made);
  area.append(...missing);
}
