import type { Track } from '../generated/track';

/** A way through a document, or several of which the first that leads to something counts (providers/README.md). */
export type Ways = string | readonly string[];

/** Way → the texts of which it must lead to one. */
export type Case = Readonly<Record<string, Ways>>;
export type Condition = Case | readonly Case[];

/** The places of the values of a song; `text` is that of artist and title in one. */
export type SongWays = Partial<Record<keyof Track | 'text', Ways>>;

export interface HistoryWays extends SongWays {
  each: Ways;
  arts?: Ways;
  at?: Ways;
  cut?: string;
}

export interface LengthWays {
  seconds?: Ways;
  milliseconds?: Ways;
}

export interface Reading extends SongWays {
  needs?: Ways;
  unless?: Condition;
  song?: Ways;
  rows?: Ways;
  limit?: number;
  planned?: true;
  skip?: Condition;
  noArt?: Condition;
  gap?: true;
  artAlone?: true;
  station?: Ways;
  clock?: Ways;
  startedAt?: Ways;
  endsAt?: Ways;
  length?: LengthWays;
  position?: LengthWays;
  presenter?: Ways;
  isLive?: Condition;
  listeners?: Ways;
  offline?: Condition;
  history?: HistoryWays;
}

export interface Stations {
  each: Ways;
  addresses?: Ways;
  number?: Ways;
  sending?: Ways;
  off?: Condition;
  missing?: 'offline';
}

/** A file of packages/feeds/providers, whose README explains every key. */
export interface Provider {
  kind: string;
  mark: string;
  body?: 'text';
  root?: Ways;
  stations?: Stations;
  read?: Reading;
}

/** The addresses of a provider's documents, for streams at addresses like these. */
export interface Place {
  kind: string;
  streams: readonly string[];
  ask: readonly string[];
  guess?: true;
}

/** A status page of a stream server. */
export interface Page {
  kind: string;
  page: string;
}
