import { crc32, deflateRawSync } from 'node:zlib';
import { deflateAsync } from '@gfx/zopfli';

/** Zopfli makes a file 5 % smaller than zlib does and needs a second for 200 kB, so small files are zlib's. */
const LARGE_BYTES = 1500;

/** 1 January 2026 at midnight, as a zip holds it: one time for all, so that the same files give the same bytes. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x800;
const DEFLATE = 8;

/** A zip of these files, by name. No library for Node takes what is compressed already. */
export async function zipOf(files: Record<string, Uint8Array>): Promise<Buffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [path, data] of Object.entries(files)) {
    const name = Buffer.from(path);
    const packed = await deflated(data);
    const facts = record([2, VERSION], [2, FLAGS], [2, DEFLATE], [2, 0], [2, DATE], [4, crc32(data)]);
    const sizes = record([4, packed.length], [4, data.length], [2, name.length], [2, 0]);
    central.push(
      record([4, 0x02014b50], [2, VERSION]),
      facts,
      sizes,
      record([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    );
    const entry = [record([4, 0x04034b50]), facts, sizes, name, packed];
    local.push(...entry);
    at += entry.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(central);
  const count = Object.keys(files).length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...local, directory, end]);
}

async function deflated(data: Uint8Array): Promise<Buffer> {
  if (data.length <= LARGE_BYTES) return deflateRawSync(data, { level: 9, memLevel: 9 });
  return Buffer.from(await deflateAsync(data, { numiterations: 5 }));
}

/** Numbers of so many bytes, the lowest first. */
function record(...fields: [bytes: number, value: number][]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
