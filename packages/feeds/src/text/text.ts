import { decodeEntities } from './entities';
import { repairMojibake } from './mojibake';
import { READ_LIMIT, scalar, tidy } from './tidy';

/** A value of a JSON feed: any scalar, its entities decoded once. Anything else is no text. */
export function encodedText(value: unknown): string {
  const text = scalar(value);
  return text && tidy(decodeEntities(repairMojibake(text)));
}

/** A text whose entities a markup parser has already decoded. */
export function parsedText(value: string | null | undefined): string {
  return tidy(repairMojibake((value ?? '').slice(0, READ_LIMIT)));
}
