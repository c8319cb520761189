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
  /** The request of the first press, which went out before this code came. */
  sent?: Promise<Response> | undefined;
}

/**
 * `more` cards came and others follow · `end` the last came · `no-data` the server says that there are none · `failed`
 * it is worth another try · `refused` the link to the next page is the way.
 */
export type Outcome = 'more' | 'end' | 'no-data' | 'failed' | 'refused';

export interface More {
  /** Adds the next cards; while they are coming, it is the same request. Never rejects. */
  load(): Promise<Outcome>;
}

export type CreateMore = (dependencies: MoreDependencies) => Promise<More>;

interface Batch {
  /** Cards as they were parsed: not of this document yet. */
  cards: Element[];
  /** The address of the page that follows; empty after the last. */
  next: string;
}

/** Each call fetches the next cards. Rejects as `ajax` and `fetch-page` do. */
export type Source = () => Promise<Batch>;
