import { fromTemplate } from '@onda/core/dom/from-template';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { statusLine } from './generated/templates';
import { offlineMessages } from './offline-messages';

/** A button, or the link to the next page. */
export type PossibleLink = HTMLElement & { href?: string };

/** The line with the number of cards, or why no more follow. */
export const statusOf = (target: HTMLElement): Element =>
  target.querySelector('.onda-more-status') ?? target.appendChild(fromTemplate(statusLine));

/**
 * The outcome of a press whose code fails to load: the browser follows the link. The press fails if the network is
 * lost, because the browser would replace the list by an error page.
 */
export const withoutCode = (target: HTMLElement, button: PossibleLink) =>
  fetch(button.href ?? '', { method: 'HEAD', mode: 'no-cors' }).then(
    () => 'refused' as const,
    () => {
      statusOf(target).textContent = translator(offlineMessages, languageOf(target))('offline');
      return 'failed' as const;
    },
  );
