import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Each byte is written as its difference from the pixel before: smooth colors become runs of zeros. */
const FILTER_SUB = 1;
const PIXEL_BYTES = 3;

/** A square picture of red, green and blue bytes as a PNG file. */
export function png(side: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits a color, colors without transparency
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(filtered(pixels, side * PIXEL_BYTES), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filtered(pixels: Uint8Array, rowBytes: number): Uint8Array {
  const rows = new Uint8Array((pixels.length / rowBytes) * (rowBytes + 1));
  for (let from = 0, to = 0; from < pixels.length; to++) {
    rows[to++] = FILTER_SUB;
    for (let column = 0; column < rowBytes; column++, from++) {
      const before = column < PIXEL_BYTES ? 0 : (pixels[from - PIXEL_BYTES] ?? 0);
      rows[to + column] = (pixels[from] ?? 0) - before;
    }
    to += rowBytes - 1;
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** PNG's checksum, over type and data. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
