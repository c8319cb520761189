import { readConfig } from '@onda/core/config';
import { fill } from '@onda/core/fill';
import { translator } from '@onda/core/messages';
import markup from './asp-search.html';
import { printedMessages } from './messages';
import { readOptions } from './options';
import type { SearchHost } from './search-host';

/** The form as PHP prints it, for a bare tag. */
export function printForm({ element, lang }: SearchHost): void {
  const t = translator<string>(printedMessages, lang, readConfig().messages['live-search']);
  const { phrase, homeUrl } = readOptions(element);
  const values = { phrase, homeUrl: homeUrl || '/' };
  element.insertAdjacentHTML('beforeend', fill(markup, { values, styleOf: () => '', t }));
}
