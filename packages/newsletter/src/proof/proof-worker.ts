import { sha256 } from './proof-sha256';

/** A piece of the work; `from` and `to` are among the numbers to try. */
export interface Search {
  /** SHA-256 of the salt with the number behind it, in hexadecimal digits. */
  challenge: string;
  salt: string;
  from: number;
  to: number;
}

/** This file again, for a worker: it has no document, so nothing that wants one may be imported here. */
export const address = import.meta.url;

/** The number behind the hash; -1 when it is none of these. */
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
