import { basename } from 'node:path';
import type { Manifest } from '../../build/manifest';
import { openMeasured, type Transfer } from '../chromium';
import { median } from '../median';
import { type Bench, interleaved, type Report } from '../report';
import { figure, kilobytes, verdict } from '../table';
import { gzipBytes, labelOf, readManifest } from './built';
import { type PlayerSite, withPlayerSite } from './player-site';

/** docs/build.md; bytes. */
const LIMITS = { none: 0, untouched: 12_000, used: 105_000, opened: undefined };
const FILE_LIMITS: Record<string, number> = { loader: 1200, shells: 9000, React: 65_000 };
const START_TIMEOUT_MS = 30_000;
const UNTHROTTLED = 1;

type Kind = keyof typeof LIMITS;

/** Bytes of a page, by its elements and their use. */
export const bytes: Bench = {
  name: 'bytes',
  run: (options) =>
    withPlayerSite(async (site) => {
      const transfers = await interleaved(options, {
        none: () => visit(site, '/bare'),
        untouched: () => visit(site, '/player'),
        used: () => visit(site, '/player', 'used'),
        opened: () => visit(site, '/player', 'opened'),
      });
      return report(readManifest(), transfers);
    }),
};

/**
 * The scripts and style sheets that came over the wire: of a page that nobody touches, after the player has sounded and
 * been muted, or after the history was opened, too.
 */
async function visit(
  { browser, at }: PlayerSite,
  path: '/bare' | '/player',
  use?: 'used' | 'opened',
): Promise<Transfer[]> {
  const { page, rest, transfers, close } = await openMeasured(browser, UNTHROTTLED);
  try {
    await page.goto(at(path));
    await rest();
    if (use) {
      await page.locator('radio-player [part~="play"]').click();
      await page.locator('radio-player [part~="history"]').waitFor({ timeout: START_TIMEOUT_MS });
      await page.locator('radio-player [part~="mute"]').click();
      await rest();
    }
    if (use === 'opened') {
      await page.locator('radio-player [part~="history"]').click();
      await page.locator('radio-player [part~="panel-heading"]').waitFor({ timeout: START_TIMEOUT_MS });
      await rest();
    }
    return transfers.filter(({ url }) => /\.(js|css)$/.test(url));
  } finally {
    await close();
  }
}

function report(manifest: Manifest, transfers: Record<Kind, Transfer[][]>): Report {
  const names: Record<Kind, string> = {
    none: 'no element',
    untouched: 'a printed player, untouched',
    used: 'the player after it was used',
    opened: 'the player after its history was opened',
  };
  const rows = (Object.keys(names) as Kind[]).map((kind) => [
    names[kind],
    ...pageCells(transfers[kind], LIMITS[kind]),
  ]);
  const used = filesOf(transfers.opened);
  const untouched = filesOf(transfers.untouched);
  const late = used.filter((file) => !untouched.includes(file) && labelOf(file) !== 'React');
  return {
    title: 'bytes: JavaScript and CSS of a page (gzip; transferred: as Chromium counts it, heads included)',
    head: ['', 'files', 'gzip -9', 'transferred', 'limit', ''],
    rows: [...rows, printedCells(manifest), ...used.map((file) => fileCells(file)), playerCells(late)],
    notes: ['files in the order in which they came; limits: docs/build.md'],
  };
}

function pageCells(visits: Transfer[][], limit: number | undefined): string[] {
  const files = filesOf(visits);
  const total = median(visits.map((visit) => visit.reduce((sum, { bytes }) => sum + bytes, 0)));
  return [
    figure(files.length, 0),
    kilobytes(gzipSum(files)),
    kilobytes(total),
    ...(limit === undefined ? ['', ''] : [kilobytes(limit), verdict(total, limit)]),
  ];
}

/** The links that PHP prints, the loader and the element's script; the rest comes when the page rests. */
function printedCells({ loader, styles, base, chunks }: Manifest): string[] {
  const files = [loader, styles.page ?? '', styles.player ?? '', base, chunks['radio-player'] ?? ''];
  return ['  of it the links, the loader and the script', String(files.length), kilobytes(gzipSum(files))];
}

function fileCells(file: string): string[] {
  const label = labelOf(file);
  const limit = FILE_LIMITS[label];
  const size = gzipBytes(file);
  const held = limit === undefined ? ['', ''] : [kilobytes(limit), verdict(size, limit)];
  return [`  ${label}: ${file}`, '1', kilobytes(size), '', ...held];
}

function playerCells(files: string[]): string[] {
  const size = gzipSum(files);
  return ['  what use brought, React apart', String(files.length), kilobytes(size)];
}

/** Each file once: Chromium reports a fetched file again when the page imports it. */
const filesOf = (visits: Transfer[][]) => [...new Set(visits[0]?.map(({ url }) => basename(url)))];

const gzipSum = (files: string[]) => files.reduce((sum, file) => sum + gzipBytes(file), 0);
