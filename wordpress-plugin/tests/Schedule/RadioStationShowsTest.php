<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\Schedule\Import\RadioStationShows;
use Onda\Owner\Schedule\Import\ShowImport;
use Onda\Tests\TestCase;

final class RadioStationShowsTest extends TestCase
{
    use ScheduleSite;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
    }

    public function test_days_with_the_same_hours_are_one_slot_of_the_show(): void
    {
        $this->shifts('Mañana', [
            self::shift('Monday', '8:00 am', '10:30 am'),
            self::shift('Wednesday', '8:00 am', '10:30 am'),
            self::shift('Saturday', '10:00 pm', '2:00 am', ['encore' => 'on']),
        ]);
        $this->import();
        $slots = array_map(static fn(object $slot): array =>
            [$slot->weekdays, $slot->start, $slot->length, $slot->kind, $slot->title], $this->slots());
        $this->assertSame([[1 | 4, 480, 150, 'live', 'Mañana'], [32, 1320, 240, 'repeat', 'Mañana']], $slots);
        $this->assertSame('Mañana', get_the_title($this->slots()[0]->show));
    }

    /** @dataProvider hours */
    public function test_an_hour_of_twelve_is_one_of_the_clock(string $from, string $to, ?array $expected): void
    {
        $this->shifts('A', [self::shift('Sunday', $from, $to)]);
        $this->import();
        $slot = $this->slots()[0] ?? null;
        $this->assertSame($expected, $slot === null ? null : [$slot->start, $slot->length]);
    }

    public function hours(): array
    {
        return [
            'from midnight' => ['12:00 am', '1:00 am', [0, 60]],
            'from noon' => ['12:00 pm', '1:00 pm', [720, 60]],
            'to midnight' => ['11:00 pm', '12:00 am', [1380, 60]],
            'over midnight' => ['11:30 pm', '1:15 am', [1410, 105]],
            'a whole day' => ['12:00 am', '12:00 am', [0, 1440]],
            'without an end' => ['8:00 am', ' ', null],
            'without a start' => [' ', '8:00 am', null],
            'an hour that is none' => ['13:00 am', '2:00 pm', null],
        ];
    }

    public function test_shifts_that_are_off_or_incomplete_are_left_out_and_a_show_that_is_off_is_a_draft(): void
    {
        $this->shifts('A', [
            self::shift('Monday', '8:00 am', '9:00 am', ['disabled' => 'yes']),
            self::shift('', '8:00 am', '9:00 am'),
            ['day' => 'Monday'],
        ]);
        $this->shifts('B', [self::shift('Monday', '8:00 am', '9:00 am')], ['show_active' => '']);
        $this->import();
        $this->assertSame([], $this->slots());
        $this->assertSame(['A' => 'publish', 'B' => 'draft'], $this->shows());
    }

    public function test_hosts_are_people_of_their_own_and_each_is_added_once(): void
    {
        $user = (int) wp_insert_user(['user_login' => 'ana', 'user_pass' => 'x', 'display_name' => 'Ana Pérez']);
        $this->shifts('A', [], ['show_user_list' => [(string) $user]]);
        $this->shifts('B', [], ['show_user_list' => [(string) $user, '999999']]);
        $this->import();
        $hosts = get_posts(['post_type' => ShowTypes::HOST]);
        $this->assertSame(['Ana Pérez'], array_column($hosts, 'post_title'));
        foreach (get_posts(['post_type' => ShowTypes::SHOW]) as $show) {
            $this->assertSame([$hosts[0]->ID], get_post_meta($show->ID, ShowTypes::HOSTS, true));
        }
    }

    public function test_an_override_is_a_special_and_of_the_show_that_it_names(): void
    {
        $show = $this->shifts('A', []);
        $override = ['date' => '2026-12-24', 'disabled' => ''] + self::hours_of('11:00 pm', '1:00 am');
        $this->override('Nochebuena', [$override]);
        $this->override('Otra', $override, ['linked_show_id' => (string) $show]);
        $this->import();
        $changes = (new ScheduleRepository())->changes('uno');
        $times = ['special', '2026-12-24 23:00', '2026-12-25 01:00'];
        $this->assertSame([$times, $times], array_map(static fn(object $change): array =>
            [$change->action, $change->starts, $change->ends], $changes));
        $this->assertSame(['Nochebuena', 'A'], array_map(static fn(object $change): string =>
            get_the_title($change->show), $changes));
    }

    public function test_an_override_from_an_hour_to_the_same_lasts_a_day(): void
    {
        $this->override('A', [['date' => '2026-12-24'] + self::hours_of('8:00 am', '8:00 am')]);
        $this->import();
        $change = (new ScheduleRepository())->changes('uno')[0];
        $this->assertSame(['2026-12-24 08:00', '2026-12-25 08:00'], [$change->starts, $change->ends]);
    }

    public function test_a_trial_adds_nothing_and_a_second_import_adds_nothing_more(): void
    {
        $this->shifts('A', [self::shift('Monday', '8:00 am', '9:00 am')]);
        $this->override('B', [['date' => '2026-12-24'] + self::hours_of('8:00 am', '9:00 am')]);
        $trial = $this->source()->step('', true);
        $this->assertSame([2, 0, 0, []], [$trial->taken, $trial->known, $trial->wrong, $trial->added]);
        $this->assertSame([], $this->slots());
        $this->import();
        $again = $this->source()->step('', false);
        $this->assertSame([0, 2, 0], [$again->taken, $again->known, $again->wrong]);
        $this->assertCount(1, $this->slots());
    }

    public function test_what_was_added_is_taken_away_again_but_for_what_was_changed(): void
    {
        $this->shifts('A', [
            self::shift('Monday', '8:00 am', '9:00 am'),
            self::shift('Tuesday', '8:00 pm', '9:00 pm'),
        ]);
        $added = $this->import();
        $slot = $this->slots()[0];
        $changed = new \Onda\Features\Schedule\Week\Slot(...['changed_at' => 7] + get_object_vars($slot));
        (new ScheduleRepository())->put_slot('uno', $changed);
        $this->assertSame(2, $this->source()->take_back($added));
        $this->assertSame([$slot->id], array_column($this->slots(), 'id'));
        $this->assertSame([], $this->shows());
    }

    public function test_the_texts_of_the_other_plugin_are_as_they_are(): void
    {
        kses_remove_filters();
        $id = $this->shifts('A "B" \\ C', []);
        wp_update_post(['ID' => $id, 'post_content' => wp_slash('<p>Uno \\ "dos"</p>')]);
        $this->import();
        $show = get_posts(['post_type' => ShowTypes::SHOW])[0];
        $this->assertSame(['A "B" \\ C', '<p>Uno \\ "dos"</p>'], [$show->post_title, $show->post_content]);
    }

    public function test_nothing_is_found_on_a_site_without_it(): void
    {
        $this->assertSame([], $this->source()->found());
        $this->shifts('A', []);
        $this->assertSame([1], array_values($this->source()->found()));
    }

    private function source(): RadioStationShows
    {
        return new RadioStationShows(new ShowImport(new ScheduleRepository(), 'uno'));
    }

    /** @return list<\Onda\Owner\Import\Added> */
    private function import(): array
    {
        return $this->source()->step('', false)->added;
    }

    /** @return list<\Onda\Features\Schedule\Week\Slot> */
    private function slots(): array
    {
        return (new ScheduleRepository())->slots('uno');
    }

    /** @return array<string, string> Title → status. */
    private function shows(): array
    {
        return array_column(get_posts([
            'post_type' => ShowTypes::SHOW, 'post_status' => ['publish', 'draft'], 'orderby' => 'ID', 'order' => 'ASC',
        ]), 'post_status', 'post_title');
    }

    /**
     * @param list<array<string, string>> $shifts
     * @param array<string, mixed> $meta
     */
    private function shifts(string $title, array $shifts, array $meta = []): int
    {
        $meta += ['show_active' => 'on', 'show_sched' => array_combine(
            array_map(static fn(int $number): string => "shift$number", array_keys($shifts)),
            $shifts,
        )];
        return $this->stored('show', $title, $meta);
    }

    /** @param array<string, mixed> $meta */
    private function override(string $title, array $rows, array $meta = []): int
    {
        return $this->stored('override', $title, $meta + ['show_override_sched' => $rows]);
    }

    /** @param array<string, mixed> $meta */
    private function stored(string $type, string $title, array $meta): int
    {
        return (int) wp_insert_post(wp_slash([
            'post_type' => $type, 'post_title' => $title, 'post_status' => 'publish', 'meta_input' => $meta,
        ]));
    }

    /**
     * @param array<string, string> $more
     * @return array<string, string>
     */
    private static function shift(string $day, string $from, string $to, array $more = []): array
    {
        return $more + ['day' => $day, 'encore' => '', 'disabled' => ''] + self::hours_of($from, $to);
    }

    /** @return array<string, string> */
    private static function hours_of(string $from, string $to): array
    {
        $parts = static function (string $edge, string $time): array {
            preg_match('/^(\d*):?(\d*) (\w*)$/', $time, $found);
            return ["{$edge}_hour" => $found[1], "{$edge}_min" => $found[2], "{$edge}_meridian" => $found[3]];
        };
        return $parts('start', $from) + $parts('end', $to);
    }
}
