import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../report';
import { figure, times, verdict } from '../table';

const LIMIT_MS = 0.3;
const ROUNDS_PER_RUN = 200;

/** The cost of a station's week: rules and changes to airings, without a database. */
export const schedule: Bench = {
  name: 'schedule',
  async run({ runs }) {
    const script = fileURLToPath(new URL('schedule-cost.php', import.meta.url));
    // Servers have opcache.
    const args = ['-d', 'opcache.enable_cli=1', script, String(runs * ROUNDS_PER_RUN)];
    const printed = execFileSync('php', args, { encoding: 'utf8' });
    const { airings, warm, cold, plain } = JSON.parse(printed) as Record<string, number>;
    const row = (name: string, ms = Number.NaN, limit = '', met = '') => [
      name,
      `${figure(ms, 3)} ms`,
      limit,
      times(ms, plain ?? Number.NaN),
      met,
    ];
    return {
      title: 'schedule: 180 weekly rules and 10 changes, 8 days, PHP, medians',
      head: ['', 'time', 'limit', 'of a plain loop', ''],
      rows: [
        row('airings', warm, String(LIMIT_MS), verdict(warm ?? Number.NaN, LIMIT_MS)),
        row('airings of a timetable just made', cold),
        row(`plain loop: 2 × ${airings} times made as DateTimeImmutable`, plain),
      ],
      notes: [],
    };
  },
};
