import { type Counts, openMeasured, PHONE } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, verdict } from '../table';
import { type PlayerSite, withPlayerSite } from './player-site';

const SCRIPT_LIMIT_MS = 10;

/** The cost of a printed player for a visitor who does not touch it. */
export const untouched: Bench = {
  name: 'untouched',
  run: (options) =>
    withPlayerSite(async (site) => {
      const visits = await interleaved(options, {
        bare: () => visit(site, '/bare'),
        player: () => visit(site, '/player'),
      });
      return report(visits, options.runs);
    }),
};

async function visit({ browser, at }: PlayerSite, path: '/bare' | '/player'): Promise<Counts> {
  const { page, rest, counts, close } = await openMeasured(browser);
  try {
    await page.goto(at(path));
    await rest();
    return await counts();
  } finally {
    await close();
  }
}

function report({ bare, player }: Record<'bare' | 'player', Counts[]>, runs: number): Report {
  const row = (name: string, visits: Counts[]) => [
    name,
    figure(medianOf(visits, ({ scriptMs }) => scriptMs)),
    figure(medianOf(visits, ({ taskMs }) => taskMs)),
    figure(
      medianOf(visits, ({ listeners }) => listeners),
      0,
    ),
  ];
  const script = (visits: Counts[]) => medianOf(visits, ({ scriptMs }) => scriptMs);
  const added = script(player) - script(bare);
  return {
    title: `untouched: a page with a printed player that nobody touches (medians of ${runs}, ${PHONE} x CPU throttle)`,
    head: ['', 'script ms', 'task ms', 'listeners'],
    rows: [row('bare page', bare), row('with the player', player)],
    notes: [
      `script over the bare page: ${figure(added)} ms, limit ${SCRIPT_LIMIT_MS}: ${verdict(added, SCRIPT_LIMIT_MS)}`,
    ],
  };
}
