import type { FeedOptions } from './feed-options';

/** The browser's own parsers. Documents made so are inert: no script runs, no image loads. */
export function domParsers(): Pick<FeedOptions, 'parseXml' | 'parseHtml'> {
  const parser = new DOMParser();
  return {
    parseXml: (text) => parser.parseFromString(text, 'text/xml'),
    parseHtml: (text) => parser.parseFromString(text, 'text/html'),
  };
}
