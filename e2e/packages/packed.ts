import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, packPackages } from '../../tools/packages/pack';

type Packed = ReturnType<typeof packPackages>;

let packed: Promise<Packed> | undefined;

/** The tarballs, built and packed once for all files. */
export function packedPackages(): Promise<Packed> {
  packed ??= buildPackages().then(() => {
    const folder = mkdtempSync(join(tmpdir(), 'onda-packed-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return packPackages(folder);
  });
  return packed;
}
