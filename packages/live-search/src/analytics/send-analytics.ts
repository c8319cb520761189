import type { Widget } from '../actions';
import { isForMethod } from '../box/keys';
import type { Filter } from '../filters/read-filters';
import { itemsOf } from '../wire/answer';
import { createAnalytics, type EventData } from './analytics';

/** Says each step of a search to the page's analytics, as the owner named it. */
export function sendAnalytics({ host, box, search, options, name, chosenFilters }: Widget): void {
  const { element, lifetime } = host;
  const { signal } = lifetime;
  const send = createAnalytics(options().analytics);
  const base = (): Partial<EventData> => {
    const { answer, phrase } = search.store.getState();
    return {
      search_id: name.id,
      search_name: options().name,
      phrase: box.field.value.trim() || phrase,
      results_count: answer ? itemsOf(answer).length : 0,
    };
  };
  const onEvent = (target: EventTarget, type: string, run: (event: Event) => void) =>
    target.addEventListener(type, run, { signal, capture: true });

  onEvent(box.field, 'focus', () => send('focus', base()));
  onEvent(element, 'onda-search-start', () => send('search_start', base()));
  onEvent(element, 'onda-search-end', () => send('search_end', base()));
  onEvent(box.field, 'keydown', (event) => {
    const pressed = event as KeyboardEvent;
    if (pressed.key === 'Enter' && !isForMethod(pressed)) send('return', base());
  });
  if (box.submit) onEvent(box.submit, 'click', () => send('magnifier', base()));
  onEvent(element, 'click', ({ target }) => {
    const place = target as Element;
    const link = place.closest<HTMLAnchorElement>('.item a, a.item');
    const keyword = place.closest('[part~="keyword"], .asp_keyword');
    if (keyword) send('try_this_click', { ...base(), phrase: keyword.textContent?.trim() ?? '' });
    else if (link) send('result_click', { ...base(), ...resultOf(link) });
  });
  if (!chosenFilters) return;
  const changed: Parameters<typeof chosenFilters.store.subscribe>[0] = ({ values }) => {
    const field = Object.keys(values).find((name) => values[name] !== before[name]);
    before = values;
    if (!field) return;
    const option_name = chosenFilters.filters.find((filter) => isOf(filter, field))?.label ?? field;
    send('facet_change', { ...base(), option_name, option_value: (values[field] ?? []).join(', ') });
  };
  let before = chosenFilters.store.getState().values;
  lifetime.onEnd(chosenFilters.store.subscribe(changed));
}

const isOf = (filter: Filter, field: string) =>
  'names' in filter ? filter.names.includes(field) : filter.name === field;

function resultOf(link: HTMLAnchorElement): Pick<EventData, 'result_title' | 'result_url'> {
  const heading = link.closest('.item')?.querySelector('h3') ?? link;
  return { result_title: heading.textContent?.trim() ?? '', result_url: link.href };
}
