import type { ParseMarkup } from '../feed-options';
import { decodeAgain, decodeEntities } from './entities';
import { repairMojibake } from './mojibake';
import { READ_LIMIT, scalar, tidy } from './tidy';

/** A value of a feed: any scalar, its entities decoded once. Anything else is no text. */
export function encodedText(value: unknown, parseHtml: ParseMarkup): string {
  const text = scalar(value);
  return text && tidy(decodeEntities(repairMojibake(text), parseHtml));
}

/** A text whose entities a markup parser has already decoded; `&amp;` and quotes are decoded again. */
export function parsedText(value: string | null | undefined): string {
  const text = repairMojibake((value ?? '').slice(0, READ_LIMIT));
  return tidy(decodeAgain(text));
}
