/** Bytes of sound between two blocks of metadata, as Icecast does it. */
export const META_INTERVAL = 16_000;

const BLOCK_UNIT = 16;
const BLOCK_UNITS_LIMIT = 255;

/** `StreamTitle='…';` in UTF-8, led by its length in units of 16 bytes. */
export function icyBlock(title: string): Buffer {
  const text = Buffer.from(`StreamTitle='${title}';`).subarray(0, BLOCK_UNITS_LIMIT * BLOCK_UNIT);
  const units = Math.ceil(text.length / BLOCK_UNIT);
  return Buffer.concat([Buffer.of(units), text], 1 + units * BLOCK_UNIT);
}

/** Puts metadata between the sound of one listener: the title where it changed, an empty block elsewhere. */
export function createIcyWriter(): (sound: Buffer, title: string) => Buffer {
  let untilBlock = META_INTERVAL;
  let told: string | null = null;

  function block(title: string): Buffer {
    const isNew = title !== told;
    told = title;
    return isNew ? icyBlock(title) : Buffer.of(0);
  }

  return (sound, title) => {
    const parts: Buffer[] = [];
    let offset = 0;
    while (sound.length - offset >= untilBlock) {
      parts.push(sound.subarray(offset, offset + untilBlock), block(title));
      offset += untilBlock;
      untilBlock = META_INTERVAL;
    }
    parts.push(sound.subarray(offset));
    untilBlock -= sound.length - offset;
    return Buffer.concat(parts);
  };
}
