import type { FeedReader } from '../feed-options';
import type { Provider, SongWays } from './provider';

/** Parts of the readers that most stations never need; `add-kinds` adds them. */
export interface MoreKinds {
  providers: readonly Provider[];
  readers: Readonly<Record<string, FeedReader>>;
  songMap: (tree: unknown, ways: SongWays) => unknown;
  parseXml: (text: string) => unknown;
  repairJson: (text: string) => string;
}

/** Empty until they are loaded. */
export const moreKinds: Partial<MoreKinds> = {};
