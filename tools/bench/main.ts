import { parseArgs } from 'node:util';
import { buildAll } from '../build/main';
import { budgets } from './page/budgets';
import { elements } from './page/elements';
import { favorites } from './page/favorites';
import { firstSound } from './page/first-sound';
import { firstTouch } from './page/first-touch';
import { pageProfile } from './page/page-profile';
import { searchPaint } from './page/search-paint';
import { untouched } from './page/untouched';
import { visits } from './page/visits';
import { waterfall } from './page/waterfall';
import { wholePage } from './page/whole-page';
import { type Bench, printed } from './report';
import { keepReport } from './results';
import { boot } from './server/boot';
import { captcha } from './server/captcha';
import { favoritesServer } from './server/favorites-server';
import { growth } from './server/growth';
import { nowPlaying } from './server/now-playing';
import { ownerScreens } from './server/owner-screens';
import { readers } from './server/readers';
import { restReaders } from './server/rest-readers';
import { schedule } from './server/schedule';
import { search } from './server/search';
import { views } from './server/views';
import { viewsSums } from './server/views-sums';

const BENCHES: Bench[] = [
  budgets,
  elements,
  untouched,
  wholePage,
  pageProfile,
  waterfall,
  firstSound,
  firstTouch,
  visits,
  nowPlaying,
  favorites,
  favoritesServer,
  views,
  viewsSums,
  ownerScreens,
  readers,
  restReaders,
  schedule,
  search,
  searchPaint,
  boot,
  captcha,
  growth,
];
const NAMES = BENCHES.map(({ name }) => name).join('|');
const USAGE = `pnpm bench [${NAMES}]... [--runs 5] [--no-build]`;

/**
 * Prints a table for each bench that is named, or for all, and keeps it in bench/results.json. The sides of a table are
 * measured in turns, in one run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, 'no-build': { type: 'boolean', default: false } },
  });
  const runs = runsOf(values.runs);
  const chosen = chosenBenches(positionals);
  if (!values['no-build']) await buildAll();
  const { signal } = endOnSignals();
  for (const bench of chosen) {
    const report = await bench.run({ runs, signal });
    console.log(printed(report));
    keepReport(bench.name, report);
  }
}

/** Ctrl-C closes browsers and sites before it ends. */
function endOnSignals(): AbortController {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => ending.abort(new Error(`ended by ${name}`)));
  }
  return ending;
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`--runs wants a whole number from 1, not "${text}".\nUsage: ${USAGE}`);
}

function chosenBenches(names: string[]): Bench[] {
  const unknown = names.find((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown) throw new Error(`There is no bench named ${unknown}.\nUsage: ${USAGE}`);
  return names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
