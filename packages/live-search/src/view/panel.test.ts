import { translator } from '@onda/core/i18n/messages';
import { defaultsOf, fakeHost } from '@onda/core/testing/fake-host';
import { fireEvent, within } from '@testing-library/dom';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createActions, type Waiting, type Widget } from '../actions';
import { findBox } from '../box/box';
import { aspSearch } from '../contract';
import { noFilters } from '../filters/no-filters';
import { pageMessages } from '../layouts/page-messages';
import { createPages } from '../layouts/pages';
import type { SearchOptions } from '../options/options';
import { instanceOptions } from '../options/options-contract';
import { panelMessages } from '../panel-messages';
import { after, type BoxEvent, INITIAL } from '../search/search-state';
import type { Search } from '../search/store';
import { printed, resultHtml, results } from '../testing/replies';
import type { Reply } from '../wire/wire';
import { showPanel } from './panel';

const DEFAULTS = defaultsOf({ attributes: instanceOptions } as never) as SearchOptions;
const FORM = '<form role="search" action="/"><input name="s" aria-label="Buscar"></form>';

afterEach(() => document.body.replaceChildren());

/** The panel alone, on a state that the test sets; `before` happened before it was there. */
function panel(written: Partial<SearchOptions> = {}, ...before: BoxEvent[]) {
  const host = fakeHost(aspSearch, FORM);
  const box = findBox(host.root as unknown as HTMLElement);
  if (!box) throw new Error('the form stands there');
  const store = createStore(() => before.reduce(after, INITIAL));
  const search = { store, more: vi.fn(), retry: vi.fn(), search: vi.fn() } as unknown as Search;
  const options = { ...DEFAULTS, ...written };
  const widget: Widget = {
    host: host as unknown as Widget['host'],
    box,
    search,
    options: () => options,
    name: { id: 1, iid: 1, rid: '1_1' },
    filters: () => noFilters,
    said: createStore(() => ''),
    waiting: createStore<Waiting>(() => ({ words: '', isOver: false })),
  };
  const pages =
    written.resultstype === 'isotopic' ? createPages(() => 2, translator(pageMessages, 'es')) : undefined;
  const t = translator(panelMessages, 'es');
  showPanel({ widget, actions: createActions(widget), t, listId: 'lista', pages });
  const shown = within(host.root as unknown as HTMLElement);
  return {
    host,
    widget,
    pages,
    shown,
    tell(...events: BoxEvent[]) {
      for (const event of events) store.setState((state) => after(state, event));
    },
    list: () => host.part('list'),
    titles: () => [...host.root.querySelectorAll('.item h3')].map(({ textContent }) => textContent),
  };
}

const answered = (reply: Reply, phrase = 'radio'): BoxEvent => ({
  type: 'answered',
  phrase,
  reply,
  isAutoPopulated: false,
});
const withHtml = (html: string, count = 1) => printed({ ...results(['Uno']), html, count, total: count });
const FIRST = answered(results(['Radio uno'], 2));
const CART = '<button class="add_to_cart_button">Comprar</button>';

const STATES: Record<string, Reply> = {
  'a list': results(['Radio uno', 'Radio dos'], 9),
  'a grid': withHtml(resultHtml('Radio uno', '/uno', CART)),
  groups: withHtml(`<div class="asp_group_header">Entradas</div>${resultHtml('Radio uno', '/uno')}`),
  nothing: { kind: 'suggestions', html: '', keywords: ['faro', 'luz'] },
  'a failure': { kind: 'failed', status: 500 },
  'a reply without its HTML': { kind: 'missing-html' },
};

