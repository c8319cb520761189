import { PROVIDERS } from './generated/more-providers';
import { moreKinds } from './provider/more-kinds';
import { songMap } from './provider/song-map';
import { parseXml } from './provider/xml';
import { repairJson } from './repair-json';

/** Lets `read-tree` know every kind, read those that are trees, and documents that are damaged. */
export function addKinds(): void {
  Object.assign(moreKinds, { providers: PROVIDERS, songMap, parseXml, repairJson });
}
