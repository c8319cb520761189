import { untilEnd } from '@onda/core/dom/from-template';
import type { Lifetime } from '@onda/core/element/lifetime';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { consentTo, whenConsentChanges } from '../consent';
import type { Scene } from '../define-behavior';
import type { personalNews } from './contract';
import { mayRemember } from './may-remember';
import { createMemoryButton } from './memory-button';
import { personalMessages } from './messages';
import { createNewsList } from './news-list';
import { type NotingDependencies, noteReading } from './note-reading';
import { favoritesOf } from './reading';

export interface PersonalDependencies extends NotingDependencies {
  /** The callbacks that redraw the elements of this page. */
  drawn: Set<() => void>;
}

/**
 * Records the read categories and shows unread articles of them; a button deletes the record. `wasAsked` is true after
 * the visitor's consent by the button that this one replaces.
 */
export function personalize(
  { target, options, lifetime }: Scene<typeof personalNews>,
  dependencies: PersonalDependencies,
  wasAsked: boolean,
) {
  const { memory, drawn } = dependencies;
  const button = options.size > 0 ? addList(target, options.size, dependencies, lifetime) : undefined;
  const look = () => {
    if (mayRemember(memory)) memory.tidy();
    else if (consentTo('preferences') === 'refused' && memory.has()) memory.forget();
    for (const draw of drawn) draw();
  };
  noteReading(
    { isSingle: options.isSingle, isCategory: options.isCategory, id: options.objectId },
    dependencies,
    lifetime,
  );
  whenConsentChanges(look, lifetime.signal);
  look();
  if (!wasAsked) return;
  button?.click();
  button?.focus();
}

/** Adds the list with its reason, and the button, which is returned. */
function addList(
  target: HTMLElement,
  size: number,
  dependencies: PersonalDependencies,
  lifetime: Lifetime,
): HTMLElement {
  const { memory, api, drawn } = dependencies;
  const language = languageOf(target);
  const t = translator(personalMessages, language);
  const list = createNewsList(target);
  const changed = () => {
    for (const redraw of drawn) redraw();
  };
  const button = createMemoryButton(language, memory, changed);
  let turn = 0;
  const showPersonal = async () => {
    const mine = ++turn;
    const reading = memory.read();
    const favorites = mayRemember(memory) ? favoritesOf(reading) : [];
    if (favorites.length === 0) return list.showPrinted();
    const news = await api.news(favorites, reading.posts, size);
    const isLate = mine !== turn || lifetime.isOver;
    if (!isLate && news.items.length > 0)
      list.show(news, t('because', { categories: news.categories.join(', ') }));
  };
  const draw = () => {
    button.draw();
    // If it fails, the shown news stay.
    showPersonal().catch(() => {});
  };
  target.append(...[button.node, button.status].map((node) => untilEnd(node, target, lifetime)));
  drawn.add(draw);
  lifetime.onEnd(() => {
    drawn.delete(draw);
    list.showPrinted();
  });
  return button.node;
}
