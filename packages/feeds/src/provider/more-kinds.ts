import type { FeedReader } from '../feed-options';
import type { Provider } from './provider';

/** Parts of the readers that most stations never need; `add-kinds` adds them. */
export interface MoreKinds {
  providers: readonly Provider[];
  readers: Readonly<Record<string, FeedReader>>;
  parseXml: (text: string) => unknown;
  repairJson: (text: string) => string;
}

/** Empty until they are loaded. */
export const moreKinds: Partial<MoreKinds> = {};
