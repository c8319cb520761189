import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';
import type { SearchDependencies } from '../search/store';
import type { Item, Reply } from '../wire/wire';

const UNREADABLE = new AjaxError('unreadable', 200);

/** Asks the theme's action. Never rejects. */
export function createThemeApi(ajax: Ajax): SearchDependencies['ask'] {
  return async ({ phrase }, signal) => {
    try {
      return readFound(dataOf(await ajax.post('thim_search', { s: phrase, onda_brief: 1 }, { signal })));
    } catch (error) {
      const { kind, status, retryAfterMs } = error instanceof AjaxError ? error : UNREADABLE;
      if (status === 429) return { kind: 'refused', status, retryAfterMs };
      return { kind: 'failed', status, isOnline: kind !== 'offline' };
    }
  };
}

/** `{ results, total, html }` as our server says it, a bare list, or ready HTML of a theme, alone or as `html`. */
function readFound(data: unknown): Reply {
  if (typeof data === 'string') return { kind: 'malformed', html: data };
  const { results: listed, total, html, note } = Object(data) as Record<string, unknown>;
  const list = Array.isArray(data) ? data : listed;
  if (!Array.isArray(list)) {
    if (typeof html === 'string') return readFound(html);
    throw UNREADABLE;
  }
  const items = list.map(readItem).filter(({ title, link }) => title && link);
  const count = items.length;
  const all = Math.max(count, Math.floor(Number(total)) || 0);
  return { kind: 'results', html: '', items, count, total: all, note: plain(note) };
}

function readItem(raw: unknown): Item {
  const { title, link, url, permalink, image, thumbnail, excerpt } = Object(raw) as Record<string, unknown>;
  const address = webAddress(link ?? url ?? permalink);
  return {
    id: address,
    contentType: '',
    postType: '',
    title: plain(title),
    link: address,
    image: webAddress(image ?? thumbnail),
    excerpt: plain(excerpt),
  };
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
