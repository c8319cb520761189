<?php

declare(strict_types=1);

/**
 * Milliseconds for the airings of a station with 180 weekly rules and 10 changes in 8 days, and for a plain loop that
 * makes the start and the end of as many airings as objects of PHP, in turns: medians of `$argv[1]`, as JSON. `cold` is
 * a timetable that was just made.
 */

define('ABSPATH', '/');

require dirname(__DIR__, 3) . '/wordpress-plugin/autoload.php';

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Schedule\Week\Timetable;
use Onda\Features\Schedule\Week\WallClock;

$rules = 180;
$day = 86400;
$monday = 1777852800;
$slot_of = static fn(int $at): Slot =>
    new Slot($at + 1, $at % 60 + 1, "Programa $at", 1 << $at % 7, intdiv($at, 7) * 56, 56, changed_at: $at);
$slots = array_map($slot_of, range(0, $rules - 1));
$change_of = static function (int $at) use ($monday, $day): AiringChange {
    $action = AiringChange::ACTIONS[$at % 5];
    $is_special = $action === 'special';
    $date = gmdate('Y-m-d', $monday + $at % 7 * $day);
    [$starts, $ends] = $is_special || $action === 'move' ? ["$date 1$at:30", "$date 1$at:50"] : ['', ''];
    return new AiringChange($at + 1, $action, $is_special ? 0 : $at % 7 + 1, $is_special ? '' : $date, $starts, $ends, 7);
};
$changes = array_map($change_of, range(0, 9));
$zone = new DateTimeZone('Europe/Madrid');
$make = static fn(): Timetable => new Timetable($slots, $changes, [], new WallClock($zone));
$warm = $make();
$airings = $warm->airings($monday, $monday + 8 * $day);
$plain = static function () use ($airings, $zone): void {
    foreach ($airings as $airing) {
        new DateTimeImmutable("$airing->date 10:00", $zone);
        new DateTimeImmutable("$airing->date 11:00", $zone);
    }
};
$sides = [
    'warm' => static fn(): array => $warm->airings($monday, $monday + 8 * $day),
    'cold' => static fn(): array => $make()->airings($monday, $monday + 8 * $day),
    'plain' => $plain,
];
$times = [];
for ($run = 0; $run < (int) $argv[1]; $run++) {
    foreach ($sides as $name => $side) {
        $before = hrtime(true);
        $side();
        $times[$name][] = (hrtime(true) - $before) / 1e6;
    }
}
foreach ($times as &$of_side) {
    sort($of_side);
    $of_side = $of_side[intdiv(count($of_side), 2)];
}
echo json_encode(['airings' => count($airings)] + $times);
