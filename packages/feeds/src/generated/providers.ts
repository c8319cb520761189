// Printed by `pnpm generate` from packages/feeds/providers. Do not edit.
import type { Provider } from '../provider/provider';

/** Every kind with its mark, the most telling first. */
export const PROVIDERS: readonly Provider[] = [
  {"kind":"icecast-json","mark":"\"icestats\"|<icestats>","stations":{"each":["icestats.source","1.source"],"addresses":["listenurl","mount","@key"],"sending":["stream_start","stream_start_iso8601","server_type","title"],"missing":"offline"},"read":{"needs":["icestats.*","1.source"],"artist":"artist","title":"title","text":"yp_currently_playing","station":"server_name","listeners":"listeners"}},
  {"kind":"shoutcast2-json","mark":"\"songtitle\"","stations":{"each":["streams",""],"addresses":"streampath","number":"id","off":{"streamstatus":"0"}},"read":{"needs":["songtitle","streamstatus","streams"],"gap":true,"text":"songtitle","station":"servertitle","presenter":"dj","listeners":"currentlisteners"}},
];

/** The texts that a document may tell beside artist and title. */
export const MORE_TEXTS = [] as const;
