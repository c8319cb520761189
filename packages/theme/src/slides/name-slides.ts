import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, type Translate, translator } from '@onda/core/i18n/messages';
import { addAttributes } from '../add-attributes';
import { slidesMessages } from './messages';

export type SlidesText = Translate<keyof (typeof slidesMessages)['es']>;

export const textsFor = (target: Element): SlidesText => translator(slidesMessages, languageOf(target));

/** Elements that may become a group. A list counts its items itself; a picture or a link has a name of its own. */
const GROUPS = 'div, figure, p, section';
const LISTS = 'ul, ol, dl';

/** The roles of the APG's carousel; a landmark only if the page names it. */
export function nameSlides(
  target: HTMLElement,
  slides: readonly HTMLElement[],
  label: string,
  t: SlidesText,
  lifetime: Lifetime,
): void {
  if (!target.matches(LISTS)) addAttributes(target, { role: label ? 'region' : 'group' }, lifetime);
  addAttributes(
    target,
    { 'aria-roledescription': t('carousel'), 'aria-label': label || t('label') },
    lifetime,
  );
  for (const [index, slide] of slides.entries()) {
    lifetime.onEnd(() => slide.removeAttribute('inert'));
    if (slide.matches(GROUPS)) addAttributes(slide, { role: 'group' }, lifetime);
    else if (slide.localName !== 'article') continue;
    const place = t('place', { number: index + 1, count: slides.length });
    addAttributes(slide, { 'aria-roledescription': t('slide'), 'aria-label': place }, lifetime);
  }
}
