<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;
use Onda\Tests\TestCase;

/** Holidays, repeats, winners, a first week and the nights when the clocks change, on the owner's screen. */
final class ScheduleYearTest extends TestCase
{
    use ScheduleAnswers;

    private ScheduleRepository $kept;

    protected function setUp(): void
    {
        parent::setUp();
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'name' => 'Radio Dos']);
        update_option('timezone_string', 'Europe/Madrid');
        ShowTypes::register();
        $this->sign_in('editor');
        $this->kept = new ScheduleRepository();
    }

    public function test_a_holiday_runs_like_another_day_is_changed_by_its_date_and_removed_and_back(): void
    {
        $this->put(['title' => 'Domingo', 'weekdays' => 64]);
        $this->put(['title' => 'Miércoles', 'weekdays' => 4, 'on_holidays' => 'skip']);
        $holiday = ['day' => '2026-11-25', 'name' => 'Fiesta <b>', 'weekday' => '6'];
        $week = $this->ask('holiday', ['holiday' => $holiday]);
        $this->assertSame([$holiday], $week['holidays']);
        $this->assertSame(['Domingo', 'Domingo'], array_column($week['airings'], 'title'));
        $week = $this->ask('holiday', ['holiday' => ['weekday' => ''] + $holiday]);
        $this->assertSame('', $week['holidays'][0]['weekday']);
        $this->assertSame(['Domingo'], array_column($week['airings'], 'title'), 'one show skips holidays');
        $this->assertSame('6', $this->ask('undo')['holidays'][0]['weekday']);
        $this->assertSame([], $this->ask('workday', ['holiday' => '2026-11-25'])['holidays']);
        $this->assertSame([$holiday], $this->ask('undo')['holidays']);
        $this->ask('holiday', ['holiday' => ['day' => '2026-12-25'] + $holiday]);
        $this->assertCount(1, $this->ask('undo')['holidays'], 'a new one goes');
        $this->assertSame([], $this->kept->holidays('dos'));
    }

    /** @dataProvider wrong_holidays */
    public function test_a_wrong_holiday_has_a_sentence_and_is_not_kept(string $field, string $typed, string $wrong): void
    {
        $holiday = [$field => $typed] + ['day' => '2026-12-25', 'name' => 'Navidad', 'weekday' => '6'];
        $this->assertSame([$wrong], array_keys($this->ask('holiday', ['holiday' => $holiday])['errors']));
        $this->assertSame([], $this->kept->holidays('uno'));
    }

    /** @return array<string, array{string, string, string}> */
    public static function wrong_holidays(): array
    {
        return [
            'no day' => ['day', '2026-02-30', 'holidayDay'],
            'an empty day' => ['day', '', 'holidayDay'],
            'a long name' => ['name', str_repeat('ñ', 201), 'holidayName'],
            'an eighth day' => ['weekday', '7', 'runsLike'],
            'another text' => ['weekday', "6\nx", 'runsLike'],
        ];
    }

    /**
     * @dataProvider repeats
     * @param array<string, string> $fields
     */
    public function test_a_repeat_is_linked_to_what_it_repeats_or_says_why_not(array $fields, string $part): void
    {
        $first = (string) $this->put(['title' => 'La Tarde', 'weekdays' => 3, 'start' => 960]);
        $typed = ['kind' => 'repeat', 'repeats' => $first, 'repeatsDays' => '1', 'weekdays' => '2', 'start' => '02:00'];
        $week = $this->ask('save', ['slot' => $fields + $typed + self::slot()]);
        if ($part !== '') {
            $this->assertSame(['repeats'], array_keys($week['errors']));
            $this->assertStringContainsString($part, $week['errors']['repeats']);
            $this->assertCount(1, $this->kept->slots('uno'));
            return;
        }
        [, $slot] = $this->kept->slots('uno');
        $is_repeat = ($fields['kind'] ?? 'repeat') === 'repeat';
        $days = (int) ($fields['repeatsDays'] ?? 1);
        $this->assertSame($is_repeat ? [(int) $first, $days] : [0, 0], [$slot->repeats, $slot->repeats_days]);
    }

    /** @return array<string, array{array<string, string>, string}> */
    public static function repeats(): array
    {
        return [
            'the night after' => [[], ''],
            'a week later' => [['repeatsDays' => '8'], ''],
            'Wednesday of the week after, of Tuesday' => [['weekdays' => '4', 'repeatsDays' => '8'], ''],
            'Sunday, of Monday' => [['weekdays' => '64', 'repeatsDays' => '6'], ''],
            'the same day, later' => [['weekdays' => '1', 'repeatsDays' => '0', 'start' => '20:00'], ''],
            'no repeat' => [['kind' => 'live'], ''],
            'the same day, earlier' => [['weekdays' => '1', 'repeatsDays' => '0'], 'antes de lo que repite'],
            'the same hour' => [['weekdays' => '1', 'repeatsDays' => '0', 'start' => '16:00'], 'antes de lo que repite'],
            'a day without a first airing' => [['weekdays' => '16'], 'La Tarde no se emite 1 '],
            'an unknown slot' => [['repeats' => '999999'], 'ya no existe'],
            'no number of days' => [['repeatsDays' => '-1'], '0'],
            'over a year' => [['repeatsDays' => '367'], '0'],
        ];
    }

    public function test_a_repeat_of_what_was_removed_is_moved_like_any_other(): void
    {
        $id = $this->put(['kind' => 'repeat', 'repeats' => 999999, 'repeats_days' => 1]);
        $this->assertSame(0, $this->ask('week')['slots'][0]['repeats']);
        $this->ask('save', ['slot' => ['id' => (string) $id, 'kind' => 'repeat', 'onHolidays' => 'only'] + self::slot()]);
        $this->assertSame([0, 'only'], [$this->kept->slots('uno')[0]->repeats, $this->kept->slots('uno')[0]->on_holidays]);
        $wrong = $this->ask('save', ['slot' => ['onHolidays' => 'odd'] + self::slot()]);
        $this->assertSame(['onHolidays'], array_keys($wrong['errors']));
    }

    public function test_of_two_slots_the_chosen_one_wins_by_one_press_and_the_other_by_the_next(): void
    {
        [$one, $other] = [$this->put(['title' => 'Uno']), $this->put(['title' => 'Dos', 'changed_at' => 5])];
        $this->assertSame([['Dos', false]], $this->winners($this->ask('week')));
        $this->assertTrue($this->ask('week')['conflicts'][0]['isOfSlots']);
        $prefer = fn(int $slot, int $over): array => $this->ask('prefer', ['slot' => (string) $slot, 'over' => (string) $over]);
        $this->assertSame([['Uno', true]], $this->winners($prefer($one, $other)));
        $this->assertSame(['Uno'], array_column($this->ask('week')['airings'], 'title'));
        $this->assertSame([['Dos', true]], $this->winners($prefer($other, $one)));
        $this->assertSame([['Uno', true]], $this->winners($this->ask('undo')));
        $this->assertArrayHasKey('slot', $prefer($one, $one)['errors']);
        $this->assertArrayHasKey('slot', $prefer($one, 999999)['errors']);
        for ($press = 0; $press < 120; $press++) {
            $prefer(...($press % 2 === 0 ? [$one, $other] : [$other, $one]));
        }
        $this->assertSame([['Dos', true]], $this->winners($this->ask('week')));
        $this->assertLessThan(200, max(array_column($this->kept->slots('uno'), 'priority')), 'below changes of single days');
    }

    public function test_a_day_that_was_moved_onto_a_slot_asks_for_no_winner(): void
    {
        $slot = $this->put(['title' => 'Uno', 'weekdays' => 2]);
        $this->put(['title' => 'Dos']);
        $edges = ['starts' => '2026-11-23 10:00', 'ends' => '2026-11-23 11:00'];
        $this->kept->put_change('uno', new AiringChange(0, 'move', $slot, '2026-11-24', ...$edges));
        $this->assertSame([], $this->ask('week')['conflicts']);
        $other = $this->put(['title' => 'Tres', 'weekdays' => 4]);
        $this->kept->put_change('uno', new AiringChange(0, 'move', $other, '2026-11-25', ...$edges));
        [$both] = $this->ask('week')['conflicts'];
        $this->assertSame(['Tres', false], [$both['winner']['title'], $both['isOfSlots']], 'two moved days are named alone');
    }

    public function test_an_empty_week_is_filled_by_one_press_renamed_by_pressing_a_show_and_emptied_by_undo(): void
    {
        foreach (['music' => 9, 'talk' => 10, 'community' => 9] as $kind => $count) {
            $week = $this->ask('fill', ['kind' => $kind]);
            $this->assertCount($count, $week['slots'], $kind);
            $this->assertSame([], $week['conflicts'], "$kind: no two at once");
            $this->assertCount($count, get_posts(['post_type' => ShowTypes::SHOW, 'numberposts' => -1]), $kind);
            $this->assertArrayHasKey('slot', $this->ask('fill', ['kind' => $kind])['errors'], 'only into an empty week');
            $this->ask('undo');
            $this->assertSame([[], []], [$this->kept->slots('uno'), get_posts(['post_type' => ShowTypes::SHOW])], $kind);
        }
        $this->assertArrayHasKey('slot', $this->ask('fill', ['kind' => 'odd'])['errors']);
    }

    public function test_a_show_of_the_first_week_gets_its_own_name_and_address_once(): void
    {
        $this->ask('fill', ['kind' => 'music']);
        [$slot] = $this->kept->slots('uno');
        $former = get_the_title($slot->show);
        $rename = fn(string $title): array => $this->ask('save', [
            'slot' => ['id' => (string) $slot->id, 'title' => $title] + self::slot(),
        ]);
        $rename('Buenos días, radio');
        $this->assertSame($slot->show, $this->kept->slots('uno')[0]->show);
        $this->assertSame(['Buenos días, radio', 'buenos-dias-radio'], [
            get_the_title($slot->show), get_post_field('post_name', $slot->show),
        ]);
        $this->ask('undo');
        $this->assertSame($former, get_the_title($slot->show));
        $rename('Buenos días, radio');
        $rename('Otro');
        $this->assertNotSame($slot->show, $this->kept->slots('uno')[0]->show, 'a show of the station stays as it is');
        $this->assertSame('Buenos días, radio', get_the_title($slot->show));
    }

    public function test_undo_takes_a_new_show_with_its_slot_but_not_one_that_was_edited(): void
    {
        $this->ask('save', ['slot' => ['title' => 'Nuevo', 'hosts' => 'Ana'] + self::slot()]);
        $this->ask('undo');
        $this->assertSame([], get_posts(['post_type' => [ShowTypes::SHOW, ShowTypes::HOST]]));
        $this->ask('save', ['slot' => ['title' => 'Nuevo', 'hosts' => 'Ana'] + self::slot()]);
        $this->ask('undo');
        $this->ask('save', ['slot' => ['title' => 'Editado'] + self::slot()]);
        [$show] = get_posts(['post_type' => ShowTypes::SHOW]);
        global $wpdb;
        $wpdb->update($wpdb->posts, ['post_modified_gmt' => '2036-01-01 00:00:00'], ['ID' => $show->ID]);
        clean_post_cache($show->ID);
        $this->ask('undo');
        $this->assertSame('publish', get_post_status($show->ID));
    }

    public function test_an_airing_whose_hour_the_clock_skips_is_told_in_its_day(): void
    {
        $slot = $this->put(['title' => 'Madrugada', 'weekdays' => 127, 'start' => 120]);
        $this->put(['title' => 'Larga', 'weekdays' => 64, 'start' => 150, 'length' => 90]);
        $week = $this->ask('week', ['day' => '2026-03-29']);
        $skipped = array_values(array_filter($week['airings'], static fn(array $one): bool => isset($one['isSkipped'])));
        $this->assertCount(1, $skipped);
        $this->assertSame(['Madrugada', '2026-03-29', 6 * 1440 + 120, 6 * 1440 + 180, true], array_values(
            array_intersect_key($skipped[0], array_flip(['title', 'date', 'starts', 'ends', 'isOff'])) === [] ? [] : [
                $skipped[0]['title'], $skipped[0]['date'], $skipped[0]['starts'], $skipped[0]['ends'], $skipped[0]['isOff'],
            ],
        ));
        $this->assertCount(6 + 1 + 1, $week['airings'], 'the other six nights, the long one, and the skipped one');
        $none = fn(): array => array_filter(
            $this->ask('week', ['day' => '2026-03-29'])['airings'],
            static fn(array $one): bool => isset($one['isSkipped']),
        );
        $this->kept->put_change('uno', new AiringChange(0, 'cancel', $slot, '2026-03-29'));
        $this->assertSame([], $none(), 'it was cancelled');
        update_option('timezone_string', 'America/Bogota');
        $this->assertSame([], $none(), 'no clock changes there');
    }

    /** @return list<array{string, bool}> */
    private function winners(array $week): array
    {
        return array_map(static fn(array $one): array => [$one['winner']['title'], $one['isMeant']], $week['conflicts']);
    }

    /** @param array<string, mixed> $more Of a slot on Monday at 10:00. */
    private function put(array $more): int
    {
        $slot = ['id' => 0, 'show' => 0, 'title' => 'Programa', 'weekdays' => 1, 'start' => 600, 'length' => 60];
        return $this->kept->put_slot('uno', new Slot(...$more + $slot));
    }

    /** @return array<string, string> As the screen sends it. */
    private static function slot(): array
    {
        return [
            'id' => '0', 'show' => '0', 'title' => 'Programa', 'weekdays' => '1', 'start' => '10:00', 'length' => '60',
            'from' => '', 'until' => '', 'every' => '1', 'monthWeeks' => '0', 'kind' => 'live', 'hosts' => '',
            'monday' => '2026-11-23',
        ];
    }
}
