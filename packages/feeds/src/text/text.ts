import type { ParseMarkup } from '../feed-options';
import { decodeAgain, decodeEntities } from './entities';
import { inCharset, repairMojibake } from './mojibake';
import { READ_LIMIT, scalar, tidy } from './tidy';

/** A value of a feed: any scalar, its entities decoded once. Anything else is no text. */
export function encodedText(value: unknown, parseHtml: ParseMarkup, charset?: string): string {
  const text = scalar(value);
  return text && tidy(inCharset(decodeEntities(repairMojibake(text), parseHtml), charset));
}

/** A text whose entities a markup parser has already decoded; `&amp;` and quotes are decoded again. */
export function parsedText(value: string | null | undefined, charset?: string): string {
  const text = inCharset((value ?? '').slice(0, READ_LIMIT), charset);
  return tidy(decodeAgain(text));
}
