import { scalar } from '../text/tidy';
import type { SongWays, Ways } from './provider';
import { listOf, valuesAt } from './ways';

/** Levels below the document that are looked through. */
const LEVELS = 3;
/** Entries of a list. */
const MOST = 31;
/** Names of parts that are on air; others are looked at later. */
const NOW = /now|current|live|onair|playing|song|track|data|result/;
/** Not what is on air. */
const NOT_NOW =
  /hist|prev|recent|last|past|next|queue|coming|played|schedul|request|show|news|podcast|episode/;

type Fits = (map: object) => object | undefined;

/**
 * The song of a document of any shape, or the list that begins with it: the first map with an artist and a title, else
 * one with a text of both among what is on air. Its keys are small letters and digits, whatever their writing.
 */
export function songMap(tree: unknown, { artist, title, text }: SongWays): unknown {
  const document = plain(tree, LEVELS + 2);
  const told = (map: object, ways: Ways = []) =>
    listOf(ways)
      .flatMap((way) => valuesAt(map, way))
      .find((value) => scalar(value) !== '');
  const whole: Fits = (map) => (told(map, artist) && told(map, title) ? map : undefined);
  // Another text that looks like a title is the name of the station.
  const both: Fits = (map) => {
    const song = told(map, text);
    const nothing = Object.fromEntries(listOf(title ?? []).map((way) => [way, '']));
    return song === undefined ? undefined : { ...map, ...nothing, text: song };
  };
  return within(document, LEVELS, whole) ?? within(document, LEVELS, both, NOW);
}

function within(value: unknown, levels: number, fits: Fits, wanted?: RegExp): unknown {
  if (Array.isArray(value)) {
    const first = within(value[0], levels, fits, wanted);
    return first && [first, ...value.slice(1)];
  }
  if (typeof value !== 'object' || value === null || levels < 0) return undefined;
  const keys = Object.keys(value).filter((key) => !NOT_NOW.test(key));
  const among = (names: readonly string[]): unknown => {
    for (const key of names) {
      const found = within(value[key as keyof typeof value], levels - 1, fits, wanted);
      if (found) return found;
    }
    return undefined;
  };
  // An element of XML around it all has no name that tells.
  const now = among(keys.length === 1 ? keys : keys.filter((key) => NOW.test(key)));
  if (now) return now;
  const song = fits(value);
  if (song || wanted) return song;
  return among(keys.filter((key) => !NOW.test(key)));
}

function plain(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null || levels < 0) return value;
  if (Array.isArray(value)) return value.slice(0, MOST).map((one) => plain(one, levels));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.toLowerCase().replace(/[^a-z\d]/g, ''),
      plain(one, levels - 1),
    ]),
  );
}
