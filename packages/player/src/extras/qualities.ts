import type { KeyStore } from '@onda/core/storage/storage';
import type { PlayerHost, PlayerModel } from '../player-model';
import { stationOf } from '../station-of';
import type { Player } from '../store';
import type { PlayerAttributes } from '../texts';

/** An address of the station that its author gave a name; the stream itself may be among them, or has none. */
export interface Quality {
  name: string;
  stream: string;
}

type StationAddresses = Pick<PlayerAttributes, 'radioStream' | 'mirrors'>;

const ADDRESS = /^https?:\/\//i;

/**
 * `mirrors="Alta https://… Baja https://…"`: the words before an address are its name; an address without one is a
 * mirror that nobody chooses. A single quality leaves no choice, so there are none or at least two.
 */
export function qualitiesOf({ radioStream, mirrors }: StationAddresses): readonly Quality[] {
  const named: Quality[] = [];
  let words: string[] = [];
  for (const word of mirrors.split(/\s+/).filter(Boolean)) {
    if (!ADDRESS.test(word)) {
      words.push(word);
      continue;
    }
    if (words.length > 0) named.push({ name: words.join(' '), stream: word });
    words = [];
  }
  const isNamed = named.some(({ stream }) => stream === radioStream);
  const all = named.length === 0 || isNamed ? named : [{ name: '', stream: radioStream }, ...named];
  return all.length < 2 ? [] : all;
}

/** The name, not the address: a visitor who wants the small one wants that of every station. */
const KEY = 'onda-quality';

/** Address of the quality that the visitor chose last, where the station has it. */
export function chosenQuality(station: StationAddresses, storage: KeyStore): string | undefined {
  const wanted = storage.read(KEY, (name) => (typeof name === 'string' ? name : ''));
  return qualitiesOf(station).find(({ name }) => name === wanted)?.stream;
}

/**
 * The quality that the visitor chose last is heard from now on, on this station and on those that the page tunes to.
 */
export function recallQuality(host: PlayerHost, model: PlayerModel, player: Player, storage: KeyStore) {
  const recall = () => {
    model.quality = chosenQuality(host.attributes.getState(), storage);
    player.tune(stationOf(host, model));
  };
  recall();
  host.lifetime.onEnd(host.attributes.subscribe(recall));
}

/** Heard at once if anything is; the others stand by as mirrors. */
export function chooseQuality(
  host: PlayerHost,
  model: PlayerModel,
  player: Player,
  storage: KeyStore,
  { name, stream }: Quality,
) {
  storage.write(KEY, name);
  model.quality = stream;
  player.tune(stationOf(host, model));
}
