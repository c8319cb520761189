const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A secure page cannot play an insecure stream, except one of the same machine; browsers fail it without a word. */
export function isInsecureOn(pageIsSecure: boolean, stream: string): boolean {
  if (!pageIsSecure || !/^http:/i.test(stream)) return false;
  return !LOOPBACK.test(hostOf(stream));
}

export const securely = (stream: string): string => stream.replace(/^http:/i, 'https:');

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
