import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderFile } from '../provider-files';

/** A case of `packages/feeds/src/fixtures/golden`, as far as the table counts it. */
interface Case {
  kind: string;
  body?: string;
  bytes?: string;
  file?: string;
  expect: {
    isOnline?: boolean;
    track?: { title: string; art: string } | null;
    history?: unknown[];
    startedAt?: number | null;
    live?: { name: string };
    listeners?: number | null;
  } | null;
}

/** A column: its head, and whether a case shows it. */
const COLUMNS: readonly (readonly [string, (expected: NonNullable<Case['expect']>) => boolean])[] = [
  ['song', ({ track }) => Boolean(track?.title)],
  ['art', ({ track }) => Boolean(track?.art)],
  ['history', ({ history }) => (history?.length ?? 0) > 0],
  ['times', ({ startedAt }) => typeof startedAt === 'number'],
  ['presenter', ({ live }) => Boolean(live?.name)],
  ['listeners', ({ listeners }) => typeof listeners === 'number'],
  ['off air', ({ isOnline }) => isOnline === false],
];

/** `providers.md`: what is read of each provider, in so many documents that both readers have to read right. */
export function printProviderTable(providers: readonly ProviderFile[], golden: string): string {
  const cases = ['own', 'field', 'panels'].flatMap((name): Case[] =>
    JSON.parse(readFileSync(join(golden, `${name}.json`), 'utf8')),
  );
  const rows = providers.map((provider) => {
    const own = cases.filter((one) => kindOf(one, providers, golden) === provider.kind);
    const counts = COLUMNS.map(([, isShown]) => {
      const count = own.filter(({ expect }) => expect && isShown(expect)).length;
      return count === 0 ? '–' : count;
    });
    return `| ${[provider.label, foundBy(provider), own.length, ...counts, provider.verified].join(' | ')} |`;
  });
  const heads = [
    'provider',
    'found from the stream',
    'documents',
    ...COLUMNS.map(([head]) => head),
    'verified',
  ];
  return `# What is read of stations

Printed by \`pnpm generate\` from the files of this folder and the documents in \`src/fixtures/golden\`, which the browser's
reader and the server's both have to read right. A number says in how many documents something stands and is read.

| ${heads.join(' | ')} |
| ${heads.map(() => '---').join(' | ')} |
${rows.join('\n')}
`;
}

function foundBy({ kind, places = [], pages = [] }: ProviderFile): string {
  if (kind === 'icy' || kind === 'hls') return 'in the sound';
  if (places.some(({ guess }) => !guess)) return 'by its address';
  if (places.length > 0) return 'by a guess from its address';
  return pages.length > 0 ? 'by a page beside the stream' : 'no: the owner names it';
}

function kindOf(one: Case, providers: readonly ProviderFile[], golden: string): string {
  if (one.kind !== 'auto') return one.kind;
  const text = one.body ?? one.bytes ?? readFileSync(join(golden, '..', one.file ?? ''), 'utf8');
  const inOrder = [...providers].sort((a, b) => Number(a.general ?? false) - Number(b.general ?? false));
  return inOrder.find(({ mark }) => new RegExp(mark).test(text.slice(0, 20_000)))?.kind ?? '';
}
