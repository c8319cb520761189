import { readConfig } from '@onda/core/config';
import { fill } from '@onda/core/fill';
import { type Language, translator } from '@onda/core/messages';
import { styleAddress } from '@onda/core/style-address';
import markup from './element-inspector.html';
import { inspectorMessages } from './messages';

/** The shell of a bare tag, as PHP would have printed it. */
export function printShell({ lang }: { lang: Language }): string {
  const t = translator<string>(inspectorMessages, lang, readConfig().messages.inspector);
  return fill(markup, { values: {}, styleOf: (name) => styleAddress(name || 'inspector'), t });
}
