import type { Host } from '@onda/core/element/host';
import { type Translate, translator } from '@onda/core/i18n/messages';
import type { elementInspector } from './contract';
import type { InspectorText } from './messages';

export type InspectorHost = Host<typeof elementInspector>;

export type Say = Translate<InspectorText>;

/** The printed node of a part. */
export function partOf<E extends HTMLElement = HTMLElement>(
  { root }: Pick<InspectorHost, 'root'>,
  name: string,
): E {
  const node = root.querySelector<E>(`[part="${name}"]`);
  if (!node) throw new Error(`there is no part ${name}`);
  return node;
}

/** The texts that stand on the panel, in the language of the page. */
export function readTexts({ root }: Pick<InspectorHost, 'root'>): Say {
  const texts = { ...root.querySelector<HTMLElement>('[part="texts"]')?.dataset } as Record<
    InspectorText,
    string
  >;
  return translator({ es: texts, en: texts }, 'es');
}
