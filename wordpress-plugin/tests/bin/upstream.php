<?php

/** The answers of the test's own server, by path. */

declare(strict_types=1);

file_put_contents((string) getenv('ONDA_UPSTREAM_LOG'), $_SERVER['REQUEST_URI'] . "\n", FILE_APPEND | LOCK_EX);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$send = static function (string $body, string $type = 'application/json', array $headers = []): void {
    header("Content-Type: $type");
    array_map(header(...), $headers);
    echo $body;
};

match ($path) {
    '/nowplaying' => $send('{"now_playing":{"song":{"title":"Uno"}}}'),
    '/status-json.xsl' => $send('{"icestats":{"source":{"listenurl":"http://localhost/live.mp3","title":"Uno"}}}'),
    '/agent' => $send((string) json_encode(getallheaders())),
    '/redirect' => $send('', 'text/plain', ['HTTP/1.1 302 Found', 'Location: ' . ($_GET['to'] ?? '')]),
    '/loop' => $send('', 'text/plain', ['HTTP/1.1 302 Found', 'Location: /loop']),
    '/large' => $send(str_repeat('x', 256 * 1024 + 1), 'text/plain'),
    '/bomb' => $send((string) gzencode(str_repeat("\0", 24 * 1024 * 1024)), 'text/plain', ['Content-Encoding: gzip']),
    '/gzip' => $send((string) gzencode('{"title":"packed"}'), 'text/plain', ['Content-Encoding: gzip']),
    '/sound' => $send('ID3', 'audio/mpeg'),
    '/events' => events("data: {\"streamTitle\":\"Faro - Marea\"}\n\n"),
    '/no-events' => events(": hello\n\n"),
    '/slow' => slow(),
    '/endless' => endless(),
    '/held' => held(),
    default => $send('none', 'text/plain', ['HTTP/1.1 404 Not Found']),
};

/** A byte now and then, for ever. */
function slow(): void
{
    for ($sent = 0; $sent < 100; $sent++) {
        echo 'x';
        flush();
        usleep(200_000);
    }
}

/** Says this much, and holds the connection open. */
function events(string $first): void
{
    header('Content-Type: text/event-stream');
    while (ob_get_level() > 0) {
        ob_end_flush();
    }
    echo $first;
    flush();
    sleep(8);
}

function endless(): void
{
    while (!connection_aborted()) {
        echo str_repeat('x', 65536);
        flush();
    }
}

/** Long enough for every other request to arrive while it is being read. */
function held(): void
{
    usleep(800_000);
    echo '{"icestats":{}}';
}
