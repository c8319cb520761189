<?php

declare(strict_types=1);

/**
 * Reads rules of slots from standard input, a JSON list, and prints the airings of each: date, start and end in seconds
 * of Unix time. WordPress is not loaded.
 */

define('ABSPATH', '/');

require dirname(__DIR__, 2) . '/wordpress-plugin/autoload.php';

use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Schedule\Week\Timetable;
use Onda\Features\Schedule\Week\WallClock;

$clocks = [];
$answers = [];
$row = static fn(Airing $airing): array => [$airing->date, $airing->starts, $airing->ends];
foreach (json_decode((string) stream_get_contents(STDIN), true) as $rule) {
    $clock = $clocks[$rule['zone']] ??= new WallClock(new DateTimeZone($rule['zone']));
    $timetable = new Timetable([new Slot(1, 0, '', ...$rule['slot'])], [], [], $clock);
    $answers[] = array_map($row, $timetable->airings($rule['since'], $rule['to']));
}
echo json_encode($answers);
