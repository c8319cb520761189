import { AjaxError, type Fields } from '@onda/core/http/ajax';
import { webAddress } from '@onda/core/http/safe-url';

/** The admin-ajax actions of Ajax Search Pro. */
export const ACTIONS = {
  search: 'ajaxsearchpro_search',
  autocomplete: 'ajaxsearchpro_autocomplete',
  countKeyword: 'ajaxsearchpro_addkeyword',
} as const;

/** Which search box asks: `id` of the configured search, `rid` of the box on the page, as in `1_1`. */
export interface Asker {
  id: number;
  rid: string;
}

export interface SearchRequest extends Asker {
  phrase: string;
  /** The filters, as `serialized` writes them. */
  filters: string;
  /** The first search of a box that fills itself. */
  isAutoPopulate?: boolean;
  /** Further pages: 1 for the second. */
  call?: number;
  forceCount?: number;
  forceOrder?: boolean;
  /** The shown results when more are requested after an auto-populate: content type → ids. */
  shown?: Readonly<Record<string, readonly string[]>>;
  /** The reply completes the phrase, too. */
  isCompleted?: boolean;
  /** A phrase of before that counts as searched. */
  searched?: string;
  /** Only in the preview of the settings screen: the unsaved options. */
  preview?: string;
}

/** The filters travel as one text inside the form, so they are encoded twice. */
export function searchFields(request: SearchRequest): Fields {
  return {
    aspp: request.phrase,
    asid: request.id,
    asp_inst_id: request.rid,
    options: withOrders(request),
    autop: request.isAutoPopulate ? 1 : undefined,
    asp_call_num: request.call || undefined,
    asp_preview_options: request.preview,
    onda_brief: 1,
    onda_complete: request.isCompleted ? 1 : undefined,
    onda_searched: request.searched || undefined,
  };
}

export function autocompleteFields({ id, rid }: Asker, typed: string, filters: string): Fields {
  return { asid: id, sauto: typed, asp_inst_id: rid, options: filters };
}

export const keywordFields = (id: number, keyword: string) => ({ id: `${id}`, keyword });

/** A form as Ajax Search Pro writes it: values encoded, the names with their brackets as they are. */
export function serialized(entries: Iterable<readonly [name: string, value: unknown]>): string {
  const pairs = [...entries].map(
    ([name, value]) => `${fieldName(name)}=${encodeURIComponent(String(value))}`,
  );
  return pairs.join('&');
}

const fieldName = (name: string) => encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

function withOrders({ filters, forceCount, forceOrder, shown = {} }: SearchRequest): string {
  const ids = Object.entries(shown).flatMap(([type, list]) =>
    list.map((id, at) => [`not_in[${type}][${at}]`, id] as const),
  );
  const orders: (readonly [string, unknown])[] = [];
  if (forceCount) orders.push(['force_count', forceCount]);
  if (forceOrder) orders.push(['force_order', 1]);
  if (ids.length > 0) orders.push(...ids, ['not_in_count', ids.length]);
  return [filters, serialized(orders)].filter(Boolean).join('&');
}

/**
 * The result of a search. `html` is the server's, to be shown through `server-html` only; it is empty where the items
 * say all.
 */
export type Reply =
  | (Counts & { kind: 'results'; html: string; items: Item[] })
  /** `items` are those of all groups. */
  | (Counts & { kind: 'grouped'; html: string; items: Item[]; groups: Group[] })
  /** Nothing found; `keywords` is what to try instead. */
  | (Completed & { kind: 'suggestions'; html: string; keywords: string[] })
  /** No HTML block: the specification has a message of its own for it. */
  | { kind: 'missing-html' }
  /** The HTML is there and its data is no JSON, or none that we know. */
  | { kind: 'malformed'; html: string }
  | Failure;

export type Failure =
  /** The caller aborted it: say nothing, change nothing. */
  | { kind: 'aborted' }
  /**
   * The server will not answer: 400, 401, 403, `0`, `-1`; 429 with the time to wait, and that in words for the panel.
   */
  | { kind: 'refused'; status: number; retryAfterMs: number; words?: string }
  /** No answer of use; `status` is 0 where none came at all. `isOnline`: not for want of a network. */
  | { kind: 'failed'; status: number; isOnline?: boolean };

interface Completed {
  /** The owner's words where nothing was found, plain; only our own server sends them. */
  nothing?: string;
  /** The whole phrase that was begun, plain, or empty; only our own server sends it, to who asks for it. */
  completion?: string;
}

