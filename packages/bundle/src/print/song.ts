import { SONG } from '@onda/feeds/song';

const HEAD = '// Printed by `pnpm generate` from packages/feeds/src/song.ts. Do not edit.\n';

const rows: [name: string, value: { description: string; isRequired?: true }][] = Object.entries(SONG);

/** The texts that a document may tell beside artist and title. */
export const MORE_TEXTS = rows.flatMap(([name, { isRequired }]) => (isRequired ? [] : [name]));

/** The type of a song, as it stands in braces. */
const members = rows.map(([name, { isRequired }]) => `${name}${isRequired ? '' : '?'}: string`);

/** The type of the detail of `onda-track`. */
export const TRACK_DETAIL = `{ ${['source: string', ...members].join('; ')} }`;

const interfaceOf = (name: string, description: string, first = '') => `${HEAD}
/** ${description} */
export interface ${name} {
${first}${rows.map(([, value], at) => `  /** ${value.description} */\n  ${members[at]};\n`).join('')}}
`;

/** `packages/feeds/src/generated/track.ts`. */
export const printTrack = (): string =>
  `${interfaceOf('Track', 'A song. Texts are decoded and hold no markup.')}
export const TRACK_VALUES: readonly (keyof Track)[] = ${list(rows.map(([name]) => name))};
`;

/** `packages/core/src/generated/track-detail.ts`. */
export const printTrackDetail = (): string =>
  interfaceOf(
    'TrackDetail',
    'The detail of `onda-track`.',
    '  /** The id of the station, else its stream. */\n  source: string;\n',
  );

/** `packages/elements/src/generated/heard-track.ts`: the types of `feeds` are not published. */
export const printHeardTrack = (): string => interfaceOf('HeardTrack', 'The song of a store without markup.');

/** The end of `packages/feeds/src/generated/providers.ts`. */
export const printMoreTexts = (): string => `
/** The texts that a document may tell beside artist and title. */
export const MORE_TEXTS = ${list(MORE_TEXTS)} as const;
`;

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** `packages/player/src/generated/told-track.ts`: written out, because an untouched page pays for each byte. */
export function printToldTrack(): string {
  const others = rows.filter(([name]) => name !== 'title' && name !== 'artist');
  const names = others.map(([name, { isRequired }]) => (isRequired ? `${name} = ''` : name));
  const values = others.map(([name, { isRequired }]) =>
    isRequired ? `${name}: \`\${${name}}\`` : `...(${name} !== undefined && { ${name}: \`\${${name}}\` })`,
  );
  return `${HEAD}import type { Track } from '@onda/feeds/now-playing';

/** The song in an answer of our server; \`cased\` is the artist with initial capitals. */
export const toldTrack = (
  { title, artist, cased, ${names.join(', ')} }: Record<string, unknown>,
  keepCase: boolean,
): Track | null =>
  title === undefined
    ? null
    : { title: \`\${title}\`, artist: \`\${keepCase ? artist : cased}\`, ${values.join(', ')} };
`;
}
