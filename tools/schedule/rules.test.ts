import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import rrule, { type Options } from 'rrule';
import { expect, it } from 'vitest';
import { DAY_SECONDS, dateOf, type Rule, randomRules } from './random-rules';
import { zoneMoments } from './zone-moments';

const RULES_PER_SEED = process.env.ONDA_WHOLE ? 15_000 : 3_000;
/** An airing of the window may begin on a date before it. */
const EDGE_SECONDS = 3 * DAY_SECONDS;
const TIMEOUT_MS = 60_000;
const NTH = [1, 2, 3, 4, 5, -1];
const { RRule } = rrule;
const hasPhp = spawnSync('php', ['-v']).status === 0;

type Answer = [date: string, starts: number, ends: number][];

it.skipIf(!hasPhp).each([1, 2])(
  'airs as RFC 5545 says, in every zone, seed %i',
  (seed) => {
    const rules = randomRules(seed, RULES_PER_SEED);
    const script = fileURLToPath(new URL('airings.php', import.meta.url));
    const printed = execFileSync('php', [script], { input: JSON.stringify(rules), maxBuffer: 2 ** 28 });
    const answers = JSON.parse(printed.toString()) as Answer[];
    const zones = new Map(rules.map(({ zone }) => [zone, zoneMoments(zone)]));
    let compared = 0;
    const wrong = rules.filter((rule, at) => {
      const { expected, skipped } = expectedAirings(rule, zones.get(rule.zone) ?? zoneMoments(rule.zone));
      const given = (answers[at] ?? []).filter(([date]) => !skipped.has(date));
      compared += given.length;
      return JSON.stringify(given) !== JSON.stringify(expected);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(10 * RULES_PER_SEED);
  },
  TIMEOUT_MS,
);

/** Those of the window, but for dates on which the clock skips the start or the end. */
function expectedAirings(rule: Rule, moment: (shown: number) => number | undefined) {
  const expected: Answer = [];
  const skipped = new Set<string>();
  for (const day of daysOf(rule)) {
    const shown = day + rule.slot.start * 60;
    const starts = moment(shown);
    const ends = moment(shown + rule.slot.length * 60);
    const date = dateOf(day / DAY_SECONDS);
    if (starts === undefined || ends === undefined) skipped.add(date);
    else if (starts < rule.to && ends > rule.since) expected.push([date, starts, ends]);
  }
  return { expected, skipped };
}

/** The midnights of the dates, as seconds in UTC: by the library. */
function daysOf({ slot, since, to }: Rule): number[] {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => slot.weekdays & (1 << day));
  const nth = NTH.filter((_, bit) => slot.month_weeks & (1 << bit));
  const common = {
    dtstart: new Date(`${slot.anchor || slot.from}T00:00:00Z`),
    until: slot.until ? new Date(`${slot.until}T00:00:00Z`) : null,
    wkst: RRule.MO,
  };
  const between = (options: Partial<Options>) =>
    new RRule({ ...common, ...options })
      .between(new Date((since - EDGE_SECONDS) * 1000), new Date((to + EDGE_SECONDS) * 1000))
      .map((date) => date.getTime() / 1000);
  const weekly = between({ freq: RRule.WEEKLY, interval: slot.every, byweekday: weekdays });
  if (nth.length === 0) return weekly;
  const byweekday = weekdays.flatMap((day) => nth.map((n) => new rrule.Weekday(day, n)));
  const monthly = new Set(between({ freq: RRule.MONTHLY, byweekday }));
  return weekly.filter((day) => monthly.has(day));
}
