import type { FeedOptions } from './feed-options';

/** The browser's own parser. Documents made so are inert: no script runs, no image loads. */
export function domParsers(): Pick<FeedOptions, 'parseHtml'> {
  const parser = new DOMParser();
  return { parseHtml: (text) => parser.parseFromString(text, 'text/html') };
}
