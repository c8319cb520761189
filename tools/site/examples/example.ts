import type { Written } from '../usage';

/** A live example of an element, and what its page shows of it as code. */
export interface Example {
  /** Attributes by camelCase name, as the page shows them for tags and components. */
  attributes?: Written;
  /** Those of shortcode, block and PHP, where they differ. */
  inWordPress?: Written;
  /** Those of the live example, over the others: addresses of the sample site. */
  live?: Written;
  /** The content that the page shows as code. */
  content?: string;
  /** The content of the live example: also that which PHP prints. The shown one without it. */
  liveContent?: string;
  /** HTML around the element in the frame. */
  before?: string;
  after?: string;
  /** A sentence: what to try. */
  hint?: string;
  /** Pixels. A page of its own that scrolls has this height; any other frame is as high as its content, at least. */
  height?: number;
  isPage?: true;
}

export type Examples = Readonly<Record<string, Example>>;
