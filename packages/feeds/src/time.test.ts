// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { lengthOf, momentOf, zoneOf } from './time';

interface Row {
  form: string;
  written: unknown;
  /** ISO 8601; null for none. */
  moment: string | null;
}

const ROWS: Row[] = JSON.parse(fixture('moments.json'));

describe('a moment', () => {
  it.each(ROWS)('of the form "$form" is read as on the server: $written', ({ written, moment }) =>
    expect(momentOf(written)).toBe(moment && Date.parse(moment)),
  );

  it('is of the zone of the server where it names none', () => {
    const hour = 3_600_000;
    expect(momentOf('2026-11-21 02:00:00', hour)).toBe(Date.parse('2026-11-21T01:00:00Z'));
    expect(momentOf('2026-11-21T02:00:00Z', hour)).toBe(Date.parse('2026-11-21T02:00:00Z'));
    expect(momentOf(1_700_000_000, hour)).toBe(1_700_000_000_000);
    expect(zoneOf('2026-03-04 18:31:07', Date.parse('2026-03-04T17:31:09Z'))).toBe(hour);
    expect(zoneOf('later', 0)).toBe(0);
  });
});

it.each([
  ['00:03:30', 1, 210_000],
  ['3:30', 1000, 210_000],
  ['210', 1000, 210_000],
  [210_000, 1, 210_000],
  [0, 1000, null],
  [2_267_180_000, 1, null],
  ['long', 1000, null],
  [null, 1000, null],
])('the length %s of units of %i ms is %s', (written, unit, length) =>
  expect(lengthOf(written, unit)).toBe(length),
);
