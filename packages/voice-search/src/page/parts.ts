import { templateNodes } from '@onda/core/element/render-template';
import type { Translate } from '@onda/core/i18n/messages';
import markup from '../voice-search.html';

/** The microphone button and the hint box: those of the page, and ours where one is missing. */
export function makeParts(element: HTMLElement, t: Translate): void {
  const printed = templateNodes(markup, { values: {}, styleOf: () => '', t });
  adoptButton(element);
  for (const part of ['button', 'hint']) {
    const selector = `[part~="${part}"]`;
    const made = printed.querySelector(selector);
    if (made && !element.querySelector(selector)) element.append(made);
  }
}

/** A button that the page wrote is the microphone's. */
function adoptButton(element: HTMLElement) {
  const button = element.querySelector('button');
  if (!button || element.querySelector('[part~="button"]')) return;
  button.setAttribute('part', 'button');
  button.type = 'button';
}
