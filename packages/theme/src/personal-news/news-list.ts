import { fromTemplate, type Template } from '@onda/core/dom/from-template';
import type { News, NewsItem } from './api';
import { item, list as listTemplate, pictureItem, why as whyTemplate } from './generated/news-templates';

export interface NewsList {
  show(news: News, why: string): void;
  /** Shows the printed list: the newest posts. */
  showPrinted(): void;
}

/** The line with the reason, and the list: the printed ones, or new ones. */
export function createNewsList(target: HTMLElement): NewsList {
  const why = partOf(target, 'why', whyTemplate);
  const list = partOf(target, 'list', listTemplate);
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

/** The item as PHP prints it. */
const itemOf = ({ image, ...post }: NewsItem): HTMLElement =>
  image
    ? fromTemplate(pictureItem, {
        ...post,
        src: image.src,
        width: image.width || '',
        height: image.height || '',
      })
    : fromTemplate(item, post);

const partOf = (target: HTMLElement, part: string, template: Template<'span'>) =>
  target.querySelector<HTMLElement>(`[part="${part}"]`) ?? target.appendChild(fromTemplate(template));
