import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { RigError } from '../error';

const BLOCK = 512;

/** Unpacks a zip without a program of the system. `place` maps a name to a path below `folder`, or drops it. */
export function unzip(
  zip: Uint8Array,
  folder: string,
  place = (name: string): string | undefined => name,
): void {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const path = name.endsWith('/') ? undefined : place(name);
    if (path !== undefined) put(folder, path, content);
  }
}

/** The plain files of a .tgz, one after the other; npm packs neither links nor long names beyond `prefix`. */
export function* untar(file: string): Generator<{ name: string; content: Uint8Array }> {
  const tar = gunzipSync(readFileSync(file));
  let at = 0;
  let longName = '';
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header, 124, 12).trim(), 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    const type = text(header, 156, 1);
    if (type === '0' || type === '') yield { name: longName || plainName(header), content };
    longName = type === 'x' ? paxPath(content) : '';
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Writes one file below `folder`, making its folders; a name that climbs out is refused. */
export function put(folder: string, name: string, content: Uint8Array): void {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new RigError(`archive entry outside its folder: ${name}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function plainName(header: Uint8Array): string {
  const prefix = text(header, 345, 155);
  const name = text(header, 0, 100);
  return prefix ? join(prefix, name) : name;
}

function paxPath(content: Uint8Array): string {
  return /\d+ path=(.*)\n/.exec(Buffer.from(content).toString('utf8'))?.[1] ?? '';
}

function text(block: Uint8Array, start: number, length: number): string {
  return (
    Buffer.from(block.subarray(start, start + length))
      .toString('utf8')
      .split('\0', 1)[0] ?? ''
  );
}
