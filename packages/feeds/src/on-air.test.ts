// @vitest-environment jsdom
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onAirOfFixtures } from './testing/on-air';

/** `ONDA_WRITE_GOLDEN=1` writes it anew; OnAirReaderTest of the plugin reads it. */
const GOLDEN = join(process.cwd(), 'wordpress-plugin/tests/fixtures/on-air.json');

it('reads every fixture as the file says that the readers in PHP are compared with', () => {
  const read = onAirOfFixtures();
  if (process.env.ONDA_WRITE_GOLDEN === '1') writeFileSync(GOLDEN, `${JSON.stringify(read, null, 1)}\n`);
  expect(read).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
});
