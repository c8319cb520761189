import { groundOf } from '@onda/core/ground';
import type { Life } from '@onda/core/life';
import type { Translate } from '@onda/core/messages';
import { type Answer, itemsOf, pagesOf, totalOf } from '../answer';
import type { SearchOptions } from '../options';
import type { PanelText } from '../panel-messages';
import type { SearchState } from '../store';
import type { Reply } from '../wire';
import { animate } from './animate';
import { make } from './make';
import { drawNotice, type NoticeWorld } from './notice';
import { drawResults } from './results';
import { markLast, sizeList } from './sizing';

export interface PanelWorld extends NoticeWorld {
  element: HTMLElement;
  life: Pick<Life, 'onEnd'>;
  options(): SearchOptions;
  t: Translate<PanelText>;
  /** A result's address as it is linked. */
  link(address: string, phrase: string): string;
  /** Marks the words of the phrase in what was drawn. */
  mark(nodes: readonly HTMLElement[], phrase: string): void;
  /** Called when other results stand there, and how many stood there before. */
  drawn(list: HTMLElement, before: number): void;
}

export interface Panel {
  root: HTMLElement;
  list: HTMLElement;
  foot: HTMLElement;
  isOpen(): boolean;
  update(state: SearchState): void;
}

/** The panel under the box. It says what the store holds and decides nothing. */
export function createPanel(world: PanelWorld): Panel {
  const { options, t } = world;
  const { root, info, list, notice, foot, status, idOf } = framed(world);
  let shown: Answer | undefined;

  const add = (reply: Reply, before: number) => {
    if (!('html' in reply) || reply.kind === 'suggestions') return;
    const { nodes, items, isGrid } = drawResults(reply.html, idOf, list.getAttribute('role') === 'grid');
    if (items.length === 0) return;
    list.setAttribute('role', isGrid ? 'grid' : 'listbox');
    list.append(...nodes);
    markLast(list);
    finish(items, before);
    world.drawn(list, before);
  };
  const finish = (items: HTMLElement[], before: number) => {
    const phrase = shown?.phrase ?? '';
    for (const link of items.flatMap(linksOf)) if (link.href) link.href = world.link(link.href, phrase);
    if (options().highlight) world.mark(items, phrase);
    // From one key to the next the list stands still.
    if (root.hidden || before > 0) animate(items, options().animation);
  };
  const draw = (answer: Answer) => {
    const isSame = shown?.first === answer.first && shown.phrase === answer.phrase;
    const before = isSame ? list.querySelectorAll('.item').length : 0;
    const pages = [answer.first, ...pagesOf(answer)].slice(isSame && shown ? 1 + pagesOf(shown).length : 0);
    shown = answer;
    if (!isSame) {
      list.replaceChildren();
      list.setAttribute('role', 'listbox');
    }
    for (const reply of pages) add(reply, before);
    list.hidden = list.childElementCount === 0;
    notice.replaceChildren(...drawNotice(answer, world));
    root.dataset.layout = options().resultstype;
    root.dataset.position = options().resultsposition;
    list.style.setProperty('--search-columns', String(options().isotopicColumns));
    info.textContent = `${noteOf(answer)} ${infoOf(answer, options(), t)}`.trim();
    info.hidden = info.textContent === '';
  };

  /** What is hidden has no height, so this comes when the panel is open. */
  const settle = (answer: Answer, isFirst: boolean) => {
    if (answer.further.length === 0) sizeList(list, options());
    if (isFirst) list.scrollTop = 0;
    status.textContent = summary(answer, notice, t);
  };

  return {
    root,
    list,
    foot,
    isOpen: () => !root.hidden,
    update({ phase, answer }) {
      if (root.hidden) root.style.setProperty('--search-ground', groundOf(root.parentElement));
      const former = shown;
      const isNew = answer !== undefined && answer !== former;
      if (isNew) draw(answer);
      root.hidden = answer === undefined || phase === 'closed' || phase === 'idle';
      if (isNew && !root.hidden) settle(answer, answer.first !== former?.first);
    },
  };
}

let panels = 0;

/** The parts of a panel, in the page as long as the element is. */
function framed({ element, life, t }: PanelWorld) {
  panels += 1;
  const name = `onda-search-${panels}`;
  let ids = 0;
  const idOf = () => {
    ids += 1;
    return `${name}-${ids}`;
  };
  const info = make('p', 'info', { class: 'asp_results_top' });
  const list = make('div', 'list', { id: name, role: 'listbox', 'aria-label': t('results') });
  const notice = make('div', 'notice');
  const foot = make('div', 'foot');
  const root = make('div', 'panel', { hidden: '' }, info, list, notice, foot);
  const status = make('p', 'status', { role: 'status' });
  element.append(root, status);
  life.onEnd(() => {
    root.remove();
    status.remove();
  });
  return { root, info, list, notice, foot, status, idOf };
}

const linksOf = (item: HTMLElement): HTMLAnchorElement[] =>
  item instanceof HTMLAnchorElement ? [item] : [...item.querySelectorAll<HTMLAnchorElement>('a.asp_res_url')];

const noteOf = ({ first }: Answer): string => ('note' in first && first.note) || '';

function infoOf(answer: Answer, options: SearchOptions, t: Translate<PanelText>): string {
  const count = itemsOf(answer).length;
  if (!options.info || count === 0 || answer.phrase === '') return '';
  const values: Record<string, string | number> = {
    phrase: answer.phrase,
    results_count: count,
    results_count_total: totalOf(answer),
  };
  if (!options.infoText) return t('info', values);
  return options.infoText.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** Said once for each answer, to whoever cannot see it. */
function summary(answer: Answer, notice: HTMLElement, t: Translate<PanelText>): string {
  if (notice.childElementCount > 0) return notice.firstElementChild?.textContent?.trim() ?? '';
  const count = totalOf(answer);
  const found = count === 1 ? t('foundOne') : t('found', { count });
  return `${noteOf(answer)} ${found}`.trim();
}
