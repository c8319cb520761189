import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, packPackages } from '../../tools/packages/pack';

type Packed = ReturnType<typeof packPackages>;

let packed: Promise<Packed> | undefined;

/** The tarballs, built and packed once for all files. */
export function packedPackages(): Promise<Packed> {
  packed ??= buildPackages().then(() => packPackages(mkdtempSync(join(tmpdir(), 'onda-packed-'))));
  return packed;
}
