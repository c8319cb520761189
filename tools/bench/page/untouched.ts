import { basename } from 'node:path';
import { type Counts, openMeasured, PHONE } from '../chromium';
import { medianOf } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, verdict } from '../table';
import { labelOf } from './built';
import { type PlayerSite, withPlayerSite } from './player-site';

/** docs/build.md. */
const SCRIPT_LIMIT_MS = 10;
const LATER = ['React', 'howler', 'view'];

interface Visit {
  counts: Counts;
  /** The labels of the loaded scripts. */
  came: string[];
}

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

async function visit({ browser, at }: PlayerSite, path: '/bare' | '/player'): Promise<Visit> {
  const { page, rest, counts, transfers, close } = await openMeasured(browser);
  try {
    await page.goto(at(path));
    await rest();
    const scripts = transfers.map(({ url }) => basename(url)).filter((file) => file.endsWith('.js'));
    return { counts: await counts(), came: [...new Set(scripts.map(labelOf))].sort() };
  } finally {
    await close();
  }
}

function report({ bare, player }: Record<'bare' | 'player', Visit[]>, runs: number): Report {
  const row = (name: string, visits: Visit[]) => [
    name,
    figure(medianOf(visits, ({ counts }) => counts.scriptMs)),
    figure(medianOf(visits, ({ counts }) => counts.taskMs)),
    figure(
      medianOf(visits, ({ counts }) => counts.listeners),
      0,
    ),
  ];
  const script = (visits: Visit[]) => medianOf(visits, ({ counts }) => counts.scriptMs);
  const added = script(player) - script(bare);
  const came = [...new Set(player.flatMap((visit) => visit.came))];
  const early = came.filter((label) => LATER.includes(label));
  return {
    title: `untouched: a page with a printed player that nobody touches (medians of ${runs}, ${PHONE} x CPU throttle)`,
    head: ['', 'script ms', 'task ms', 'listeners'],
    rows: [row('bare page', bare), row('with the player', player)],
    notes: [
      `script over the bare page: ${figure(added)} ms, limit ${SCRIPT_LIMIT_MS}: ${verdict(added, SCRIPT_LIMIT_MS)}`,
      `scripts that came: ${came.join(', ')}`,
      `${LATER.join(', ')} among them: ${early.length === 0 ? 'none, ok' : `${early.join(', ')}, MISSED`}`,
    ],
  };
}
