// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetFile, buildAdminScripts } from './admin-scripts';

/** The page in a preview's frame is the site's; a test of early answers writes into what PHP printed. */
const WITHOUT_WORDPRESS = ['preview-page', 'early-check'];

describe('scripts of the admin', () => {
  it('hold no React of their own, whatever JSX they have, and name what they need', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'onda-admin-'));
    await buildAdminScripts(folder);
    const names = readdirSync('packages/admin/src/entries').map((file) => file.replace(/\.ts$/, ''));
    expect(readdirSync(folder).sort()).toEqual(
      names.flatMap((name) => [`${name}.asset.php`, `${name}.js`]).sort(),
    );
    for (const name of names) {
      const code = readFileSync(join(folder, `${name}.js`), 'utf8');
      expect(/\bwp\b/.test(code), name).toBe(!WITHOUT_WORDPRESS.includes(name));
      expect(code, name).not.toMatch(/(?<!-)\b(?:import|export)\b(?!-)|__SECRET_INTERNALS/);
    }
    expect(readFileSync(join(folder, 'preview.asset.php'), 'utf8')).toContain("['wp-element']");
    rmSync(folder, { recursive: true });
  });

  it('are refused with one', () => {
    expect(() => assetFile('Symbol.for("react.transitional.element")')).toThrow('React of its own');
  });

  it('have another version when they change', () => {
    expect(assetFile('a')).not.toBe(assetFile('b'));
    expect(assetFile('a')).toBe(assetFile('a'));
  });
});
