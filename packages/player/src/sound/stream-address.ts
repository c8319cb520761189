const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A secure page cannot play an insecure stream, except one of the same machine; browsers fail it without a word. */
export function isInsecureOn(pageIsSecure: boolean, stream: string): boolean {
  if (!pageIsSecure || !/^http:/i.test(stream)) return false;
  return !LOOPBACK.test(hostOf(stream));
}

export const securely = (stream: string): string => stream.replace(/^http:/i, 'https:');

/**
 * The query holds a signature, which a server may refuse with anything added: by the name of a part, or by one as long
 * as only a machine writes it.
 */
export function isSigned(stream: string): boolean {
  const query = stream.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
  return query.split('&').some((part) => SIGNING_NAMES.test(part) || LONG_VALUE.test(part));
}

const SIGNING_NAMES =
  /^[^=]*(?:sign|sig=|token|tkn|policy|expire|hash|hmac|md5|sha\d|auth|key|secret|ticket|session|hdn)|^(?:st|e|exp|t|h|s)=/i;
const LONG_VALUE = /=[^=&/:;,]{20,}/;

/** An address no cache has seen: browsers replay what they kept of a stream. */
export function fresh(stream: string, now: number): string {
  const [address = '', ...hash] = stream.split('#');
  const joint = address.includes('?') ? '&' : '?';
  return [`${address}${joint}_=${now.toString(36)}`, ...hash].join('#');
}

function hostOf(stream: string): string {
  try {
    return new URL(stream).hostname;
  } catch {
    return '';
  }
}
