import { availableParallelism } from 'node:os';
import type { BrowserName } from '../setup/browsers';
import type { Lane as SetupLane } from '../setup/setup';
import type { Lane } from './lane';

/** Row after row. The lanes of a row disturb nobody: so many of them run at once. */
export interface Row {
  atOnce: number;
  lanes: Lane[];
}

const tests = (name: string, needs: SetupLane[], ...command: string[]): Lane => ({
  name,
  needs,
  command,
  counts: true,
});
const check = (name: string, needs: SetupLane[], ...command: string[]): Lane => ({
  name,
  needs,
  command,
  counts: false,
});
/** Not in `pnpm test`, which is for each commit: repeats a behavior on another engine, version or database. */
const inAll = (lane: Lane): Lane => ({ ...lane, isOnlyInAll: true });
const row = (atOnce: number, ...lanes: Lane[]): Row => ({ atOnce, lanes });

const endToEnd = (name: string, needs: SetupLane[], ...options: string[]) =>
  tests(name, needs, 'tsx', 'tools/test/e2e.ts', ...options);

/** PHPUnit in two halves, each with a site of its own. Sphinx's tests run in the lane that everybody runs. */
const php = (wp: string, db: 'sqlite' | 'mariadb', half: 'first-half' | 'second-half'): Lane => {
  const needs: SetupLane[] = ['php', 'phpunit'];
  if (db === 'mariadb') needs.push('mariadb');
  if (wp === '7.1') needs.push('sphinx');
  const name = `php ${wp} ${db} ${half}`;
  return tests(name, needs, 'tsx', 'tools/test/php.ts', '--wp', wp, '--db', db, '--testsuite', half);
};

/** The browsers of docs/browsers.md, each the oldest that can be had here. File by file: other lanes run beside it. */
const floor = (browser: BrowserName) =>
  endToEnd(`floor ${browser}`, ['php', browser], '--floor', '--alone', '--browser', browser);

const smoke = (name: string, needs: SetupLane[], ...options: string[]) =>
  endToEnd(`smoke ${name}`, [...needs, 'chromium'], ...options);

export const ROWS: Row[] = [
  row(2, tests('unit', [], 'vitest', 'run'), check('check', ['phpcs'], 'tsx', 'tools/check/main.ts')),
  row(1, check('build', [], 'tsx', 'tools/build/main.ts')),
  // The newest WordPress runs on the database of most sites, where the tests take half the time; the oldest on the
  // other one, as the tests end to end do, too. The versions between are smoked.
  row(
    2,
    php('7.1', 'mariadb', 'first-half'),
    php('7.1', 'mariadb', 'second-half'),
    endToEnd('budgets', ['php', 'fpm', 'chromium'], '--budgets'),
    inAll(php('6.5', 'sqlite', 'first-half')),
    inAll(php('6.5', 'sqlite', 'second-half')),
    inAll(endToEnd('nodes', ['php', 'mariadb', 'redis'], '--nodes')),
    inAll(check('fuzz', ['php'], 'tsx', 'tools/fuzz/main.ts', '--requests', '500')),
    inAll(endToEnd('fpm', ['php', 'fpm'], '--fpm')),
    // Fresh applications of the packed packages; asks the npm registry.
    inAll(
      tests('packages', ['npm', 'php', 'chromium'], 'vitest', 'run', '--config', 'vitest.packages.config.ts'),
    ),
    inAll(check('features', [], 'tsx', 'tools/features/main.ts')),
    // `pnpm new element` in a copy of the repository.
    inAll(tests('new element', [], 'vitest', 'run', '--config', 'vitest.new.config.ts')),
  ),
  row(1, endToEnd('e2e chromium', ['php', 'chromium', 'light', 'icecast'])),
  // Both fail beside other lanes on two cores.
  row(1, floor('firefox'), inAll(endToEnd('dev', ['php', 'chromium'], 'e2e/dev.e2e.ts'))),
  // The longest come first.
  row(
    3,
    floor('webkit'),
    floor('chromium-111'),
    inAll(smoke('playground', [], '--smoke-server', '--playground')),
    // The documentation with a live example of each element. It builds the packages as the lane `packages` does, so
    // they are in different rows.
    inAll(tests('site', ['chromium', 'light'], 'vitest', 'run', '--config', 'vitest.site.config.ts')),
    inAll(floor('chromium-131')),
    inAll(smoke('6.5', ['php'], '--smoke', '--wp', '6.5')),
    inAll(smoke('6.8', ['php'], '--smoke-server', '--wp', '6.8')),
    inAll(smoke('mariadb', ['php', 'mariadb'], '--smoke-server', '--db', 'mariadb')),
  ),
];

/** Lanes at once are at most one more than the cores: they wait now and then. */
export const lanesAtOnce = (asked: number, cores = availableParallelism()) => Math.min(asked, cores + 1);

/** The lanes that words of the command line choose: `all`, `unit`, `e2e floor`; without words those of each commit. */
export function chosenRows(words: readonly string[], rows = ROWS): Row[] {
  const names = words.filter((word) => word !== 'all');
  const isAll = words.includes('all');
  const isChosen = ({ name, isOnlyInAll }: Lane) =>
    names.length > 0 ? names.some((word) => name.includes(word)) : isAll || !isOnlyInAll;
  return rows
    .map(({ atOnce, lanes }) => ({ atOnce, lanes: lanes.filter(isChosen) }))
    .filter(({ lanes }) => lanes.length > 0);
}
