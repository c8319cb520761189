<?php

/** A station's server for the check of stations, by path. */

declare(strict_types=1);

file_put_contents((string) getenv('ONDA_UPSTREAM_LOG'), $_SERVER['REQUEST_URI'] . "\n", FILE_APPEND | LOCK_EX);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$base = "http://{$_SERVER['HTTP_HOST']}";
$send = static function (string $body, string $type, string ...$headers): void {
    header("Content-Type: $type");
    array_map(header(...), $headers);
    echo $body;
};
$azuracast = static fn(): string => (string) json_encode([
    'station' => ['name' => 'Radio Azul', 'shortcode' => 'azul', 'listen_url' => "$base/live.mp3"],
    'listeners' => ['total' => 21, 'current' => 20],
    'now_playing' => ['song' => ['artist' => 'Shakira', 'title' => 'Ojos Así']],
    'is_online' => true,
]);
$icestats = static fn(): string => (string) json_encode(['icestats' => ['source' => [
    'listenurl' => 'http://localhost:8000/live.mp3', 'server_type' => 'audio/mpeg', 'title' => 'Faro - Marea',
    'listeners' => 7, 'server_name' => 'Radio Uno',
]]]);

match ($path) {
    '/live.mp3', '/listen/azul/radio.mp3' => sound(['icy-br: 128', 'Access-Control-Allow-Origin: *']),
    '/titled.mp3' => titled(),
    '/garbage.mp3' => sound(['icy-metaint: 1000']),
    '/late.mp3' => sound(['icy-metaint: 900000']),
    '/nonsense.mp3' => sound(['icy-metaint: -5']),
    '/five-megabytes' => $send('{"icestats":{"source":' . str_repeat('[', 5_000_000), 'application/json'),
    '/bare' => sound([], ''),
    '/closed.mp3' => sound([]),
    '/opus.ogg' => $send('OggS' . str_repeat("\0", 24) . 'OpusHead' . str_repeat("\0", 9000), 'application/ogg'),
    '/silent.mp3' => silent(),
    '/list.m3u' => $send("#EXTM3U\n#EXTINF:-1,Uno\n/live.mp3\n", 'audio/x-mpegurl'),
    '/list.pls' => $send("[playlist]\nFile2=$base/two\nFile1=$base/live.mp3\n", 'audio/x-scpls'),
    '/list.xspf' => $send("<?xml version=\"1.0\"?><playlist><trackList><track><location>$base/live.mp3</location></track></trackList></playlist>", 'application/xspf+xml'),
    '/list.asx' => $send("<ASX version=\"3.0\"><ENTRY><REF HREF=\"$base/live.mp3\"/></ENTRY></ASX>", 'video/x-ms-asf'),
    '/empty.m3u' => $send("#EXTM3U\n", 'audio/x-mpegurl'),
    '/self.m3u' => $send("#EXTM3U\n/self.m3u\n", 'audio/x-mpegurl'),
    '/hls.m3u8' => $send("#EXTM3U\n#EXT-X-VERSION:3\n", 'application/vnd.apple.mpegurl'),
    '/page' => $send('<html><p>Welcome</p></html>', 'text/html; charset=utf-8'),
    '/player' => $send('<html><audio src="/live.mp3"></audio><a href="/gone.mp3">x</a></html>', 'text/html'),
    '/public/azul' => $send('<html><title>AzuraCast</title></html>', 'text/html'),
    '/embedded' => $send("<html><iframe src='$base/public/azul/embed'></iframe></html>", 'text/html'),
    '/api/nowplaying/azul' => $send($azuracast(), 'application/json'),
    '/icecast' => $send('<html><title>Icecast Streaming Media Server</title></html>', 'text/html'),
    '/status-json.xsl' => $send($icestats(), 'application/json'),
    '/cyrillic' => $send("<html><body>3,1,9,100,3,128,X: \xD0\xF3\xF1\xE8 - \xD1\xF3\xE4\xE0\xF0</body></html>", 'text/html'),
    '/other-kind' => $send('{"current_track":{"title":"Faro - Marea"},"status":"online"}', 'application/json'),
    '/off-air' => $send('{"icestats":{"host":"localhost","server_id":"Icecast 2.4.4"}}', 'application/json'),
    '/nothing.json' => $send('{"hello":1}', 'application/json'),
    '/moved-feed' => $send('', 'text/plain', 'HTTP/1.1 302 Found', 'Location: ' . $_GET['to']),
    '/moved' => $send('', 'text/plain', 'HTTP/1.1 301 Moved', 'Location: /live.mp3'),
    '/loop' => $send('', 'text/plain', 'HTTP/1.1 302 Found', 'Location: /loop'),
    '/lost' => $send('', 'text/plain', 'HTTP/1.1 302 Found', 'Location: mailto:uno@radio.example'),
    '/closed' => $send('no', 'text/plain', 'HTTP/1.1 403 Forbidden'),
    '/broken' => $send('no', 'text/plain', 'HTTP/1.1 500 Error'),
    '/endless' => endless(),
    '/slow' => slow(),
    default => $send('none', 'text/html', 'HTTP/1.1 404 Not Found'),
};

/** @param list<string> $headers */
function sound(array $headers, string $type = 'audio/mpeg'): void
{
    header($type === '' ? 'Content-Type: application/octet-stream' : "Content-Type: $type");
    array_map(header(...), $headers);
    while (!connection_aborted()) {
        // An MPEG-1 Layer III frame of 128 kbit/s.
        echo "\xFF\xFB\x90\x64" . str_repeat("\0", 413);
        flush();
        usleep(2000);
    }
}

function titled(): void
{
    array_map(header(...), ['Content-Type: audio/mpeg', 'icy-metaint: 1000', 'icy-br: 64']);
    $title = "StreamTitle='Faro - Marea';";
    echo str_repeat('x', 1000) . chr((int) ceil(strlen($title) / 16)) . str_pad($title, 16 * (int) ceil(strlen($title) / 16), "\0");
    echo str_repeat('x', 8000);
}

/** Says that sound comes, and sends none. */
function silent(): void
{
    header('Content-Type: audio/mpeg');
    ob_end_flush();
    flush();
    sleep(4);
}

function endless(): void
{
    header('Content-Type: text/plain');
    while (!connection_aborted()) {
        echo str_repeat('x', 65536);
        flush();
    }
}

function slow(): void
{
    sleep(8);
}
