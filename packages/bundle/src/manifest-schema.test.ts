// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, it } from 'vitest';

const REPO = join(import.meta.dirname, '..', '..', '..');
const schema = createRequire(import.meta.url)('custom-elements-manifest/schema.json') as object;
const manifest: unknown = JSON.parse(readFileSync(join(REPO, 'custom-elements.json'), 'utf8'));

it('the custom-elements manifest is what its published schema says', () => {
  const isManifest = new Ajv({ strict: false, allErrors: true }).compile(schema);
  expect(isManifest(manifest) || isManifest.errors).toBe(true);
  expect(isManifest({ ...(manifest as object), modules: [{ kind: 'other' }] })).toBe(false);
});
