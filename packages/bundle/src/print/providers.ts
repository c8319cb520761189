import { phpLine } from '../php';
import { expanded, type ProviderFile } from '../provider-files';
import { MORE_TEXTS } from './song';

const HEAD = '// Printed by `pnpm generate` from packages/feeds/providers. Do not edit.\n';

/** `packages/feeds/src/generated/kinds.ts`: the values of `feed-kind`. */
export function printKinds(providers: readonly ProviderFile[]): string {
  const kinds = providers.map(({ kind }) => `  '${kind}',\n`).join('');
  return `${HEAD}
/** How a feed is written; the names are the values of \`feed-kind\`. \`auto\` looks at the text. */
export const FEED_KINDS = [
  'auto',
${kinds}] as const;
`;
}

/** `packages/feeds/src/generated/providers.ts` and `more-providers.ts`. */
export function printReadings(providers: readonly ProviderFile[]): string {
  const rows = providers.map(({ kind, mark, body, root, stations, read }) =>
    JSON.stringify({ kind, mark, body, root, stations, read }),
  );
  return `${HEAD}import type { Provider } from '../provider/provider';

/** Every kind with its mark, the most telling first. */
export const PROVIDERS: readonly Provider[] = [
${rows.map((row) => `  ${row},\n`).join('')}];
`;
}

/** `packages/feeds/src/generated/places.ts`: where to ask. */
export function printPlaces(providers: readonly ProviderFile[]): string {
  const places = placesOf(providers).map((place) => `  ${JSON.stringify(place)},\n`);
  const pages = pagesOf(providers).map((page) => `  ${JSON.stringify(page)},\n`);
  return `${HEAD}import type { Page, Place } from '../provider/provider';

/** The addresses that a provider's streams have, and where its documents are. */
export const PLACES: readonly Place[] = [
${places.join('')}];

/** The status pages of stream servers, in the order in which they are asked for. */
export const PAGES: readonly Page[] = [
${pages.join('')}];
`;
}

const placesOf = (providers: readonly ProviderFile[]) =>
  providers.flatMap(({ kind, places = [] }) =>
    places.map(({ streams, ...place }) => ({ kind, streams: streams.map(expanded), ...place })),
  );

const pagesOf = (providers: readonly ProviderFile[]) =>
  [...providers]
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .flatMap(({ kind, pages = [] }) => pages.map((page) => ({ kind, page })));

/** `src/Features/Stations/FeedProviders.php`: constants that PHP keeps compiled. */
export function printProviders(providers: readonly ProviderFile[]): string {
  const readings = providers.map(({ kind, label, body, root, stations, read }) => [
    kind,
    defined({ label, body, root, stations, read }),
  ]);
  const places = placesOf(providers).map(({ streams, ...place }) => ({
    ...place,
    streams: streams.map((pattern) => `~${pattern.replaceAll('~', '\\~')}~`),
  }));
  return `<?php

${HEAD}// phpcs:disable Generic.Files.LineLength.TooLong -- an entry is a line.

declare(strict_types=1);

namespace Onda\\Features\\Stations;

defined('ABSPATH') || exit;

/** How the documents of each provider are read, and where they are. */
final class FeedProviders
{
    /** Kind → its label and how it is read; one without \`read\` is read by code. */
    public const READINGS = ${rowsOf(Object.fromEntries(readings))};
    /** The addresses that a provider's streams have, and where its documents are. */
    public const PLACES = ${rowsOf(places)};
    /** The texts that a document may tell beside artist and title, as keys. */
    public const MORE_TEXTS = ${phpLine(Object.fromEntries(MORE_TEXTS.map((name) => [name, true])))};
    /** The status pages of stream servers, in the order in which they are asked for. */
    public const PAGES = ${rowsOf(pagesOf(providers))};
}
`;
}

const defined = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

/** A list or map of PHP with each entry on a line. */
function rowsOf(values: object): string {
  const isList = Array.isArray(values);
  const rows = Object.entries(values).map(
    ([key, value]) => `        ${isList ? '' : `'${key}' => `}${phpLine(value)},\n`,
  );
  return `[\n${rows.join('')}    ]`;
}
