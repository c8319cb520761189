import type { NewsItem } from '../personal-api';

/** The items, made as PHP prints them. */
export function newsItems(items: readonly NewsItem[]): HTMLElement[] {
  return items.map(({ title, link, date, day, image }) => {
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
    if (day) {
      const time = item.appendChild(document.createElement('time'));
      time.dateTime = date;
      time.textContent = day;
    }
    return item;
  });
}

export function span(part: string, role = ''): HTMLElement {
  const node = document.createElement('span');
  node.setAttribute('part', part);
  if (role) node.setAttribute('role', role);
  return node;
}

/** What PHP prints, found or made. */
export function partOf(target: HTMLElement, part: string, role = ''): HTMLElement {
  return target.querySelector<HTMLElement>(`[part="${part}"]`) ?? target.appendChild(span(part, role));
}