interface Counts extends Completed {
  /** On this page of results. */
  count: number;
  /** In all. */
  total: number;
  /** Tells how the results differ from the phrase; only our own server sends it. */
  note?: string;
}

export interface Group {
  /** Letters, digits and hyphens: it becomes part of a class. */
  key: string;
  title: string;
  items: Item[];
}

export interface Item {
  id: string;
  /** `pagepost`, `term`, `user`, `attachment` … */
  contentType: string;
  /** The post type of a `pagepost`; the taxonomy of a `term`. */
  postType: string;
  title: string;
  link: string;
  /** An http(s) address, or empty. */
  image?: string;
  /** Plain text, or empty. */
  excerpt?: string;
  /** Plain texts, or empty; not of the theme's box. */
  author?: string;
  day?: string;
}

/** Reads a reply with whatever stands before, between and behind its two blocks: notices, a cache's mark, a BOM. */
export function readReply(text: string): Reply {
  if (/^\s*(0|-1)\s*$/.test(text)) return { kind: 'refused', status: 200, retryAfterMs: 0 };
  const html = block(text, '___ASPSTART_HTML___', '___ASPEND_HTML___');
  if (!html) return { kind: 'missing-html' };
  const data = block(html.before + html.after, '___ASPSTART_DATA___', '___ASPEND_DATA___');
  return readData(json(data?.inner), html.inner.trim());
}

/** The failure of `fetch` or of the status, as the same union. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof AjaxError)) return { kind: 'failed', status: 0 };
  const { kind, status, retryAfterMs } = error;
  if (kind === 'aborted') return { kind };
  const isRefused = kind === 'refused' || status === 429;
  return isRefused ? { kind: 'refused', status, retryAfterMs } : { kind: 'failed', status };
}

/** From the first start mark to the last end mark, as a result may quote a mark. */
function block(text: string, start: string, end: string) {
  const from = text.indexOf(start);
  const to = text.lastIndexOf(end);
  if (from < 0 || to < from + start.length) return undefined;
  return {
    before: text.slice(0, from),
    inner: text.slice(from + start.length, to),
    after: text.slice(to + end.length),
  };
}

function readData(data: unknown, html: string): Reply {
  const { results, results_count, full_results_count, note, nothing, completion } = record(data);
  const completed: Completed = typeof completion === 'string' ? { completion } : {};
  if (nothing) completed.nothing = text(nothing);
  const held = record(results);
  if (held.nores) return { kind: 'suggestions', html, keywords: texts(held.keywords), ...completed };
  const groups = held.grouped ? readGroups(held.groups) : undefined;
  const list = values(results) ?? (amount(results_count, -1) === 0 ? [] : undefined);
  if (!groups && (held.grouped || !list)) return { kind: 'malformed', html };
  const items = groups ? groups.flatMap((group) => group.items) : readItems(list);
  const count = amount(results_count, items.length);
  const total = Math.max(count, amount(full_results_count, count));
  const counts: Counts & { html: string } = { html, count, total, ...completed };
  if (note) counts.note = text(note);
  return groups ? { kind: 'grouped', items, groups, ...counts } : { kind: 'results', items, ...counts };
}

const readGroups = (raw: unknown): Group[] | undefined =>
  values(raw) && Object.entries(record(raw)).map(readGroup);

function readGroup([key, raw]: [string, unknown]): Group {
  const { title, items } = record(raw);
  return { key, title: text(title), items: readItems(values(items)) };
}

/** An item without an id is none. */
function readItems(list: readonly unknown[] | undefined): Item[] {
  return (list ?? []).map(readItem).filter(({ id }) => id !== '');
}

function readItem(raw: unknown): Item {
  const { id, content_type, post_type, taxonomy, title, link, image, content, author, day } = record(raw);
  return {
    id: text(id),
    contentType: text(content_type),
    postType: text(post_type) || text(taxonomy),
    title: text(title),
    link: text(link),
    image: webAddress(image),
    excerpt: text(content),
    author: text(author),
    day: text(day),
  };
}

function json(written: string | undefined): unknown {
  try {
    return JSON.parse(written ?? '');
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Record<string, unknown> => Object(value);

/** PHP writes a list with a gap as an object. */
function values(value: unknown): readonly unknown[] | undefined {
  return typeof value === 'object' && value !== null ? Object.values(value) : undefined;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const texts = (value: unknown): string[] => (values(value) ?? []).map(text).filter(Boolean);

/** Counts come as numbers or as texts. */
function amount(value: unknown, otherwise: number): number {
  const number = text(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}
