<?php

/** Stands for every provider of artists and art, as `/HOST/path`; the name that is asked for chooses the answer. */

declare(strict_types=1);

file_put_contents((string) getenv('ONDA_UPSTREAM_LOG'), $_SERVER['REQUEST_URI'] . "\n", FILE_APPEND | LOCK_EX);

$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$name = basename($path) === 'search' ? $_GET['term'] : ($_GET['artist'] ?? basename($path));
$send = static function (string $body, int $status = 200, string $type = 'application/json'): void {
    http_response_code($status);
    header("Content-Type: $type");
    echo $body;
};
$json = static fn(mixed $value) => $send((string) json_encode($value));

match (true) {
    str_contains($name, 'Html') => $send('<!doctype html><p>Blocked', 200, 'text/html'),
    str_contains($name, 'Huge') => $send('{"extract":"' . str_repeat('x', 300 * 1024) . '"}'),
    str_contains($name, 'Slow') => usleep(9_000_000),
    str_contains($name, 'Busy') => $send('', 429),
    str_contains($name, 'Broken') => $send('', 500),
    str_contains($name, 'Nobody') => $send('{"status":404}', 404),
    str_starts_with($path, '/itunes.apple.com/') => $json(['resultCount' => 1, 'results' => [[
        'artistName' => 'Los Faros',
        'trackName' => 'Marea alta',
        'artworkUrl100' => 'https://is1-ssl.mzstatic.com/image/marea/100x100bb.jpg',
    ]]]),
    str_contains($path, '.wikipedia.org/') => wikipedia($json, (string) $name),
    default => $send('none', 404),
};

function wikipedia(callable $json, string $title): void
{
    // Long enough for every other request to arrive while it is being read.
    str_starts_with($title, 'Held') && usleep(800_000);
    $json([
        'type' => 'standard',
        'title' => $title,
        'description' => 'banda de rock',
        'extract' => "$title es una banda <script>alert(1)</script>de \u{202E}rock.\x07\n<img src=x onerror=alert(1)>",
        'thumbnail' => ['source' => str_starts_with($title, 'Evil') ? 'javascript:alert(1)' : 'https://upload.wikimedia.org/faros.jpg'],
        'content_urls' => ['desktop' => ['page' => 'https://es.wikipedia.org/wiki/Los_Faros']],
    ]);
}
