import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRecord } from '../../rig/record';
import { run, type Site } from '../../rig/site';
import { medianOf } from '../median';
import { type BenchOptions, interleaved } from '../report';
import { figure, times, verdict } from '../table';
import { cpuOf, untilQuiet } from './cpu';
import { STAND_INS } from './stand-ins';
import { createVisitors } from './visitors';

const REQUESTS_PER_RUN = 40;
const POLL_SECONDS = 15;
const CORES = 2;
const LIMIT = 1 / 15;
/**
 * Eight real plugins, measured with WordPress 6.9: an action that does nothing took 26.5 ms of CPU with them and 4.48
 * without. The stand-ins take as much on this machine as it is now, or a share would tell how busy the machine is.
 */
const PLUGINS = 26.5 / 4.48 - 1;
/** The former cost of the plugins, on any machine. */
const FIXED_MS = 22;

/** WordPress alone for `?bench=alone`. */
const ALONE = `<?php
if (($_GET['bench'] ?? '') === 'alone') {
    add_filter('option_active_plugins', '__return_empty_array');
    add_action('wp_ajax_nopriv_bench_nothing', static fn () => wp_send_json_success([]));
}
`;

const LIST = 'action=onda_poll&want[most-viewed:most-viewed]=';

type Cost = { cpu: number; counted: number };

/** CPU of PHP and database for a request of each kind, and the list readers that a machine carries. */
export async function costs(site: Site, post: number, options: BenchOptions) {
  writeFileSync(join(site.root, 'wp-content', 'mu-plugins', 'bench-alone.php'), ALONE);
  const { ask } = createVisitors(site, 1);
  const cost =
    (fields: string, query = '') =>
    () =>
      cpuOfRequests(site, () => ask(fields, query));
  const alone = cost('action=bench_nothing', '?bench=alone');
  await alone();
  await untilQuiet(groupsOf(site));
  const first = await interleaved(options, { alone });
  const pluginsMs = medianOf(first.alone, ({ cpu }) => cpu) * PLUGINS;
  await setStandIns(site, pluginsMs);
  const sides = await interleaved(options, {
    alone,
    empty: cost('action=bench_nothing'),
    early: cost('action=spv_record_view&post_id=0'),
    view: cost(`action=spv_record_view&post_id=${post}`),
    // Built before and fresh for longer than a run takes.
    list: () => ask(LIST).then(cost(LIST)),
  });
  const failed = sides.view.reduce((sum, { counted }) => sum + REQUESTS_PER_RUN - counted, 0);
  const cpu = (side: keyof typeof sides) => medianOf(sides[side], (sample: Cost) => sample.cpu);
  const fixed = cpu('empty') - pluginsMs + FIXED_MS;
  return {
    rows: [
      figureRow('CPU of an action that does nothing, WordPress alone', cpu('alone')),
      figureRow('… with Onda and eight stand-in plugins', cpu('empty')),
      figureRow('CPU of an early answer that reads nothing', cpu('early'), cpu('empty')),
      figureRow('CPU of a list that is built, in onda_poll', cpu('list'), cpu('empty')),
      figureRow('CPU of a view', cpu('view'), cpu('empty')),
      shareRow('a view as a part of the empty action', cpu('view') / cpu('empty'), LIMIT),
      ['views that were not counted', String(failed), '0', verdict(failed, 0)],
      readersRow('readers of a list that 2 cores carry, asking every 15 s', cpu('list')),
      readersRow('… if the empty action answered them', cpu('empty')),
    ],
    notes: [
      `the plugins take ${figure(pluginsMs)} ms; were it ${FIXED_MS} ms, a view would be ${figure(cpu('view') / fixed, 3)}`,
    ],
  };
}

async function setStandIns(site: Site, ms: number): Promise<void> {
  const us = Math.round((ms * 1_000) / STAND_INS);
  await run(site, { code: `update_option('bench_stand_in_us', ${us}, true);` });
}

const groupsOf = (site: Site): number[] => loadRecord(site.name)?.processes ?? [];

async function cpuOfRequests(site: Site, ask: () => Promise<string>): Promise<Cost> {
  const groups = groupsOf(site);
  const before = cpuOf(groups);
  let counted = 0;
  for (let sent = 0; sent < REQUESTS_PER_RUN; sent++) {
    if ((await ask()).includes('"counted":true')) counted += 1;
  }
  return { cpu: (cpuOf(groups) - before) / REQUESTS_PER_RUN, counted };
}

const figureRow = (name: string, ms: number, empty = Number.NaN): string[] => [
  name,
  `${figure(ms, 2)} ms`,
  Number.isNaN(empty) ? '' : times(ms, empty),
  '',
];

const shareRow = (name: string, share: number, limit: number): string[] => [
  name,
  figure(share, 3),
  figure(limit, 3),
  verdict(share, limit),
];

const readersRow = (name: string, ms: number): string[] => [
  name,
  figure((CORES * POLL_SECONDS * 1_000) / ms, 0),
  '',
  '',
];
