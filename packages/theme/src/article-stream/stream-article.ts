import type { AttributesOf } from '@onda/core/element/contract';
import { webAddress } from '@onda/core/http/safe-url';
import type { articleStream } from './contract';

export type StreamOptions = AttributesOf<typeof articleStream>;

/** An article of the stream. */
export interface StreamArticle {
  node: HTMLElement;
  url: string;
  title: string;
  /** The post's id; 0 if unknown. */
  id: number;
  /** The address of the next article; empty after the last. */
  next: string;
}

type Selectors = Pick<StreamOptions, 'info' | 'next'>;

/** Reads the data of an article: its own marks, else those of its page. */
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

/** The article that an article stream stands in, else the active one, else the first. */
export function findArticle(within: ParentNode, selector: string): HTMLElement | null {
  return (
    within.querySelector('article-stream')?.closest<HTMLElement>(selector) ??
    within.querySelector<HTMLElement>(`:is(${selector}).active`) ??
    within.querySelector<HTMLElement>(selector)
  );
}

/** An absolute address of this site; empty for any other text. */
function addressIn(written: string | null | undefined, base: string): string {
  if (!written) return '';
  const address = webAddress(written, base);
  return address !== '' && new URL(address).origin === location.origin ? address : '';
}

const numberOf = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
