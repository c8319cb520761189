import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import type { Scene } from '../define-behavior';
import { hashTarget } from '../hash-target';
import type { contentTabs } from './contract';
import { tab, tabList } from './generated/templates';

const HEADING = 'h1, h2, h3, h4, h5, h6';

interface Tab {
  panel: HTMLElement;
  heading: HTMLElement;
  button: HTMLButtonElement;
}

/** The APG's tabs with automatic activation. Each section with a heading is a tab; its id in the address opens it. */
export function makeTabs({ target, options, lifetime }: Scene<typeof contentTabs>): void {
  const tabs = [...target.children].flatMap((panel) => tabOf(panel as HTMLElement));
  const [first] = tabs;
  if (!first) return;
  const label = options.label || tabs.map(({ button }) => button.textContent).join(', ');
  const list = untilEnd(fromTemplate(tabList, { label }), target, lifetime);
  list.append(...tabs.map(({ button }) => button));
  target.prepend(list);

  const choose = (chosen: Tab) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.button.setAttribute('aria-selected', `${isChosen}`);
      tab.button.tabIndex = isChosen ? 0 : -1;
      // `until-found` lets a search of the page find hidden panels, in browsers that know it.
      if (isChosen) tab.panel.removeAttribute('hidden');
      else tab.panel.setAttribute('hidden', 'until-found');
    }
  };
  const chooseAt = (place: EventTarget | null) => {
    const tab = tabs.find(({ panel, button }) => panel.contains(place as Node) || button === place);
    if (tab) choose(tab);
    return tab;
  };
  const followHash = () => {
    const place = hashTarget(location.hash);
    if (!place || !chooseAt(place)) return;
    place.scrollIntoView();
    // Scroll anchoring moves the page once more, so the tab is scrolled to in the next frame.
    requestAnimationFrame(() => lifetime.isOver || place.scrollIntoView());
  };
  const { signal } = lifetime;
  list.addEventListener('click', ({ target: place }) => {
    const tab = chooseAt(place);
    if (tab && tab.panel.dataset.ondaTab === undefined)
      history.replaceState(history.state, '', `#${tab.panel.id}`);
  });
  list.addEventListener('keydown', (event) => {
    const from = tabs.findIndex(({ button }) => button === event.target);
    const next = tabs.at(placeOfKey(event.key, from, tabs.length, isMirrored(list)));
    if (!next) return;
    event.preventDefault();
    next.button.focus();
    choose(next);
  });
  target.addEventListener('beforematch', ({ target: place }) => chooseAt(place), { signal });
  addEventListener('hashchange', followHash, { signal });
  choose(first);
  followHash();
  lifetime.onEnd(() => {
    for (const tab of tabs) undo(tab);
  });
}

/** The place that a key leads to in a row of tabs; arrows wrap around. */
function placeOfKey(key: string, from: number, count: number, mirrored: boolean): number {
  const forward = mirrored ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: (from + forward + count) % count,
    ArrowLeft: (from - forward + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? count;
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

let count = 0;

function tabOf(panel: HTMLElement): Tab[] {
  const heading = panel.querySelector<HTMLElement>(HEADING);
  if (!heading) return [];
  // The panel has no id, or that of an earlier element.
  if (!panel.id || document.getElementById(panel.id) !== panel) {
    panel.dataset.ondaTab = panel.id;
    panel.id = `onda-tab-${++count}`;
  }
  const button = fromTemplate(tab, {
    panel: panel.id,
    label: heading.textContent,
  });
  panel.setAttribute('role', 'tabpanel');
  panel.tabIndex = 0;
  panel.setAttribute('aria-labelledby', button.id);
  heading.dataset.ondaTitle = '';
  return [{ panel, heading, button }];
}

function undo({ panel, heading }: Tab) {
  for (const name of ['role', 'tabindex', 'aria-labelledby', 'hidden']) panel.removeAttribute(name);
  const { ondaTab: id } = panel.dataset;
  if (id !== undefined) panel.id = id;
  if (id === '') panel.removeAttribute('id');
  delete panel.dataset.ondaTab;
  delete heading.dataset.ondaTitle;
}
