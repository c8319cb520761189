import type { AttributesOf } from '@onda/core/element/contract';
import type { Lifetime } from '@onda/core/element/lifetime';
import type { loadMore } from './contract';

/** Elements and options that adding cards needs. */
export interface MoreDependencies {
  /** The element around the grid, the button and its status. */
  target: HTMLElement;
  grid: HTMLElement;
  button: HTMLElement;
  options: AttributesOf<typeof loadMore>;
  lifetime: Lifetime;
  /** The request of the first press, sent before this code loaded. */
  sent?: Promise<Response> | undefined;
}

/**
 * `more` cards came and others follow · `end` the last came · `no-data` there are none · `failed` a retry may work ·
 * `refused` only the link to the next page works.
 */
export type Outcome = 'more' | 'end' | 'no-data' | 'failed' | 'refused';

export interface More {
  /** Adds the next cards; calls meanwhile share the request. Never rejects. */
  load(): Promise<Outcome>;
}

export type CreateMore = (dependencies: MoreDependencies) => Promise<More>;

interface Batch {
  /** Parsed cards, not yet of this document. */
  cards: Element[];
  /** The address of the next page; empty after the last. */
  next: string;
}

/** Each call fetches the next cards. Rejects as `ajax` and `fetch-page` do. */
export type Source = () => Promise<Batch>;
