import { readPrinted } from '../view/printed-results';
import type { Item, Reply } from '../wire/wire';

type Results = Extract<Reply, { kind: 'results' }>;

export const item = (title: string, id = title): Item => ({
  id,
  contentType: 'pagepost',
  postType: 'post',
  title,
  link: `https://radio.test/${encodeURIComponent(id)}`,
  excerpt: `De ${title}.`,
});

/** A reply whose HTML is read. */
export const printed = <R extends Reply & { html: string }>(reply: R): R => readPrinted(reply, reply.html);

/** Results with these titles, as data; `total` is larger where there is more to show. */
export function results(titles: readonly string[], total = titles.length): Results {
  const items = titles.map((title) => item(title));
  return { kind: 'results', html: '', items, count: items.length, total };
}

/** A result as the server prints it. */
export const resultHtml = (title: string, link: string, inside = ''): string =>
  `<div class="item asp_r_pagepost asp_r_post"><div class="asp_content"><h3><a class="asp_res_url" href="${link}">${title}</a></h3><div class="asp_res_text">De ${title}.</div>${inside}</div></div>`;
