// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { expect, it } from 'vitest';

const REPO = join(import.meta.dirname, '..', '..', '..');
const manifest: unknown = JSON.parse(readFileSync(join(REPO, 'custom-elements.json'), 'utf8'));

it('the custom-elements manifest is what its published schema says', () => {
  const isManifest = new Ajv({ strict: false, allErrors: true }).compile(schema);
  expect(isManifest(manifest) || isManifest.errors).toBe(true);
  expect(isManifest({ ...(manifest as object), modules: [{ kind: 'other' }] })).toBe(false);
});
