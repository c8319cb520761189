import { sha256 } from './proof-sha256';

/** A part of the work: the numbers from `from` to `to`. */
export interface Search {
  /** SHA-256 of the salt with the number behind it, in hexadecimal digits. */
  challenge: string;
  salt: string;
  from: number;
  to: number;
}

/** The address of this file as a worker. It has no document, so its imports must need none. */
export const address = import.meta.url;

/** The number behind the hash; -1 if it is not in the range. */
export function search({ challenge, salt, from, to }: Search): number {
  const start = Number.parseInt(challenge.slice(0, 8), 16) | 0;
  for (let number = from; number <= to; number++) {
    const hash = sha256(salt + number);
    if (hash[0] === start && digits(hash) === challenge) return number;
  }
  return -1;
}

const digits = (hash: Int32Array) =>
  Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

if (!('document' in globalThis))
  globalThis.onmessage = ({ data }: MessageEvent<Search>) => globalThis.postMessage(search(data));
