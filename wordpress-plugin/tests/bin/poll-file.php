<?php

/**
 * Writes a poll file of a megabyte again and again, each time of another letter, until it is killed. Prints a line
 * once it has written the first. Loads no WordPress: the test's transaction locks the database. Argument: the folder.
 */

declare(strict_types=1);

define('ABSPATH', __DIR__);

function wp_json_encode(mixed $value, int $flags): string
{
    return (string) json_encode($value, $flags);
}

require dirname(__DIR__, 2) . '/src/Core/Site/HostFunctions.php';
require dirname(__DIR__, 2) . '/src/Core/Caching/PollFiles.php';
require dirname(__DIR__, 2) . '/src/Core/Caching/PollFolder.php';

$files = new Onda\Core\Caching\PollFolder($argv[1]);
$now = time();
for ($turn = 0; true; $turn++) {
    // A time at which the former one is overdue.
    $now += Onda\Core\Caching\PollFolder::DUE_SECONDS;
    $files->write('now-playing-uno', ['data' => str_repeat(chr(97 + $turn % 26), 1_000_000)], $now);
    echo $turn === 0 ? "ready\n" : '';
}
