import { readIcecastHtml } from './icecast/icecast-html';
import { moreKinds } from './provider/more-kinds';
import { readPlayedHtml } from './shoutcast/played-html';
import { readShoutcast1 } from './shoutcast/shoutcast1';
import { readHls } from './stream/hls';
import { readIcy } from './stream/icy';

/** The kinds that are no tree: pages of stream servers, and the stream itself. */
const readers = {
  'icecast-html': readIcecastHtml,
  shoutcast1: readShoutcast1,
  'played-html': readPlayedHtml,
  icy: readIcy,
  hls: readHls,
};

/** Lets `read-tree` read the kinds whose provider has no `read`. */
export function addPages(): void {
  Object.assign(moreKinds, { readers });
}
