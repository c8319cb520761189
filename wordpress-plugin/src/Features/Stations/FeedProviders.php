<?php

// Printed by `pnpm generate` from packages/feeds/providers. Do not edit.
// phpcs:disable Generic.Files.LineLength.TooLong -- an entry is a line.

declare(strict_types=1);

namespace Onda\Features\Stations;

defined('ABSPATH') || exit;

/** How the documents of each provider are read, and where they are. */
final class FeedProviders
{
    /** Kind → its label and how it is read; one without `read` is read by code. */
    public const READINGS = [
        'azuracast' => ['label' => 'AzuraCast', 'root' => ['pub.data.np', 'connect.subs.*.publications.-1.data.np', ''], 'stations' => ['each' => '', 'addresses' => ['station.listen_url', 'station.mounts.*.url', 'station.remotes.*.url', 'station.hls_url', 'remotes.*.url'], 'off' => ['is_online' => 'false']], 'read' => ['needs' => ['now_playing.song', 'song_history', 'station', '0.now_playing', '0.station'], 'song' => 'now_playing', 'artist' => 'song.artist', 'title' => 'song.title', 'text' => 'song.text', 'art' => ['art', 'song.art'], 'artAlone' => true, 'startedAt' => 'played_at', 'length' => ['seconds' => 'duration'], 'presenter' => 'live.streamer_name', 'isLive' => ['live.is_live' => 'true'], 'listeners' => ['listeners.current', 'listeners.total'], 'history' => ['each' => 'song_history', 'artist' => 'song.artist', 'title' => 'song.title', 'text' => 'song.text', 'art' => 'song.art', 'at' => 'played_at']]],
        'caster' => ['label' => 'Caster.fm, json.xsl of Icecast, a map by mount', 'stations' => ['each' => ['mounts', 'streams', 'server.streams', ''], 'addresses' => ['@key', 'mount'], 'missing' => 'offline'], 'read' => ['artist' => 'artist', 'title' => 'title', 'text' => 'current_song', 'station' => 'server_name', 'listeners' => 'listeners']],
        'centova' => ['label' => 'Centova Cast', 'read' => ['needs' => ['data.0', 'items'], 'skip' => ['servertype' => '*'], 'artist' => 'data.0.track.artist', 'title' => 'data.0.track.title', 'text' => ['data.0.song', 'items.0.title'], 'art' => ['data.0.track.imageurl', 'items.0.enclosure.url'], 'startedAt' => ['data.0.track.started', 'items.0.date'], 'length' => ['seconds' => 'data.0.track.length'], 'listeners' => 'data.0.listeners', 'offline' => ['data.0.offline' => ['true', '1']], 'history' => ['each' => ['data.0', 'items'], 'artist' => 'artist', 'title' => 'title', 'art' => ['image', 'enclosure.url'], 'at' => ['time', 'date']]]],
        'everestcast' => ['label' => 'EverestCast', 'read' => ['needs' => 'results', 'rows' => 'results', 'skip' => ['jingle_id' => '*'], 'artist' => 'author', 'title' => 'title', 'text' => 'metadata', 'art' => ['img_large_url', 'img_medium_url', 'img_url'], 'startedAt' => 'ts', 'length' => ['milliseconds' => 'length'], 'presenter' => 'dj_name', 'listeners' => 'n_listeners']],
        'hls' => ['label' => 'HLS, the tags of a playlist'],
        'icecast-html' => ['label' => 'Icecast, status.xsl'],
        'icecast-json' => ['label' => 'Icecast, status-json.xsl', 'stations' => ['each' => ['icestats.source', '1.source'], 'addresses' => ['listenurl', 'mount', '@key'], 'sending' => ['stream_start', 'stream_start_iso8601', 'server_type', 'title'], 'missing' => 'offline'], 'read' => ['needs' => ['icestats.*', '1.source'], 'artist' => 'artist', 'title' => 'title', 'text' => 'yp_currently_playing', 'station' => 'server_name', 'listeners' => 'listeners']],
        'icy' => ['label' => 'the stream itself'],
        'libretime' => ['label' => 'LibreTime, Airtime', 'read' => ['needs' => ['tracks', 'current'], 'song' => ['tracks.current', 'current'], 'artist' => 'metadata.artist_name', 'title' => 'metadata.track_title', 'text' => 'name', 'art' => 'metadata.artwork_url', 'skip' => ['type' => 'livestream'], 'clock' => 'station.schedulerTime', 'startedAt' => 'starts', 'endsAt' => 'ends', 'isLive' => [['tracks.current.type' => 'livestream'], ['current.type' => 'livestream']], 'presenter' => ['shows.current.name', 'currentShow.0.name'], 'offline' => ['tracks.current' => '', 'current' => '', 'sources.livedj' => ['off', ''], 'sources.masterdj' => ['off', ''], 'sources.scheduledplay' => ['off', '']], 'history' => ['each' => ['tracks.previous', 'previous'], 'artist' => 'metadata.artist_name', 'title' => 'metadata.track_title', 'text' => 'name', 'at' => 'starts']]],
        'live365' => ['label' => 'Live365', 'read' => ['needs' => 'current-track', 'song' => 'current-track', 'artist' => 'artist', 'title' => 'title', 'art' => 'art', 'skip' => ['artist' => 'live365'], 'startedAt' => 'start', 'endsAt' => 'end', 'isLive' => ['live_dj_on' => 'true'], 'history' => ['each' => 'last-played', 'artist' => 'artist', 'title' => 'title', 'art' => 'art', 'at' => 'start']]],
        'mediacp' => ['label' => 'MediaCP', 'read' => ['needs' => 'trackhistory', 'text' => ['nowplaying', 'trackhistory.0'], 'art' => 'coverart', 'listeners' => 'connections', 'offline' => ['status' => ['false', '0']], 'history' => ['each' => 'trackhistory', 'text' => '', 'arts' => 'covers']]],
        'played-html' => ['label' => 'Shoutcast, played.html'],
        'radioboss' => ['label' => 'RadioBOSS', 'read' => ['needs' => ['currenttrack_info', 'Info.CurrentTrack'], 'song' => ['currenttrack_info.@attributes', 'Info.CurrentTrack.TRACK'], 'artist' => 'ARTIST', 'title' => 'TITLE', 'text' => 'CASTTITLE', 'position' => ['milliseconds' => ['/playback.pos', '/Info.Playback.pos']], 'length' => ['milliseconds' => ['/playback.len', '/Info.Playback.len']], 'listeners' => ['listeners', 'Info.CurrentTrack.TRACK.LISTENERS'], 'isLive' => ['live' => 'true'], 'history' => ['each' => ['recent', 'Info.PrevTrack.TRACK'], 'artist' => ['trackartist', 'ARTIST'], 'title' => ['tracktitle', 'TITLE'], 'text' => ['title', 'CASTTITLE']], 'art' => '/links.artwork']],
        'radioco' => ['label' => 'Radio.co', 'read' => ['needs' => ['current_track', 'data.track_title'], 'song' => ['current_track', 'data'], 'artist' => 'track_artist', 'title' => 'track_title', 'text' => 'title', 'art' => ['artwork_url_large', 'artwork_url', 'artwork_urls.large', 'artwork_urls.standard'], 'startedAt' => 'start_time', 'presenter' => 'source.collaborator.name', 'isLive' => [['source.type' => 'live'], ['source.collaborator.name' => '*']], 'offline' => ['status' => 'offline'], 'history' => ['each' => 'history', 'text' => 'title']]],
        'radiocult' => ['label' => 'RadioCult', 'read' => ['needs' => 'result', 'artist' => 'result.metadata.artist', 'title' => 'result.metadata.title', 'offline' => ['result.status' => 'offair']]],
        'radiojar' => ['label' => 'Radiojar', 'read' => ['rows' => '', 'planned' => true, 'artist' => 'artist', 'title' => ['title', 'track'], 'art' => 'thumb', 'startedAt' => 'tm', 'endsAt' => 'tm_end']],
        'radioking' => ['label' => 'RadioKing', 'read' => ['rows' => '', 'artist' => 'artist', 'title' => 'title', 'art' => ['cover', 'cover_url'], 'noArt' => ['default_cover' => 'true'], 'startedAt' => 'started_at', 'endsAt' => 'end_at', 'isLive' => ['is_live' => 'true']]],
        'shoutcast1' => ['label' => 'Shoutcast 1, 7.html'],
        'shoutcast2-json' => ['label' => 'Shoutcast 2, stats and statistics in JSON', 'stations' => ['each' => ['streams', ''], 'addresses' => 'streampath', 'number' => 'id', 'off' => ['streamstatus' => '0']], 'read' => ['needs' => ['songtitle', 'streamstatus', 'streams'], 'gap' => true, 'text' => 'songtitle', 'station' => 'servertitle', 'presenter' => 'dj', 'listeners' => 'currentlisteners']],
        'shoutcast2-played' => ['label' => 'Shoutcast 2, played in JSON', 'read' => ['rows' => '', 'gap' => true, 'text' => 'title', 'startedAt' => 'playedat']],
        'shoutcast2-xml' => ['label' => 'Shoutcast 2, stats in XML', 'stations' => ['each' => ['SHOUTCASTSERVER.STREAMSTATS.STREAM', 'SHOUTCASTSERVER'], 'addresses' => 'STREAMPATH', 'number' => 'id', 'off' => ['STREAMSTATUS' => '0']], 'read' => ['needs' => 'SHOUTCASTSERVER', 'gap' => true, 'text' => 'SONGTITLE', 'station' => 'SERVERTITLE', 'presenter' => 'DJ', 'listeners' => 'CURRENTLISTENERS']],
        'sonicpanel' => ['label' => 'SonicPanel', 'read' => ['needs' => ['djusername', 'title'], 'text' => 'title', 'art' => 'art', 'presenter' => 'djusername', 'listeners' => 'listeners', 'offline' => ['title' => '', 'djusername' => '', 'bitrate' => '', 'history' => ''], 'history' => ['each' => 'history', 'text' => '', 'cut' => '^\\d+\\.\\)\\s*|<br>']]],
        'spinitron' => ['label' => 'Spinitron', 'read' => ['needs' => 'items', 'rows' => 'items', 'artist' => 'artist', 'title' => 'song', 'art' => 'image', 'startedAt' => 'start', 'endsAt' => 'end']],
        'triton' => ['label' => 'Triton, StreamTheWorld', 'read' => ['needs' => 'nowplaying-info-list', 'rows' => 'nowplaying-info-list.nowplaying-info', 'artist' => 'track_artist_name', 'title' => 'cue_title', 'art' => 'track_cover_url', 'startedAt' => ['cue_time_start', 'timestamp'], 'length' => ['milliseconds' => 'cue_time_duration']]],
        'zeno' => ['label' => 'Zeno, server-sent events', 'read' => ['needs' => 'streamTitle', 'text' => 'streamTitle']],
        'currentsong' => ['label' => 'Shoutcast, currentsong as text', 'body' => 'text', 'read' => ['text' => '']],
        'song-list' => ['label' => 'now_playing and song_history', 'read' => ['needs' => ['now_playing', 'song_history'], 'song' => 'now_playing', 'artist' => 'song.artist', 'title' => 'song.title', 'text' => 'song.text', 'art' => ['art', 'song.art'], 'artAlone' => true, 'startedAt' => 'played_at', 'length' => ['seconds' => 'duration'], 'history' => ['each' => 'song_history', 'artist' => 'song.artist', 'title' => 'song.title', 'text' => 'song.text', 'art' => 'song.art', 'at' => 'played_at']]],
        'track-list' => ['label' => 'success and result', 'read' => ['needs' => 'result', 'unless' => ['success' => ['', 'false', '0']], 'rows' => 'result', 'limit' => 5, 'artAlone' => true, 'artist' => 'track_artist', 'title' => 'track_title', 'art' => 'track_image', 'startedAt' => ['track_played', 'timestamp']]],
        'flat-json' => ['label' => 'one song or a list, in JSON, XML or events', 'root' => '**', 'read' => ['rows' => '', 'artist' => ['artist', 'artistname', 'artist.name', 'artists', 'artists.0.name', 'trackartist', 'songartist', 'trackartistname', 'currentartist', 'author', 'performer', 'artista'], 'title' => ['title', 'songtitle', 'tracktitle', 'cuetitle', 'currenttitle', 'song', 'songname', 'track', 'trackname', 'titulo', 'name'], 'text' => ['nowplaying', 'currentsong', 'currenttrack', 'songtitle', 'streamtitle', 'song', 'track', 'title', 'text', 'metadata'], 'art' => ['art', 'artwork', 'artworkurl', 'cover', 'coverurl', 'image', 'imageurl', 'albumart', 'thumb', 'album.images.0.url'], 'startedAt' => ['startedat', 'starttime', 'playedat', 'date'], 'endsAt' => ['endat', 'endsat', 'endtime'], 'length' => ['seconds' => 'duration'], 'listeners' => 'listeners']],
    ];
    /** The addresses that a provider's streams have, and where its documents are. */
    public const PLACES = [
        ['kind' => 'azuracast', 'ask' => ['{origin}/api/nowplaying/{id}'], 'streams' => ['~(?<origin>https?://[^/?#]+)/(?:listen|public)/(?<id>[\\w.-]+)~']],
        ['kind' => 'azuracast', 'ask' => ['{origin}/api/nowplaying'], 'guess' => true, 'streams' => ['~(?<origin>https?://[^/?#]+)/radio/\\d+/~']],
        ['kind' => 'centova', 'ask' => ['https://{host}/rpc/{id}/streaminfo.get', 'https://{host}:2199/rpc/{id}/streaminfo.get'], 'streams' => ['~//(?<host>[^/:?#]+)(?::\\d+)?/(?:proxy|ssl|sc|ic|streams|start|rpc|recentfeed)/(?!(?:stream|live)(?![\\w-]))(?<id>[\\w-]+)~', '~//(?<host>[^/:?#]+)(?::\\d+)?/tunein/(?<id>[\\w-]+?)(?:-stream)?\\.pls~']],
        ['kind' => 'libretime', 'ask' => ['https://{id}.airtime.pro/api/live-info-v2'], 'streams' => ['~//(?<id>[\\w-]+)\\.(?:out\\.)?airtime\\.pro~']],
        ['kind' => 'live365', 'ask' => ['https://api.live365.com/station/{id}'], 'streams' => ['~//streaming\\.live365\\.com/(?<id>a\\d+)~']],
        ['kind' => 'mediacp', 'ask' => ['https://{host}:2020/json/stream/{id}'], 'streams' => ['~//(?<host>[^/:?#]+):2020/stream/(?<id>[\\w-]+)~', '~//(?<host>[^/:?#]+):2020/(?<id>[\\w-]+)/stream~']],
        ['kind' => 'mediacp', 'ask' => ['https://{host}:2020/json/stream/{id}'], 'guess' => true, 'streams' => ['~//(?<host>[^/:?#]+)/stream/(?<id>[\\w-]+)$~']],
        ['kind' => 'radioco', 'ask' => ['https://public.radio.co/stations/{id}/status'], 'streams' => ['~//\\w+\\.radio\\.co/(?<id>[\\w-]+)/~']],
        ['kind' => 'radiojar', 'ask' => ['https://www.radiojar.com/api/stations/{id}/now_playing/'], 'streams' => ['~//stream\\.radiojar\\.com/(?<id>[\\w-]+)~']],
        ['kind' => 'radioking', 'ask' => ['https://api.radioking.io/widget/radio/{id}/track/current'], 'streams' => ['~radioking\\.com/play/(?<id>[\\w-]+)~']],
        ['kind' => 'radioking', 'ask' => ['https://www.radioking.com/api/radio/{id}/track/current'], 'streams' => ['~//listen\\.radioking\\.com/radio/(?<id>[\\w-]+)/~']],
        ['kind' => 'sonicpanel', 'ask' => ['https://{host}/cp/get_info.php?p={port}'], 'streams' => ['~//(?<host>[^/:?#]+)(?::\\d+)?/(?<port>\\d{4,5})(?:/|$)~', '~//(?<host>[^/:?#]+)(?::\\d+)?/cp/.*[?&]p=(?<port>\\d{4,5})~']],
        ['kind' => 'sonicpanel', 'ask' => ['https://{host}/cp/get_info.php?p={port}'], 'guess' => true, 'streams' => ['~//(?<host>[^/:?#]+):(?<port>\\d{4,5})/(?:stream|;|live|listen|$)~']],
        ['kind' => 'triton', 'ask' => ['https://np.tritondigital.com/public/nowplaying?mountName={id}&numberToFetch=10&eventType=track'], 'streams' => ['~streamtheworld\\.com/api/livestream-redirect/(?<id>[\\w-]+)~', '~\\.live\\.streamtheworld\\.com(?::\\d+)?/(?<id>\\w+?)(?:_SC)?(?:\\.\\w+)?(?:$|\\?)~']],
        ['kind' => 'zeno', 'ask' => ['https://api.zeno.fm/mounts/metadata/subscribe/{id}'], 'streams' => ['~\\.zeno\\.fm/(?<id>[\\w-]+)~']],
        ['kind' => 'currentsong', 'ask' => ['http://{host}:{port}/currentsong?sid=1'], 'streams' => ['~//(?<host>\\w+\\.radioboss\\.fm):1?(?<port>\\d{4})/~']],
        ['kind' => 'currentsong', 'ask' => ['http://{host}:8{id}/currentsong?sid=1'], 'streams' => ['~//(?<host>\\w+\\.radioboss\\.fm)/(?:stream|playlist)/(?<id>\\d{3})\\b~']],
        ['kind' => 'currentsong', 'ask' => ['http://{host}:80{id}/currentsong?sid=1'], 'streams' => ['~//(?<host>\\w+\\.radioboss\\.fm)/(?:stream|playlist)/(?<id>\\d\\d)\\b~']],
    ];
    /** The texts that a document may tell beside artist and title, as keys. */
    public const MORE_TEXTS = [];
    /** The status pages of stream servers, in the order in which they are asked for. */
    public const PAGES = [
        ['kind' => 'shoutcast2-xml', 'page' => 'stats?sid={sid}'],
        ['kind' => 'shoutcast1', 'page' => '7.html?sid={number}'],
        ['kind' => 'icecast-json', 'page' => 'status-json.xsl?mount={mount}'],
        ['kind' => 'icecast-html', 'page' => 'status.xsl'],
    ];
}
