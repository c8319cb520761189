// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createIcyWriter, icyBlock, META_INTERVAL } from './icy';

describe('ICY metadata', () => {
  it('is led by its length in units of 16 bytes and filled with zeros', () => {
    const block = icyBlock('Ñandú - Así');
    expect(block[0]).toBe(2);
    expect(block).toHaveLength(33);
    expect(block.toString('utf8', 1).replace(/\0+$/, '')).toBe("StreamTitle='Ñandú - Así';");
  });

  it('never grows past what its length can tell', () => {
    expect(icyBlock('x'.repeat(9999))).toHaveLength(1 + 255 * 16);
  });

  it('stands after every interval whatever the pieces are, and tells the title only where it changed', () => {
    const write = createIcyWriter();
    const sound = Buffer.alloc(META_INTERVAL * 3, 7);
    const pieces = [sound.subarray(0, 5), sound.subarray(5, META_INTERVAL), sound.subarray(META_INTERVAL)];
    const sent = Buffer.concat(pieces.map((piece) => write(piece, 'A - B')));
    const block = icyBlock('A - B');
    expect(sent.subarray(META_INTERVAL, META_INTERVAL + block.length)).toEqual(block);
    expect(sent[META_INTERVAL * 2 + block.length]).toBe(0);
    expect(sent).toHaveLength(META_INTERVAL * 3 + block.length + 2);
    expect(write(sound.subarray(0, META_INTERVAL), 'C - D').toString()).toContain("StreamTitle='C - D';");
  });
});
