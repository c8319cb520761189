// @vitest-environment node
import { expect, it } from 'vitest';
import { probes } from './probe';
import { fixture } from './testing/fixture';

/** An address of a stream and those that must be asked for it. */
interface Row {
  stream: string;
  form: string;
  ask: string[];
}

const rows: Row[] = JSON.parse(fixture('stream-addresses.json'));

it.each(rows)('$form, $stream: $ask', ({ stream, ask }) => {
  const asked = probes(stream).map(({ url }) => url);
  expect(asked).toEqual(expect.arrayContaining(ask));
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(new Set(asked).size).toBe(asked.length);
});