describe('the panel', () => {
  it.each(Object.entries(STATES))('has no fault of access: %s', async (_, reply) => {
    const { host, tell } = panel();
    tell(answered(reply));
    const { violations } = await axe.run(host.root.querySelector('[part="panel"]') as Element, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('comes beside a form that it does not touch, and goes with the element', () => {
    const { host } = panel();
    const form = host.root.querySelector('form');
    expect(form?.querySelector('[part="panel"], [part="status"]')).toBeNull();
    expect(form?.nextElementSibling?.getAttribute('part')).toBe('panel');
    host.leave();
    expect(host.root.querySelector('[part="panel"], [part="status"]')).toBeNull();
  });

  it('says what the store holds: hidden, open, and closed with its results kept', () => {
    const { host, tell, titles } = panel();
    expect(host.part('panel').hidden).toBe(true);
    tell(answered(results(['Radio uno'])));
    expect([host.part('panel').hidden, titles()]).toEqual([false, ['Radio uno']]);
    tell({ type: 'closed' });
    expect([host.part('panel').hidden, titles()]).toEqual([true, ['Radio uno']]);
  });

  it('keeps the nodes of a result while more come, and draws another answer anew', () => {
    const { host, tell } = panel();
    const first = () => host.root.querySelector('.item');
    tell(answered(results(['Radio uno'], 2)));
    const stood = first();
    tell({ type: 'continued', reply: results(['Radio dos'], 2) });
    expect([first(), host.root.querySelectorAll('.item').length]).toEqual([stood, 2]);
    tell(answered(results(['Radio uno'], 2), 'radi'));
    expect(first()).not.toBe(stood);
  });

  it.each([
    ['before', [FIRST], []],
    ['after', [], [FIRST]],
  ])(
    'moves results in where none stood: those that came %s the panel, and further ones',
    (_, before, later) => {
      const { list, tell } = panel({ animation: 'fadedrop' }, ...before);
      const moved = () =>
        [...list().querySelectorAll<HTMLElement>('.item')].map(({ dataset }) => dataset.enter);
      tell(...later);
      expect(moved()).toEqual(['fadedrop']);
      tell(answered(results(['Radio uno'], 2), 'radi'));
      expect(moved()).toEqual([undefined]);
      tell({ type: 'continued', reply: results(['Radio dos'], 2) });
      expect(moved()).toEqual([undefined, 'fadedrop']);
      tell({ type: 'closed' }, answered(results(['Radio tres']), 'tres'));
      expect(moved()).toEqual(['fadedrop']);
    },
  );

  it('turns a list into a grid when a further page has buttons', () => {
    const { list, tell } = panel();
    tell(answered(results(['Radio uno'], 2)));
    tell({ type: 'continued', reply: withHtml(resultHtml('Radio dos', '/dos', CART)) });
    expect([list().getAttribute('role'), list().querySelectorAll('[role="row"]').length]).toEqual([
      'grid',
      2,
    ]);
  });

  it('keeps the server’s boxes around results, with a header and without', () => {
    const { list, tell } = panel();
    const [one, two] = [resultHtml('Uno', '/1'), resultHtml('Dos', '/2')];
    const header = '<div class="asp_group_header">Entradas</div>';
    tell(
      answered(
        withHtml(`<div class="row">${one}</div><div class="asp_results_group">${header}${two}</div>`, 2),
      ),
    );
    const box = (selector: string) => {
      const node = list().querySelector(selector);
      return [node?.getAttribute('role'), node?.querySelectorAll('.item').length];
    };
    expect([box('.row'), box('.asp_results_group')]).toEqual([
      [null, 1],
      ['group', 1],
    ]);
  });

  it('marks the last result before each header and the last of all, also after more have come', () => {
    const header = '<div class="asp_group_header">Entradas</div>';
    const { tell, list } = panel();
    const marked = () =>
      [...list().querySelectorAll('.item')].map(({ classList }) => classList.contains('asp_last_item'));
    const [one, two] = [resultHtml('Uno', '/1'), resultHtml('Dos', '/2')];
    tell(answered(withHtml(header + one + two + header + one, 3)));
    expect(marked()).toEqual([false, true, true]);
    tell({ type: 'continued', reply: withHtml(two) });
    expect(marked()).toEqual([false, true, false, true]);
  });

  it('draws the picture of an address, and leaves no hole where it does not come', () => {
    const { list, tell } = panel();
    const picture = '<div class="asp_image" data-src="https://radio.test/a.jpg"></div>';
    tell(answered(withHtml(`<div class="item">${picture}<h3>Uno</h3></div>`)));
    const image = list().querySelector('img') as HTMLImageElement;
    expect([image.src, list().querySelector('[data-src]')]).toEqual(['https://radio.test/a.jpg', null]);
    fireEvent.error(image);
    expect(list().querySelector('.asp_image')).toBeNull();
  });

  it('asks for more, waits, and tries again what failed', () => {
    const { shown, widget, tell } = panel();
    tell(answered(results(['Radio uno'], 2)));
    fireEvent.click(shown.getByRole('button', { name: 'Más resultados (1)' }));
    expect(widget.search.more).toHaveBeenCalledTimes(1);
    tell({ type: 'asked', isMore: true });
    expect((shown.getByRole('button', { name: /Más/ }) as HTMLButtonElement).disabled).toBe(true);
    tell({ type: 'continued', reply: { kind: 'failed', status: 500 } });
    fireEvent.click(shown.getByRole('button', { name: 'Reintentar' }));
    expect(widget.search.retry).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus on the button that is pressed until its answer has come', () => {
    const { shown, tell } = panel();
    const press = (name: RegExp) => {
      const button = shown.getByRole('button', { name });
      button.focus();
      return () => (button.getRootNode() as ShadowRoot).activeElement === button;
    };
    tell(answered(results(['Radio uno'], 3)));
    const isOnMore = press(/Más/);
    tell({ type: 'continued', reply: results(['Radio dos'], 3) });
    expect(isOnMore()).toBe(true);
    tell(answered({ kind: 'failed', status: 500 }));
    const isOnRetry = press(/Reintentar/);
    tell(answered({ kind: 'failed', status: 503 }));
    expect(isOnRetry()).toBe(true);
  });

  it('searches for a keyword on a plain click alone', () => {
    const { shown, widget, tell } = panel();
    tell(answered(STATES.nothing as Reply));
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    fireEvent.click(shown.getByRole('link', { name: 'luz' }), { ctrlKey: true });
    expect(widget.search.search).not.toHaveBeenCalled();
    fireEvent.click(shown.getByRole('link', { name: 'luz' }));
    expect(widget.search.search).toHaveBeenCalledWith('luz');
    document.removeEventListener('click', stay);
  });

  it('turns the pages of a grid', () => {
    const { shown, pages, list, tell } = panel({ resultstype: 'isotopic' });
    tell(answered(results(['Uno', 'Dos', 'Tres'])));
    pages?.update(3, 0);
    const visible = () =>
      [...list().querySelectorAll<HTMLElement>('.item')].filter(({ hidden }) => !hidden).length;
    expect(visible()).toBe(2);
    fireEvent.click(shown.getByRole('button', { name: 'Página siguiente' }));
    expect([visible(), shown.getByText('Página 2 de 2').tagName]).toEqual([1, 'SPAN']);
  });

  it('says in a line what plain code tells a screen reader', () => {
    const { shown, widget } = panel();
    widget.said.setState('2 resultados.', true);
    expect(shown.getByRole('status').textContent).toBe('2 resultados.');
  });
});
