import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RigError } from '../rig/error';
import { obtainChromium, programOf } from './old-chromium';
import { ensure } from './setup';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'onda-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

/** A package as npm writes it, of one file. */
function packed(name: string, content: Uint8Array): Uint8Array {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return gzipSync(Buffer.concat([header, content, padding, Buffer.alloc(1024)]));
}

const holding = (name: string) =>
  vi.fn(async (_spec: string, _integrity: string, folder: string) => {
    const tgz = join(folder, 'package.tgz');
    writeFileSync(tgz, packed(name, brotliCompressSync(Buffer.from('a program'))));
    return tgz;
  });

describe('an old Chromium', () => {
  const LINUX = 'linux x64';

  it('is fetched once, pinned, into the cache, as a program', async () => {
    const pack = holding('package/bin/chromium.br');
    await obtainChromium('chromium-111', pack, LINUX);
    await obtainChromium('chromium-111', pack, LINUX);
    expect(pack.mock.calls.map(([spec, integrity]) => [spec, integrity.slice(0, 7)])).toEqual([
      ['@sparticuz/chromium@111.0.0', 'sha512-'],
    ]);
    const program = programOf('chromium-111');
    expect(program.startsWith(cache)).toBe(true);
    expect([readFileSync(program, 'utf8'), statSync(program).mode & 0o111]).toEqual(['a program', 0o111]);
  });

  it('is not there after a package without it', async () => {
    const obtain = (file: string) => obtainChromium('chromium-131', holding(file), LINUX);
    await expect(obtain('package/README.md')).rejects.toThrow('no Chromium');
    await expect(obtain('package/bin/chromium.br')).resolves.toBeUndefined();
  });

  it('is not fetched where its program cannot run', async () => {
    const pack = holding('package/bin/chromium.br');
    await expect(obtainChromium('chromium-111', pack, 'darwin arm64')).rejects.toThrow('darwin arm64');
    expect(pack).not.toHaveBeenCalled();
  });
});

it('keeps its lane from being ready where it cannot be fetched, with the reason', async () => {
  const state = await ensure('chromium-111', () => Promise.reject(new RigError('npm pack ended with 1')));
  expect(state).toEqual({ ready: false, missing: ['npm pack ended with 1'] });
});
