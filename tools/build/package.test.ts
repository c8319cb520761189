// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packagePlugin, writeBill } from './package';

const LOCK = "packages:\n\n  '@scope/library@4.5.6':\n    resolution: {integrity: sha512-AP8=}\n";

let folder: string;
let plugin: string;
const zone = process.env.TZ;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onda-package-'));
  plugin = join(folder, 'plugin');
  const library = join(folder, 'node_modules', '@scope', 'library');
  mkdirSync(join(plugin, 'build'), { recursive: true });
  mkdirSync(library, { recursive: true });
  writeFileSync(join(plugin, 'onda.php'), '<?php\n/**\n * Version: 1.2.3\n */\n');
  writeFileSync(join(plugin, 'build', 'onda.js'), 'void 0;\n');
  const sources = ['../../node_modules/@scope/library/index.js'];
  writeFileSync(join(plugin, 'build', 'onda.js.map'), JSON.stringify({ sources }));
  const facts = { name: '@scope/library', version: '4.5.6', license: 'MIT' };
  writeFileSync(join(library, 'package.json'), JSON.stringify(facts));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

function zipped(name: string): Buffer {
  packagePlugin(plugin, join(folder, name));
  return readFileSync(join(folder, name));
}

describe('the zip', () => {
  it('is the same bytes in any time zone and whenever its files were written', () => {
    process.env.TZ = 'Pacific/Honolulu';
    const first = zipped('first.zip');
    process.env.TZ = 'Asia/Tokyo';
    utimesSync(join(plugin, 'onda.php'), 1, 1);
    expect(zipped('second.zip').equals(first)).toBe(true);
  });

  it('stands beside a bill of materials that names the packages of others', () => {
    const lock = join(folder, 'pnpm-lock.yaml');
    writeFileSync(lock, LOCK);
    writeBill(plugin, join(folder, 'onda.cdx.json'), lock);
    const bill = JSON.parse(readFileSync(join(folder, 'onda.cdx.json'), 'utf8'));
    expect([bill.bomFormat, bill.metadata.component.version]).toEqual(['CycloneDX', '1.2.3']);
    expect(bill.components).toEqual([
      {
        type: 'library',
        name: '@scope/library',
        version: '4.5.6',
        hashes: [{ alg: 'SHA-512', content: '00ff' }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40scope/library@4.5.6',
      },
    ]);
  });

  it('names no package whose bytes nobody knows', () => {
    const lock = join(folder, 'pnpm-lock.yaml');
    writeFileSync(lock, LOCK.replace('4.5.6', '4.5.7'));
    expect(() => writeBill(plugin, join(folder, 'onda.cdx.json'), lock)).toThrow('@scope/library@4.5.6');
  });
});
