import { readAttributes } from '@onda/core/element/attribute-store';
import { renderTemplate } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { favButton, favClear, favCount } from './contract';
import buttonMarkup from './fav-button.html';
import clearMarkup from './fav-clear.html';
import countMarkup from './fav-count.html';
import { printedMessages } from './messages';

const SHELLS = {
  'fav-button': { spec: favButton, markup: buttonMarkup },
  'fav-count': { spec: favCount, markup: countMarkup },
  'fav-clear': { spec: favClear, markup: clearMarkup },
};

/** The HTML that PHP would have printed into a bare tag. */
export function printShell(element: HTMLElement): string {
  const { spec, markup } = SHELLS[element.localName as keyof typeof SHELLS];
  const values: Record<string, unknown> = readAttributes(element, spec, {}, new Set());
  // No number while nobody keeps the post.
  if (spec === favButton) values.favoriteCount ||= '';
  return renderTemplate(markup.trim(), {
    values,
    styleOf: () => '',
    t: translator<string>(printedMessages, languageOf(element), readConfig().messages.favorites),
  });
}
