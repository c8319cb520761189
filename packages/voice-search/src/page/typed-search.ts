import { templateNodes } from '@onda/core/element/render-template';
import type { Translate } from '@onda/core/i18n/messages';
import type { SessionText } from '../session/session-messages';
import markup from '../typed-search.html';

/** Puts a search form after the button and the hint, once: a plain one, which leads to the site's own search page. */
export function offerTyping(element: HTMLElement, home: string, t: Translate<SessionText>): void {
  if (element.querySelector('[part~="form"]')) return;
  const values = { address: `${home}index.php` };
  element.append(templateNodes(markup, { values, styleOf: () => '', t: t as Translate }));
}
