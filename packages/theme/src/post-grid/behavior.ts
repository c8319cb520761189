import { fromTemplate } from '@onda/core/dom/from-template';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Scene } from '../define-behavior';
import type { postGrid } from './contract';
import { statusLine } from './generated/templates';
import { postGridMessages } from './messages';

/**
 * Shows the posts that have the term of `#filter=…` and every word of the quick search (M-2.25, M-2.26 and M-5.08). The
 * hash can be linked to, and Back undoes it.
 */
export function filterGrid({ target, options, lifetime }: Scene<typeof postGrid>) {
  const t = translator(postGridMessages, languageOf(target));
  const field = target.querySelector<HTMLInputElement>(options.field);
  const links = [...target.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  const status =
    target.querySelector<HTMLElement>('.onda-filter-status') ?? target.appendChild(fromTemplate(statusLine));
  const items = () => [...target.querySelectorAll<HTMLElement>(options.item)];

  const show = (fits: (item: HTMLElement) => boolean): number => {
    const shown = items().filter(fits);
    for (const item of items()) item.style.display = shown.includes(item) ? '' : 'none';
    return shown.length;
  };
  const apply = () => {
    const filter = hashFilter();
    const words = folded(field?.value ?? '').split(/\s+/);
    const shown = show((item) => hasTerm(item, filter) && hasWords(item, words));
    for (const link of links) link.setAttribute('aria-current', String(term(link.dataset.filter) === filter));
    const isNarrowed = filter + words.join('') !== '';
    status.textContent = isNarrowed ? t(shown ? 'shown' : 'nothing', { shown, total: items().length }) : '';
  };

  // The links lead to the archive of the term if no script runs.
  for (const link of links) link.href = `#filter=${encodeURIComponent(link.dataset.filter ?? '')}`;
  const { signal } = lifetime;
  for (const event of ['hashchange', 'pageshow']) addEventListener(event, apply, { signal });
  target.addEventListener('onda-append', apply, { signal });
  field?.addEventListener('input', apply, { signal });
  field?.form?.addEventListener('submit', (event) => event.preventDefault(), { signal });
  lifetime.onEnd(() => {
    status.textContent = '';
    for (const item of items()) item.style.display = '';
  });
  apply();
}

/** The term of `#filter=cultura`, `#filter=.cultura` and `#filter=*`; empty for all posts. */
const hashFilter = () => term(new URLSearchParams(location.hash.slice(1)).get('filter'));

const term = (written: string | null | undefined) => (written ?? '').replace(/^[.*]/, '');

/** The item's `data-filter` or WordPress's own classes name its terms. */
function hasTerm(item: HTMLElement, term: string): boolean {
  const marks = `${item.dataset.filter ?? ''} ${item.className}`.split(/\s+/);
  return term === '' || ['', 'category-', 'tag-'].some((kind) => marks.includes(kind + term));
}

function hasWords(item: HTMLElement, words: string[]): boolean {
  const text = folded(item.textContent);
  return words.every((word) => text.includes(word));
}

/** The text without case and accents. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
