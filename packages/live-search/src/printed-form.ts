import { templateNodes } from '@onda/core/element/render-template';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import markup from './asp-search.html';
import { printedMessages } from './messages';
import { readOptions } from './options/options';
import type { SearchHost } from './search-host';

/**
 * The form as PHP prints it, for a bare tag. In a form of the theme the browser leaves ours out and keeps what was in
 * it: that gets its form here, where one may stand in another.
 */
export function printForm({ element, lang }: SearchHost): void {
  const t = translator<string>(printedMessages, lang, readConfig().messages['live-search']);
  const { phrase, homeUrl } = readOptions(element);
  const values = { phrase, homeUrl: homeUrl || '/' };
  const left = element.querySelector('[part~="box"]');
  const focused = left?.contains(document.activeElement) ? document.activeElement : undefined;
  element.append(templateNodes(markup, { values, styleOf: () => '', t }));
  if (left) element.querySelector('form > [part~="box"]')?.replaceWith(left);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
