import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SONG } from '@onda/feeds/song';

/** A provider file, checked; packages/feeds/providers/README.md explains its keys. */
export interface ProviderFile {
  kind: string;
  label: string;
  verified: string;
  mark: string;
  general?: boolean;
  rank?: number;
  pages?: string[];
  places?: { streams: string[]; ask: string[]; guess?: boolean }[];
  body?: 'text';
  root?: string | string[];
  stations?: Record<string, unknown>;
  read?: Record<string, unknown>;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTexts: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);
const isPaths: Check = (value) => isText(value) || isTexts(value);
const isTrue: Check = (value) => value === true;
const isNumber: Check = (value) => Number.isInteger(value);
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCase: Check = (value) => isMap(value) && Object.values(value).every(isPaths);
const isCondition: Check = (value) => (Array.isArray(value) ? value.every(isCase) : isCase(value));
const isLength: Check = (value) =>
  isMap(value) &&
  Object.entries(value).every(([unit, path]) => /^(?:milli)?seconds$/.test(unit) && isPaths(path));
const isPattern: Check = (value) => {
  try {
    return isText(value) && Boolean(new RegExp(expanded(String(value))));
  } catch {
    return false;
  }
};

const OF_SONG = Object.fromEntries(['text', ...Object.keys(SONG)].map((name) => [name, isPaths]));

const HISTORY: Record<string, Check> = {
  ...OF_SONG,
  each: isPaths,
  arts: isPaths,
  at: isPaths,
  cut: isPattern,
};

const READ: Record<string, Check> = {
  needs: isPaths,
  unless: isCondition,
  song: isPaths,
  rows: isPaths,
  limit: isNumber,
  planned: isTrue,
  skip: isCondition,
  ...OF_SONG,
  station: isPaths,
  gap: isTrue,
  artAlone: isTrue,
  noArt: isCondition,
  clock: isPaths,
  startedAt: isPaths,
  endsAt: isPaths,
  length: isLength,
  position: isLength,
  presenter: isPaths,
  isLive: isCondition,
  listeners: isPaths,
  offline: isCondition,
  history: (value) => faultsOf(value, HISTORY, '').length === 0,
};

const STATIONS: Record<string, Check> = {
  each: isPaths,
  addresses: isPaths,
  number: isPaths,
  sending: isPaths,
  off: isCondition,
  missing: (value) => value === 'offline',
};

const PLACE: Record<string, Check> = {
  streams: (value) => isTexts(value) && (value as string[]).every(isPattern),
  ask: isTexts,
  guess: isTrue,
};

const FILE: Record<string, Check> = {
  kind: (value) => /^[a-z][a-z\d-]*$/.test(String(value)),
  label: isText,
  verified: isText,
  mark: isPattern,
  general: isTrue,
  rank: isNumber,
  pages: isTexts,
  places: (value) => Array.isArray(value) && value.every((place) => faultsOf(place, PLACE, '').length === 0),
  body: (value) => value === 'text',
  root: isPaths,
  stations: (value) => faultsOf(value, STATIONS, '').length === 0,
  read: (value) => faultsOf(value, READ, '').length === 0,
};

const NESTED: Record<string, Record<string, Check>> = { read: READ, stations: STATIONS, history: HISTORY };

/** The keys of a value that no rule knows or that break theirs, each with the way to it. */
function faultsOf(value: unknown, rules: Record<string, Check>, way: string): string[] {
  if (!isMap(value)) return [`${way || 'the file'} is no object`];
  return Object.entries(value).flatMap(([key, one]) => {
    const rule = rules[key];
    if (!rule) return [`${way}${key} is no key that a reader knows`];
    if (rule(one)) return [];
    const inner = NESTED[key] && isMap(one) ? faultsOf(one, NESTED[key], `${way}${key}.`) : [];
    return inner.length > 0 ? inner : [`${way}${key} is not written as the README says`];
  });
}

/** Says what is wrong with the text of a provider file and where; an empty list for a file that is right. */
export function problemsInProvider(file: string, text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`packages/feeds/providers/${file}: ${(error as Error).message}`];
  }
  const missing = ['kind', 'label', 'verified', 'mark'].filter((key) => !isMap(value) || !(key in value));
  const named =
    isMap(value) && `${value.kind}.json` !== basename(file) ? ['kind is not the name of the file'] : [];
  return [...missing.map((key) => `${key} is missing`), ...named, ...faultsOf(value, FILE, '')].map(
    (fault) => `packages/feeds/providers/${file}: ${fault}`,
  );
}

/** Every provider of the folder, general ones last by their rank. Throws with all problems of all files. */
export function readProviders(folder: string): ProviderFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const files = names
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const problems = files.flatMap(([name, text]) => problemsInProvider(name, text));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const providers = files.map(([, text]) => JSON.parse(text) as ProviderFile);
  const place = ({ general = false, rank = 0 }: ProviderFile) => (general ? 1 + rank : 0);
  return providers.sort((one, other) => place(one) - place(other));
}

const GROUPS: Record<string, string> = {
  host: '[^/:?#]+',
  port: '\\d{4,5}',
  id: '[\\w-]+',
  origin: 'https?://[^/?#]+',
};

/** A pattern with `{host}`, `{port}`, `{id}` and `{origin}` written out as named groups. */
export const expanded = (pattern: string): string =>
  pattern.replace(/\{(host|port|id|origin)\}/g, (_, name) => `(?<${name}>${GROUPS[name]})`);
