import { type Ajax, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import type { Reading } from './reading';

/** The kind of a page: its article or its category. */
export interface PageFlags {
  isSingle: boolean;
  isCategory: boolean;
  id: number;
}

export interface NewsItem {
  title: string;
  /** An http(s) address. */
  link: string;
  /** The date in ISO 8601, and in the site's format. */
  date: string;
  day: string;
  image: { src: string; width: number; height: number } | undefined;
}

export interface News {
  items: NewsItem[];
  /** Names of the categories. */
  categories: string[];
}

export interface PersonalApi {
  /** The data to store now, as the server sends it; undefined for a text reply (M-7). Throws `AjaxError`. */
  store(page: PageFlags, reading: Reading): Promise<unknown>;
  /** Unread articles of the categories. Throws `AjaxError`. */
  news(categories: readonly number[], read: readonly number[], size: number): Promise<News>;
}

export function createPersonalApi(ajax: Ajax): PersonalApi {
  return {
    async store({ isSingle, isCategory, id }, { lifetime, posts, tags, categories }) {
      const data = { is_single: Number(isSingle), is_category: Number(isCategory), id };
      const fields = { data, lifetime, posts, tags, categories };
      const reply = await ajax.post('thim_personal_news_store', fields);
      return typeof reply === 'string' ? undefined : Object(reply).data;
    },
    async news(categories, read, size) {
      const reply = await ajax.post('onda_personal_news', { categories, read, size });
      return parseNews(dataOf(reply));
    },
  };
}

/** Parses the news; items without title or address are left out. */
export function parseNews(data: unknown): News {
  const { posts, categories } = Object(data) as Record<string, unknown>;
  return {
    items: listOf(posts)
      .map(itemOf)
      .filter(({ title, link }) => title && link),
    categories: listOf(categories).map(textOf).filter(Boolean),
  };
}

function itemOf(post: unknown): NewsItem {
  const { title, link, date, day, image } = Object(post) as Record<string, unknown>;
  const { src, width, height } = Object(image) as Record<string, unknown>;
  const address = webAddress(src);
  return {
    title: textOf(title),
    link: webAddress(link),
    date: textOf(date),
    day: textOf(day),
    image: address ? { src: address, width: Number(width) || 0, height: Number(height) || 0 } : undefined,
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
