import type { AttributesOf } from '@onda/core/contract';
import { webAddress } from '@onda/core/safe-url';
import type { articleStream } from '../article-stream-contract';
import { LEFT_OUT } from './left-out';
import { makeIdsUnique } from './unique-ids';

export type StreamOptions = AttributesOf<typeof articleStream>;

/** One article of the stream. */
export interface StreamArticle {
  node: HTMLElement;
  url: string;
  title: string;
  /** The post's id; 0 where the page does not say it. */
  id: number;
  /** Where the next one is; empty after the last. */
  next: string;
}

type Selectors = Pick<StreamOptions, 'info' | 'next'>;

/** A form that a page can have only once. */
const COMMENT_FORM = '#respond';

/** Reads an article where it stands: its own marks, else what its page says of itself. */
export function readArticle(
  node: HTMLElement,
  page: Document,
  url: string,
  { info, next }: Selectors,
): StreamArticle {
  const marks = node.querySelector<HTMLElement>(info)?.dataset ?? {};
  const marker = node.querySelector<HTMLElement>(next) ?? page.querySelector<HTMLElement>(next);
  return {
    node,
    url: addressIn(marks.url, url) || url,
    title: marks.title || page.title,
    id:
      Number(marks.id) ||
      numberOf(node.id, /^post-(\d+)$/) ||
      numberOf(page.body.className, /\bpostid-(\d+)\b/),
    next: addressIn(marker?.dataset.url ?? marker?.getAttribute('href'), url),
  };
}

/** Of several the one that an article stream stands in, else the active one. */
export function findArticle(within: ParentNode, selector: string): HTMLElement | null {
  return (
    within.querySelector('article-stream')?.closest<HTMLElement>(selector) ??
    within.querySelector<HTMLElement>(`:is(${selector}).active`) ??
    within.querySelector<HTMLElement>(selector)
  );
}

/** The article of a fetched page, made ready for this one; null where there is none. */
export function articleOf(
  html: string,
  url: string,
  options: StreamOptions,
  comment: string,
): StreamArticle | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = findArticle(page, options.article);
  if (!found) return null;
  const article = readArticle(found, page, url, options);
  for (const node of found.querySelectorAll(LEFT_OUT)) node.remove();
  for (const form of found.querySelectorAll(COMMENT_FORM))
    form.replaceWith(commentLink(article.url, comment));
  const node = document.importNode(found, true);
  makeIdsUnique(node, document);
  return { ...article, node: asArticle(node) };
}

/** A page has one main part, so the next one's comes as an article of the same looks. */
function asArticle(node: HTMLElement): HTMLElement {
  if (node.localName !== 'main') return node;
  const article = document.createElement('article');
  for (const name of ['class', 'id', 'lang', 'dir']) {
    const value = node.getAttribute(name);
    if (value !== null) article.setAttribute(name, value);
  }
  article.append(...node.childNodes);
  return article;
}

function commentLink(url: string, text: string): HTMLElement {
  const line = document.createElement('p');
  const link = line.appendChild(document.createElement('a'));
  link.href = `${url}${COMMENT_FORM}`;
  link.textContent = text;
  return line;
}

/** An address of this site, whole; empty for anything else. */
function addressIn(written: string | null | undefined, base: string): string {
  if (!written) return '';
  const address = webAddress(written, base);
  return address !== '' && new URL(address).origin === location.origin ? address : '';
}

const numberOf = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
