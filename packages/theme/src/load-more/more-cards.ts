import { AjaxError } from '@onda/core/http/ajax';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { EXCLUDED } from '../added-content/excluded';
import { notifyPlugins } from '../added-content/notify-plugins';
import { makeIdsUnique } from '../added-content/unique-ids';
import { loadMoreMessages } from './messages';
import type { More, MoreDependencies, Outcome } from './more-dependencies';
import { sourceOf } from './more-source';
import { withoutThose } from './same-post';
import { statusOf } from './without-code';

/** The specification's states (M-4.05 to M-4.07), as classes for the theme. */
const MARKS = { loading: 'loading', end: 'last-page', 'no-data': 'no-data' };

export function createMore(dependencies: MoreDependencies): More {
  const { target, grid, button, options, lifetime } = dependencies;
  const t = translator(loadMoreMessages, languageOf(target));
  const source = sourceOf(dependencies);
  const status = statusOf(target);
  let running: Promise<Outcome> | undefined;
  let over: Outcome | undefined;

  const show = (state: Outcome | 'loading', text: string) => {
    for (const [mark, name] of Object.entries(MARKS)) button.classList.toggle(name, mark === state);
    button.dataset.state = state;
    button.setAttribute('aria-disabled', String(state === 'loading' || state === 'no-data'));
    grid.setAttribute('aria-busy', String(state === 'loading'));
    status.textContent = text;
  };
  const counted = (count: number) => {
    const shown = options.offset + grid.children.length;
    return t(options.found ? 'counted' : 'added', { count, shown, total: options.found });
  };
  const append = async (): Promise<Outcome> => {
    const { cards, next } = await source();
    if (lifetime.isOver) return 'failed';
    if (cards.length === 0) return noData();
    const added = addCards(grid, cards);
    if (button instanceof HTMLAnchorElement && button.href && next) button.href = next;
    if (next) show('more', counted(added.length));
    else show('end', `${counted(added.length)} ${t('end')}`);
    if (!next) leave(button, added[0]);
    return next ? 'more' : 'end';
  };
  const noData = () => {
    show('no-data', t('end'));
    return 'no-data' as const;
  };
  const afterFailure = (error: unknown): Outcome => {
    if (lifetime.isOver) return 'failed';
    if (!(error instanceof AjaxError) || error.kind !== 'refused') {
      show('failed', t('failed'));
      return 'failed';
    }
    if (error.status === 200 && Object(error.body).success === false) return noData();
    show('refused', button instanceof HTMLAnchorElement ? '' : t('failed'));
    return 'refused';
  };
  const load = async () => {
    show('loading', t('loading'));
    const outcome = await append().catch(afterFailure);
    if (outcome === 'end' || outcome === 'no-data') over = outcome;
    running = undefined;
    return outcome;
  };
  return {
    async load() {
      if (over) return over;
      running ??= load();
      return running;
    },
  };
}

/**
 * A post that was published or reordered meanwhile moves others to the next page: cards that are there already are not
 * added again.
 */
function addCards(grid: HTMLElement, cards: readonly Element[]): Element[] {
  const added = withoutThose(cards, [...grid.children]);
  // Pictures load as soon as they belong to this document, so excluded elements are removed before.
  for (const card of added) for (const left of card.querySelectorAll(EXCLUDED)) left.remove();
  const nodes = added.map((card) => document.importNode(card, true));
  for (const node of nodes) {
    makeIdsUnique(node, document);
    grid.append(node);
  }
  notifyPlugins(grid);
  return nodes;
}

/** Removes the button; the focus goes to the first new card. */
function leave(button: HTMLElement, first: Element | undefined) {
  if (document.activeElement === button)
    first?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  button.style.display = 'none';
}
