import { webAddress } from '@onda/core/http/safe-url';

/**
 * The absolute http(s) address of the `url` attribute, which the specification URL-encodes; empty for
 * none.
 */
export function feedAddress(written: string): string {
  const isPlain = /^\s*(?:https?:)?\/\//i.test(written);
  return webAddress(isPlain ? written : decoded(written));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
