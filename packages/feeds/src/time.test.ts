// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { lengthOf, momentOf, zoneOf } from './time';

describe('a moment', () => {
  it.each([
    [1_700_000_000, '2023-11-14T22:13:20Z'],
    ['1700000000.5', '2023-11-14T22:13:20.500Z'],
    [1_700_000_000_000, '2023-11-14T22:13:20Z'],
    [1_700_000_000_000_000, '2023-11-14T22:13:20Z'],
    ['2026-11-21T01:00:00Z', '2026-11-21T01:00:00Z'],
    ['2026-11-21 01:00:00', '2026-11-21T01:00:00Z'],
    ['2026-11-21 01:00', '2026-11-21T01:00:00Z'],
    ['2026-03-04 18:33:00.250000', '2026-03-04T18:33:00.250Z'],
    ['2026-03-04 17:29:30.120000+00:00', '2026-03-04T17:29:30.120Z'],
    ['2026-03-04T17:29:30+0100', '2026-03-04T16:29:30Z'],
    ['Sat, 17 Nov 2018 17:57:45 +0300', '2018-11-17T14:57:45Z'],
    ['Wed, 09 Jul 2025 16:36:46 GMT', '2025-07-09T16:36:46Z'],
    ['11/Nov/2021:09:15:45 +0200', '2021-11-11T07:15:45Z'],
    ['13/08/2020 08:11', '2020-08-13T08:11:00Z'],
    ['21/11/2026 01:00:00', '2026-11-21T01:00:00Z'],
  ])('%s is %s', (written, moment) => expect(momentOf(written)).toBe(Date.parse(moment)));

  it.each([185, 0, -5, '', '10:15', '0000-00-00 00:00:00', '31/13/2026 01:00', 'ayer', null, true, {}, 1e17])(
    '%s is none',
    (written) => expect(momentOf(written)).toBeNull(),
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
