import { fromTemplate } from '@onda/core/dom/from-template';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { statusLine } from './generated/templates';
import { offlineMessages } from './offline-messages';

/** A button, or the link to the next page. */
export type PossibleLink = HTMLElement & { href?: string };

/** The line that tells how many cards there are, or why no more come. */
export const statusOf = (target: HTMLElement): Element =>
  target.querySelector('.onda-more-status') ?? target.appendChild(fromTemplate(statusLine));

/**
 * The outcome of a press whose code does not come: the link is the way. A page that does not come either would bring an
 * error of the browser in place of the list, so the press has failed.
 */
export const withoutCode = (target: HTMLElement, button: PossibleLink) =>
  fetch(button.href ?? '', { method: 'HEAD', mode: 'no-cors' }).then(
    () => 'refused' as const,
    () => {
      statusOf(target).textContent = translator(offlineMessages, languageOf(target))('offline');
      return 'failed' as const;
    },
  );
