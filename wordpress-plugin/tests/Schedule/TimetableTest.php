<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\Conflict;
use Onda\Features\Schedule\Week\Timetable;
use PHPUnit\Framework\TestCase;

/**
 * The cases stand in timetable.json: what was asked (`utc`), slots, changes and holidays, and the airings to expect.
 * The fields of an airing that a case names are compared, and always `cut` and `clock`. Seconds are written out, and
 * again as a time in UTC that a person can read. `conflicts` and `cancelled` are compared where a case names them.
 */
final class TimetableTest extends TestCase
{
    /** @return iterable<string, array{array<string, mixed>}> */
    public static function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents(__DIR__ . '/timetable.json'), true) as $case) {
            yield $case['name'] => [$case];
        }
    }

    /**
     * @dataProvider cases
     * @param array<string, mixed> $case
     */
    public function test_a_case_of_the_table(array $case): void
    {
        $timetable = self::timetable($case);
        [$from, $until] = array_map(static fn(string $time): int => (int) strtotime("$time UTC"), $case['utc']);
        $expected = array_map(static fn(array $airing): array => $airing + ['cut' => '', 'clock' => ''], $case['airings']);
        $airings = $timetable->airings($from, $until);
        $this->assertSame(array_column($case['airings'], 'id'), array_column($airings, 'id'));
        foreach ($expected as $at => $fields) {
            $given = get_object_vars($airings[$at]) + ['utc' => self::utc($airings[$at])];
            $this->assertSame($fields, array_replace($fields, array_intersect_key($given, $fields)), $fields['id']);
        }
        if (isset($case['conflicts'])) {
            $words = static fn(Conflict $conflict): string => "{$conflict->winner->id} over {$conflict->loser->id}";
            $is_open = static fn(Conflict $conflict): bool => !$conflict->is_meant;
            $conflicts = array_filter($timetable->conflicts($from, $until), $is_open);
            $this->assertSame($case['conflicts'], array_values(array_map($words, $conflicts)));
        }
        if (isset($case['cancelled'])) {
            $this->assertSame($case['cancelled'], array_column($timetable->cancelled($from, $until), 'id'));
        }
    }

    /** An airing is the same, whichever part of its time is asked for. */
    public function test_any_minute_of_a_case_has_the_airing_of_the_whole(): void
    {
        foreach (self::cases() as $name => [$case]) {
            $timetable = self::timetable($case);
            $from = (int) strtotime("{$case['utc'][0]} UTC");
            $until = min((int) strtotime("{$case['utc'][1]} UTC"), $from + 10 * 86400);
            $whole = $timetable->airings($from, $until);
            for ($at = $from; $at < $until; $at += 2 * 3600 + 60) {
                $on = array_filter($whole, static fn(Airing $airing): bool => $airing->starts <= $at && $at < $airing->ends);
                $this->assertEquals(array_values($on), $timetable->airings($at, $at + 1), "$name: " . gmdate('Y-m-d H:i', $at));
            }
        }
    }

    public function test_a_cancelled_airing_says_when_it_would_have_been_and_why(): void
    {
        $timetable = self::timetable([
            'zone' => 'Europe/Madrid',
            'slots' => [['id' => 1, 'days' => 'Mon Tue', 'start' => '10:00', 'length' => 60, 'title' => 'La Tarde']],
            'changes' => [
                ['id' => 2, 'action' => 'cancel', 'slot' => 1, 'date' => '2026-05-05', 'reason' => 'por partido', 'changed_at' => 7],
                ['id' => 1, 'action' => 'cancel', 'slot' => 1, 'date' => '2026-05-04', 'changed_at' => 9],
            ],
        ]);
        [$monday, $tuesday] = $timetable->cancelled(1777845600, 1778018400);
        $this->assertSame(['s1-20260504', true], [$monday->id, $monday->is_cancelled]);
        $this->assertSame([1777968000, 1777971600], [$tuesday->starts, $tuesday->ends]);
        $this->assertSame(['La Tarde', 'por partido', 7], [$tuesday->title, $tuesday->reason, $tuesday->changed_at]);
        $this->assertSame([], $timetable->cancelled(1777971600, 1778018400));
    }

    private static function utc(Airing $airing): string
    {
        [$day, $last] = [gmdate('Y-m-d', $airing->starts), gmdate('Y-m-d', $airing->ends)];
        return gmdate('Y-m-d H:i', $airing->starts) . ' to ' . gmdate($day === $last ? 'H:i' : 'Y-m-d H:i', $airing->ends);
    }

    /** @param array<string, mixed> $case */
    private static function timetable(array $case): Timetable
    {
        return WrittenWeek::timetable($case['zone'], $case['slots'], $case['changes'] ?? [], $case['holidays'] ?? []);
    }
}
