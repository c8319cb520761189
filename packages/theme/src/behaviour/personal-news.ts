import { languageOf, translator } from '@onda/core/messages';
import type { Scene } from '../behaviour';
import { consentTo, whenConsentChanges } from '../consent';
import type { personalNews } from '../personal-contract';
import { personalMessages } from '../personal-messages';
import { favoritesOf, nothingRead } from '../reading';
import { newsItems, partOf, span } from './news-list';
import { type NotingWorld, noteReading } from './note-reading';

export interface PersonalWorld extends NotingWorld {
  /** What draws the elements of this page anew. */
  drawn: Set<() => void>;
}

/**
 * Shows unread articles of what a visitor reads, and says why. Nothing is kept and nothing is sent before the visitor agreed:
 * to the site's consent plugin or, on a site without one, by the button here. What PHP printed, the newest, stands until then
 * and whenever there is nothing better.
 */
export function personalise({ target, options, life }: Scene<typeof personalNews>, world: PersonalWorld) {
  const { memory } = world;
  const isAllowed = () => {
    if (memory.wasForgotten()) return false;
    const consent = consentTo('preferences');
    if (consent === 'unknown') return memory.has();
    return consent === 'given' && Reflect.get(navigator, 'globalPrivacyControl') !== true;
  };
  const look = () => {
    if (isAllowed()) memory.takeOver();
    else if (consentTo('preferences') === 'refused' && memory.has()) memory.forget();
    draw?.();
  };
  const draw = options.size > 0 ? drawer({ target, options, life }, world, isAllowed) : undefined;
  const page = { isSingle: options.isSingle, isCategory: options.isCategory, id: options.objectId };
  noteReading(page, world, isAllowed, life);
  whenConsentChanges(look, life.signal);
  look();
}

/** Returns what shows how things stand now. */
function drawer(
  { target, options, life }: Scene<typeof personalNews>,
  { api, memory, clock, drawn }: PersonalWorld,
  isAllowed: () => boolean,
): () => void {
  const t = translator(personalMessages, languageOf(target));
  const why = partOf(target, 'why');
  const list = partOf(target, 'list', 'list');
  const printed = { why: why.textContent, items: [...list.childNodes] };
  const button = document.createElement('button');
  button.type = 'button';
  const status = span('status', 'status');
  let turn = 0;

  const showPrinted = () => {
    why.textContent = printed.why;
    list.replaceChildren(...printed.items);
  };
  const showPersonal = async () => {
    const mine = ++turn;
    const reading = memory.read();
    const favorites = favoritesOf(reading);
    if (favorites.length === 0) return;
    const { items, categories } = await api.news(favorites, reading.posts, options.size);
    if (mine !== turn || life.isOver || items.length === 0) return;
    why.textContent = t('because', { categories: categories.join(', ') });
    list.replaceChildren(...newsItems(items));
  };
  const draw = () => {
    const word = memory.has() ? 'forget' : 'remember';
    button.textContent = t(word);
    button.setAttribute('part', word);
    const consent = consentTo('preferences');
    button.hidden =
      !memory.has() && (consent === 'refused' || (consent === 'given' && !memory.wasForgotten()));
    turn++;
    if (!isAllowed()) showPrinted();
    // What cannot be had leaves what was printed.
    else showPersonal().catch(() => {});
  };
  const press = () => {
    const isForgetting = memory.has();
    if (isForgetting) memory.forget();
    const isKept = isForgetting || memory.write(nothingRead(clock.now()));
    status.textContent = t(isForgetting ? 'forgotten' : isKept ? 'remembered' : 'refused');
    for (const redraw of drawn) redraw();
  };
  button.addEventListener('click', press);
  target.append(button, status);
  drawn.add(draw);
  life.onEnd(() => {
    drawn.delete(draw);
    showPrinted();
    button.remove();
    status.remove();
  });
  return draw;
}
