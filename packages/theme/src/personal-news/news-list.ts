import type { News, NewsItem } from './api';

export interface NewsList {
  show(news: News, why: string): void;
  /** Shows the printed list: the newest posts. */
  showPrinted(): void;
}

/** The line that says why, and the list, found as PHP prints them or made. */
export function createNewsList(target: HTMLElement): NewsList {
  const why = partOf(target, 'why');
  const list = partOf(target, 'list', 'list');
  const words = why.textContent;
  const items = [...list.childNodes];
  return {
    show(news, reason) {
      why.textContent = reason;
      list.replaceChildren(...news.items.map(itemOf));
    },
    showPrinted() {
      why.textContent = words;
      list.replaceChildren(...items);
    },
  };
}

/** As PHP prints it. */
function itemOf({ title, link, date, day, image }: NewsItem): HTMLElement {
  const item = span('item', 'listitem');
  if (image) {
    const picture = item.appendChild(new Image(image.width || undefined, image.height || undefined));
    picture.alt = '';
    picture.loading = 'lazy';
    picture.src = image.src;
  }
  const anchor = item.appendChild(document.createElement('a'));
  anchor.href = link;
  anchor.textContent = title;
  const time = item.appendChild(document.createElement('time'));
  time.dateTime = date;
  time.textContent = day;
  return item;
}

export function span(part: string, role = ''): HTMLElement {
  const node = document.createElement('span');
  node.setAttribute('part', part);
  if (role) node.setAttribute('role', role);
  return node;
}

const partOf = (target: HTMLElement, part: string, role?: string) =>
  target.querySelector<HTMLElement>(`[part="${part}"]`) ?? target.appendChild(span(part, role));
