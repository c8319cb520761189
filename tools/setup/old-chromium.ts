import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RigError } from '../rig/error';
import { untar } from '../rig/fetch/archive';
import { cached } from '../rig/fetch/cache';
import { packPackage } from '../rig/fetch/npm';
import { cacheDir } from '../rig/places';

/**
 * Chromium of former years without its windows, as npm carries it, by lane. 111 is the oldest that we serve
 * (docs/browsers.md); 131 knows all that 111 lacks but several import maps in one page.
 */
const PACKAGES = {
  'chromium-111': {
    version: '111.0.0',
    integrity:
      'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  },
  'chromium-131': {
    version: '131.0.1',
    integrity:
      'sha512-VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==',
  },
} as const;

export type OldChromium = keyof typeof PACKAGES;

export const isOldChromium = (name: string): name is OldChromium => Object.hasOwn(PACKAGES, name);

/** The path of its program, there or not. */
export const programOf = (name: OldChromium): string => join(folderOf(name), 'chromium');

const folderOf = (name: OldChromium) => join(cacheDir(), 'chromium', PACKAGES[name].version);

/** Fetches it into the user's cache, where it is not there yet. Throws a RigError that says why it cannot be had. */
export async function obtainChromium(
  name: OldChromium,
  pack = packPackage,
  machine = `${process.platform} ${process.arch}`,
): Promise<void> {
  if (machine !== 'linux x64') throw new RigError(`a ${name} for ${machine}: npm carries it for linux x64`);
  const { version, integrity } = PACKAGES[name];
  await cached(folderOf(name), async (draft) => {
    const work = `${draft}.npm`;
    mkdirSync(work);
    try {
      unpack(await pack(`@sparticuz/chromium@${version}`, integrity, work), join(draft, 'chromium'));
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
}

function unpack(tgz: string, program: string): void {
  for (const { name, content } of untar(tgz)) {
    if (name !== 'package/bin/chromium.br') continue;
    writeFileSync(program, brotliDecompressSync(content), { mode: 0o755 });
    return;
  }
  throw new RigError(`${tgz} holds no Chromium`);
}
