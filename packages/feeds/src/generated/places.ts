// Printed by `pnpm generate` from packages/feeds/providers. Do not edit.
import type { Page, Place } from '../provider/provider';

/** The addresses that a provider's streams have, and where its documents are. */
export const PLACES: readonly Place[] = [
  {"kind":"azuracast","streams":["(?<origin>https?://[^/?#]+)/(?:listen|public)/(?<id>[\\w.-]+)"],"ask":["{origin}/api/nowplaying/{id}"]},
  {"kind":"azuracast","streams":["(?<origin>https?://[^/?#]+)/radio/\\d+/"],"ask":["{origin}/api/nowplaying"],"guess":true},
  {"kind":"centova","streams":["//(?<host>[^/:?#]+)(?::\\d+)?/(?:proxy|ssl|sc|ic|streams|start|rpc|recentfeed)/(?!(?:stream|live)(?![\\w-]))(?<id>[\\w-]+)","//(?<host>[^/:?#]+)(?::\\d+)?/tunein/(?<id>[\\w-]+?)(?:-stream)?\\.pls"],"ask":["https://{host}/rpc/{id}/streaminfo.get","https://{host}:2199/rpc/{id}/streaminfo.get"]},
  {"kind":"libretime","streams":["//(?<id>[\\w-]+)\\.(?:out\\.)?airtime\\.pro"],"ask":["https://{id}.airtime.pro/api/live-info-v2"]},
  {"kind":"live365","streams":["//streaming\\.live365\\.com/(?<id>a\\d+)"],"ask":["https://api.live365.com/station/{id}"]},
  {"kind":"mediacp","streams":["//(?<host>[^/:?#]+):2020/stream/(?<id>[\\w-]+)","//(?<host>[^/:?#]+):2020/(?<id>[\\w-]+)/stream"],"ask":["https://{host}:2020/json/stream/{id}"]},
  {"kind":"mediacp","streams":["//(?<host>[^/:?#]+)/stream/(?<id>[\\w-]+)$"],"ask":["https://{host}:2020/json/stream/{id}"],"guess":true},
  {"kind":"radioco","streams":["//\\w+\\.radio\\.co/(?<id>[\\w-]+)/"],"ask":["https://public.radio.co/stations/{id}/status"]},
  {"kind":"radiojar","streams":["//stream\\.radiojar\\.com/(?<id>[\\w-]+)"],"ask":["https://www.radiojar.com/api/stations/{id}/now_playing/"]},
  {"kind":"radioking","streams":["radioking\\.com/play/(?<id>[\\w-]+)"],"ask":["https://api.radioking.io/widget/radio/{id}/track/current"]},
  {"kind":"radioking","streams":["//listen\\.radioking\\.com/radio/(?<id>[\\w-]+)/"],"ask":["https://www.radioking.com/api/radio/{id}/track/current"]},
  {"kind":"sonicpanel","streams":["//(?<host>[^/:?#]+)(?::\\d+)?/(?<port>\\d{4,5})(?:/|$)","//(?<host>[^/:?#]+)(?::\\d+)?/cp/.*[?&]p=(?<port>\\d{4,5})"],"ask":["https://{host}/cp/get_info.php?p={port}"]},
  {"kind":"sonicpanel","streams":["//(?<host>[^/:?#]+):(?<port>\\d{4,5})/(?:stream|;|live|listen|$)"],"ask":["https://{host}/cp/get_info.php?p={port}"],"guess":true},
  {"kind":"triton","streams":["streamtheworld\\.com/api/livestream-redirect/(?<id>[\\w-]+)","\\.live\\.streamtheworld\\.com(?::\\d+)?/(?<id>\\w+?)(?:_SC)?(?:\\.\\w+)?(?:$|\\?)"],"ask":["https://np.tritondigital.com/public/nowplaying?mountName={id}&numberToFetch=10&eventType=track"]},
  {"kind":"zeno","streams":["\\.zeno\\.fm/(?<id>[\\w-]+)"],"ask":["https://api.zeno.fm/mounts/metadata/subscribe/{id}"]},
  {"kind":"currentsong","streams":["//(?<host>\\w+\\.radioboss\\.fm):1?(?<port>\\d{4})/"],"ask":["http://{host}:{port}/currentsong?sid=1"]},
  {"kind":"currentsong","streams":["//(?<host>\\w+\\.radioboss\\.fm)/(?:stream|playlist)/(?<id>\\d{3})\\b"],"ask":["http://{host}:8{id}/currentsong?sid=1"]},
  {"kind":"currentsong","streams":["//(?<host>\\w+\\.radioboss\\.fm)/(?:stream|playlist)/(?<id>\\d\\d)\\b"],"ask":["http://{host}:80{id}/currentsong?sid=1"]},
];

/** The status pages of stream servers, in the order in which they are asked for. */
export const PAGES: readonly Page[] = [
  {"kind":"shoutcast2-xml","page":"stats?sid={sid}"},
  {"kind":"shoutcast1","page":"7.html?sid={number}"},
  {"kind":"icecast-json","page":"status-json.xsl?mount={mount}"},
  {"kind":"icecast-html","page":"status.xsl"},
];
