import type { Host } from '@onda/core/element/host';
import type { programSchedule } from './contract';
import { partsOf, setAttribute } from './parts';

/**
 * Makes tabs of the links to the days where one day is shown: by `view`, or where the style sheet shows the links of a
 * narrow week. The tab with the focus is chosen, as the APG recommends. Returns what chooses a day by its place.
 */
export function makeTabs({ element, attributes, lifetime, on }: Host<typeof programSchedule>) {
  const [list] = partsOf(element, 'days');
  const links = partsOf(element, 'day-link');
  const days = partsOf(element, 'day');
  let chosen = 0;
  let isTabs = false;

  const draw = () => {
    isTabs = !!list && isOneDay(list, attributes.getState().view);
    setAttribute(list, 'role', isTabs && 'tablist');
    for (const [at, day] of days.entries()) {
      const isHidden = isTabs && at !== chosen;
      setAttribute(day, 'role', isTabs && 'tabpanel');
      day.hidden = isHidden;
      setAttribute(links[at], 'role', isTabs && 'tab');
      setAttribute(links[at], 'aria-selected', isTabs && `${!isHidden}`);
      setAttribute(links[at], 'aria-controls', isTabs && day.id);
      setAttribute(links[at], 'tabindex', isHidden && '-1');
    }
  };
  const choose = (at: number) => {
    chosen = at;
    draw();
  };

  on('click', '[part~="day-link"]', (event, link) => {
    if (!isTabs) return;
    event.preventDefault();
    choose(links.indexOf(link));
  });
  on('keydown', '[part~="day-link"]', (event, link) => {
    const { key } = event as KeyboardEvent;
    const forward = getComputedStyle(link).direction === 'rtl' ? -1 : 1;
    // A link does not know the space bar.
    const steps = { ArrowRight: forward, ArrowLeft: -forward, Home: -chosen, End: -1 - chosen, ' ': 0 };
    if (!isTabs || !(key in steps)) return;
    event.preventDefault();
    choose((chosen + steps[key as keyof typeof steps] + days.length) % days.length);
    links[chosen]?.focus();
  });
  const observer = new ResizeObserver(draw);
  observer.observe(element);
  lifetime.onEnd(() => observer.disconnect());
  return choose;
}

const isOneDay = (list: Element, view: string) =>
  view === 'day' || (view === 'auto' && getComputedStyle(list).display !== 'none');
