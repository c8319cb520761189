import { webAddress } from '@onda/core/http/safe-url';

/** An airing as our server writes it: times in seconds of Unix time, then words. */
export type Airing = [
  id: string,
  /** Post of the show; 0 for one that has none. */
  show: number,
  start: number,
  seconds: number,
  title: string,
  /** Empty for a show without a page. */
  address: string,
  /** “with Ana Pérez”, or nothing. */
  hosts: string,
  /** “16:00–18:00” on the clock of the station. */
  hours: string,
  /** The weekday in short. */
  day: string,
  image?: string,
];

/** The airings of a time, in seconds. */
export interface Plan {
  from: number;
  until: number;
  airings: Airing[];
}

/** Throws for anything that is no plan; an address that is none is left out. */
export function planOf(airings: Airing[], from: unknown, until: unknown): Plan {
  for (const airing of airings) {
    airing[5] = webAddress(airing[5]);
    airing[9] = webAddress(airing[9]);
  }
  return { from: Number(from), until: Number(until), airings };
}
