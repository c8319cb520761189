import { parseJson } from '../json';
import { isSse, parseSse } from '../parse-sse';
import { moreKinds } from './more-kinds';
import type { Provider } from './provider';

/**
 * The documents in a text, oldest first: the data of each event, or one. Each is given as its possible trees, because
 * what begins like XML may be a warning of PHP before JSON.
 */
export function documentsIn(text: string, { body }: Provider): readonly (readonly unknown[])[] {
  if (body === 'text') return [[text.trim()]];
  if (isSse(text)) return parseSse(text).map((data) => [parseJson(data)]);
  return [/^[\s\ufeff]*</.test(text) ? [moreKinds.parseXml?.(text), parseJson(text)] : [parseJson(text)]];
}
