import { PROVIDERS } from './generated/more-providers';
import { readIcecastHtml } from './icecast/icecast-html';
import { moreKinds } from './provider/more-kinds';
import { parseXml } from './provider/xml';
import { repairJson } from './repair-json';
import { readPlayedHtml } from './shoutcast/played-html';
import { readShoutcast1 } from './shoutcast/shoutcast1';
import { readHls } from './stream/hls';
import { readIcy } from './stream/icy';

/** The kinds that are no tree. */
const readers = {
  'icecast-html': readIcecastHtml,
  shoutcast1: readShoutcast1,
  'played-html': readPlayedHtml,
  icy: readIcy,
  hls: readHls,
};

/** Lets `read-tree` read every kind, and documents that are damaged. */
export function addKinds(): void {
  Object.assign(moreKinds, { providers: PROVIDERS, readers, parseXml, repairJson });
}
