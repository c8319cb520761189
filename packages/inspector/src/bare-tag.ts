import { renderTemplate } from '@onda/core/element/render-template';
import { styleAddress } from '@onda/core/element/style-address';
import { readConfig } from '@onda/core/http/config';
import { type Language, translator } from '@onda/core/i18n/messages';
import markup from './element-inspector.html';
import { inspectorMessages } from './messages';

/** The markup of a bare tag, as PHP would have printed it. */
export function printBareTag({ lang }: { lang: Language }): string {
  const t = translator<string>(inspectorMessages, lang, readConfig().messages.inspector);
  return renderTemplate(markup, { values: {}, styleOf: (name) => styleAddress(name || 'inspector'), t });
}
