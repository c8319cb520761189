import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFpm } from '../../rig/fpm';
import { DEFAULT_OPTIONS } from '../../rig/options';
import { holdPort } from '../../rig/port';
import { down, type Site, up } from '../../rig/site';
import { medianOf } from '../median';
import { OWNERS_SITE } from '../owners-site';
import { type Bench, type BenchOptions, interleaved } from '../report';
import { figure, verdict } from '../table';

type Side = 'bare' | 'onda';
type Cost = { cpu: number; files: number };

const SITE = 'bench-boot';
const REQUESTS_PER_RUN = 40;
const LIMIT_MS = 2;
const KINDS: Record<string, string> = {
  'an empty admin-ajax action': '/wp-admin/admin-ajax.php?action=bench_nothing',
  'an empty page': '/?page_id=1&bench_empty=1',
};

/**
 * Notes the CPU time of a request from the first must-use plugin to its end. The bare side has no plugin, and the part
 * of our must-use file is taken off it. Files are looked at again after 2 s, the default of opcache.
 */
const before = (log: string) => `<?php
ini_set('opcache.revalidate_freq', '2');
$bench_cpu = static function (): int {
    $used = getrusage();
    return ($used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec']) * 1000000 + $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'];
};
$bench_skipped = 0;
$bench_start = $bench_cpu();
register_shutdown_function(static function () use ($bench_cpu, $bench_start, &$bench_skipped): void {
    $ours = array_filter(get_included_files(), static fn(string $file): bool => str_contains($file, '/wordpress-plugin/'));
    $line = json_encode(['cpu' => ($bench_cpu() - $bench_start - $bench_skipped) / 1000, 'files' => count($ours)]);
    file_put_contents('${log}', $line . "\\n", FILE_APPEND | LOCK_EX);
});
if (($_GET['side'] ?? '') === 'bare') {
    add_filter('option_active_plugins', '__return_empty_array');
}
add_action('wp_ajax_nopriv_bench_nothing', static fn () => wp_send_json_success([]));
if (isset($_GET['bench_empty'])) {
    add_action('template_redirect', static function (): void { echo 'x'; exit; }, 0);
}
`;
const after = `<?php
if (($_GET['side'] ?? '') === 'bare') {
    $bench_skipped = $bench_cpu() - $bench_start;
}
`;

/** Our part of every request of a site, whatever it asks for. */
export const boot: Bench = {
  name: 'boot',
  async run(options) {
    const held = await holdPort();
    const origin = `http://127.0.0.1:${held.port}`;
    await held.release();
    const constants = { ...OWNERS_SITE, WP_HOME: origin, WP_SITEURL: origin };
    const site = await up({ ...DEFAULT_OPTIONS, name: SITE, noSeed: true, noBuild: true, constants });
    try {
      const fpm = await startFpm(site.root, { port: held.port });
      try {
        const rows: string[][] = [];
        for (const kind of Object.keys(KINDS)) rows.push(...(await measured(site, origin, kind, options)));
        return { title, head: ['', 'CPU, ms', 'limit', '', 'our files'], rows, notes: [] };
      } finally {
        fpm.stop();
      }
    } finally {
      await down(SITE);
    }
  },
};

const title = `boot: nginx and php-fpm with opcache, CPU of PHP (medians of ${REQUESTS_PER_RUN} requests a run)`;

async function measured(
  site: Site,
  origin: string,
  kind: string,
  options: BenchOptions,
): Promise<string[][]> {
  const log = join(site.root, 'bench.log');
  const folder = join(site.root, 'wp-content', 'mu-plugins');
  writeFileSync(join(folder, '0-bench.php'), before(log));
  writeFileSync(join(folder, 'zz-bench.php'), after);
  const side = (name: Side) => () => costOf(log, `${origin}${KINDS[kind]}&side=${name}`);
  await side('onda')();
  const sides = await interleaved(options, { bare: side('bare'), onda: side('onda') });
  const cpu = (name: Side) => medianOf(sides[name], (cost: Cost) => cost.cpu);
  const ours = cpu('onda') - cpu('bare');
  const files = medianOf(sides.onda, (cost: Cost) => cost.files);
  return [
    [`${kind}, without Onda`, figure(cpu('bare'), 2), '', '', ''],
    ['… with Onda', figure(cpu('onda'), 2), '', '', figure(files, 0)],
    ['… our part', figure(ours, 2), figure(LIMIT_MS, 2), verdict(ours, LIMIT_MS), ''],
  ];
}

async function costOf(log: string, address: string): Promise<Cost> {
  rmSync(log, { force: true });
  for (let sent = 0; sent < REQUESTS_PER_RUN; sent++) await (await fetch(address)).text();
  const costs = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cost);
  return { cpu: medianOf(costs, ({ cpu }) => cpu), files: medianOf(costs, ({ files }) => files) };
}
