import type { Host } from '@onda/core/element/host';
import type { stationSwitcher } from './contract';

export type SwitcherHost = Host<typeof stationSwitcher>;

/** Values by attribute name as a page writes it: `radio-stream`. */
type StationAttributes = Record<string, string>;

export interface SwitcherState {
  /** The id of a station. */
  chosen: string;
  /** Songs by the id of the station. */
  songs: Readonly<Record<string, string>>;
}

/** A station as PHP printed it. */
export interface PrintedStation {
  id: string;
  attributes: StationAttributes;
}
