<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Schedule\ScheduleActions;
use Onda\Owner\Schedule\ScheduleOwner;
use Onda\Owner\Schedule\ScheduleTexts;
use Onda\Owner\Schedule\ScheduleWrites;
use Onda\Tests\TestCase;

/** The owner's schedule: from what the screen sends to what is stored, and what it gets. */
final class ScheduleTest extends TestCase
{
    use ScheduleAnswers;

    /** Fields of a slot as the screen sends them: Monday to Friday from 10:00 to 12:00. */
    private const SLOT = [
        'id' => '0', 'show' => '0', 'title' => 'La Mañana', 'weekdays' => '31', 'start' => '10:00', 'length' => '120',
        'from' => '', 'until' => '', 'every' => '1', 'monthWeeks' => '0', 'kind' => 'live', 'hosts' => '',
        'monday' => '2026-11-23',
    ];
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

    public function test_a_slot_makes_its_show_and_hosts_once_and_airs_in_the_week_that_is_answered(): void
    {
        $week = $this->save(['hosts' => 'Ana Pérez, Luis <Gil>', 'kind' => 'recorded']);
        $this->assertSame(['2026-11-23', 'La Mañana', 600, 720, 'recorded'], [
            $week['monday'], ...array_values(array_intersect_key($week['airings'][0], array_flip(['title', 'starts', 'ends', 'kind']))),
        ]);
        $this->assertSame([600, 2040, 3480, 4920, 6360], array_column($week['airings'], 'starts'));
        $this->assertSame('Ana Pérez, Luis <Gil>', $week['slots'][0]['hosts']);
        $this->assertNull($this->slot()->hosts, 'they are the hosts of the new show');
        $this->save(['title' => 'la mañana', 'start' => '18:00', 'hosts' => 'luis <gil>']);
        [, $second] = $this->kept->slots('uno');
        $this->assertSame('La Mañana', $second->title);
        $this->assertCount(1, $second->hosts);
        $this->assertCount(1, get_posts(['post_type' => ShowTypes::SHOW]));
        $this->assertCount(2, get_posts(['post_type' => ShowTypes::HOST]));
    }

    public function test_a_name_is_text_wherever_a_theme_prints_it(): void
    {
        $name = '<script>alert(1)</script> & "R&B" <3';
        $week = $this->save(['title' => $name]);
        $this->assertSame($name, $week['airings'][0]['title']);
        $this->assertStringNotContainsString('<', get_the_title(get_posts(['post_type' => ShowTypes::SHOW])[0]));
        $this->save(['title' => $name, 'start' => '18:00']);
        $this->assertCount(1, get_posts(['post_type' => ShowTypes::SHOW]), 'the same name is the same show');
    }

    /** @return array<string, array{array<string, mixed>, string, string}> Fields, the wrong field, a part of the sentence. */
    public static function wrong_slots(): array
    {
        return [
            'no hour' => [['start' => '25:00'], 'start', '18:30'],
            'no minute' => [['start' => '10:60'], 'start', '18:30'],
            'an empty hour' => [['start' => ''], 'start', '18:30'],
            'length 0' => [['length' => '0'], 'length', 'siete días'],
            'over seven days' => [['length' => '10081'], 'length', 'siete días'],
            'no number' => [['length' => '-60'], 'length', 'siete días'],
            'no weekday' => [['weekdays' => '0'], 'weekdays', 'un día'],
            'an eighth day' => [['weekdays' => '128'], 'weekdays', 'un día'],
            'until before from' => [['from' => '2026-12-01', 'until' => '2026-11-30'], 'until', 'antes'],
            'no date' => [['from' => '2026-02-30'], 'from', '2026-11-21'],
            'no last date' => [['until' => 'x'], 'until', '2026-11-21'],
            'every 0 weeks' => [['every' => '0'], 'every', '8'],
            'every 9 weeks' => [['every' => '9'], 'every', '8'],
            'a seventh week' => [['monthWeeks' => '64'], 'monthWeeks', 'mes'],
            'no kind' => [['kind' => 'odd'], 'kind', 'tipos'],
            'no name' => [['title' => " \n "], 'title', 'nombre'],
            'a long name' => [['title' => str_repeat('ñ', 201)], 'title', '200'],
            'a list for a name' => [['title' => ['x']], 'title', 'nombre'],
            'an unknown show' => [['show' => '999999'], 'title', 'ya no existe'],
            'an unknown slot' => [['id' => '999999'], 'slot', 'quitado'],
        ];
    }

    /**
     * @dataProvider wrong_slots
     * @param array<string, mixed> $fields
     */
    public function test_a_wrong_field_has_a_sentence_and_nothing_is_stored(array $fields, string $field, string $part): void
    {
        $errors = $this->save($fields)['errors'];
        $this->assertSame([$field], array_keys($errors));
        $this->assertStringContainsString($part, $errors[$field]);
        $this->assertSame([], $this->kept->slots('uno'));
        $this->assertSame([], get_posts(['post_type' => ShowTypes::SHOW]), 'no show is made for it');
    }

    public function test_an_unknown_station_and_more_slots_than_it_may_have_are_refused_in_a_sentence(): void
    {
        $errors = $this->ask('save', ['station' => 'tres', 'slot' => self::SLOT])['errors'];
        $this->assertStringContainsString('emisora', $errors['station']);
        $queries = function (): int {
            global $wpdb;
            $before = $wpdb->num_queries;
            $this->ask('week');
            return $wpdb->num_queries - $before;
        };
        $this->fill(20);
        $of_twenty = $queries();
        $this->fill(ScheduleWrites::MAX_SLOTS - 20);
        $this->assertLessThan($of_twenty + 10, $queries(), 'none for each slot');
        $week = $this->ask('week');
        $this->assertCount(ScheduleWrites::MAX_SLOTS, $week['slots']);
        $this->assertLessThanOrEqual(50, count($week['conflicts']));
        $this->assertStringContainsString(number_format_i18n(5000), $this->save()['errors']['slot']);
    }

    public function test_the_slot_of_another_station_is_not_changed(): void
    {
        $this->save();
        $id = (string) $this->slot()->id;
        $this->assertArrayHasKey('slot', $this->ask('save', ['station' => 'dos', 'slot' => ['id' => $id] + self::SLOT])['errors']);
        $this->assertArrayHasKey('slot', $this->ask('remove', ['station' => 'dos', 'slot' => $id])['errors']);
        $this->assertArrayHasKey('slot', $this->change(['slot' => $id, 'action' => 'cancel'], 'dos')['errors']);
        $this->assertCount(1, $this->kept->slots('uno'));
    }

    public function test_every_other_week_is_counted_from_the_week_of_the_first_day(): void
    {
        $this->save(['every' => '2']);
        $this->assertSame('2026-11-23', $this->slot()->anchor);
        $this->save(['id' => (string) $this->slot()->id, 'every' => '2', 'from' => '2026-12-02']);
        $this->assertSame('2026-11-23', $this->slot()->anchor, 'it stays');
        $this->save(['id' => (string) $this->slot()->id, 'every' => '3', 'from' => '2026-12-02']);
        $this->assertSame('2026-11-30', $this->slot()->anchor);
    }

    public function test_what_the_dialog_does_not_ask_stays_as_it_is(): void
    {
        $repeat = ['priority' => 150, 'note' => 'x'];
        $this->kept->put_slot('uno', new Slot(...['id' => 0, 'show' => 0, 'title' => 'A', 'weekdays' => 1, 'start' => 0, 'length' => 60] + $repeat));
        $this->save(['id' => (string) $this->slot()->id]);
        $this->assertSame($repeat, array_intersect_key(get_object_vars($this->slot()), $repeat));
        $this->assertSame('La Mañana', $this->slot()->title);
    }

    public function test_one_airing_is_cancelled_moved_replaced_and_as_usual_again(): void
    {
        $this->save();
        $slot = (string) $this->slot()->id;
        $week = $this->change(['slot' => $slot, 'action' => 'cancel', 'reason' => 'por partido']);
        $this->assertSame(['cancel', 'por partido'], [$week['changes'][0]['action'], $week['changes'][0]['reason']]);
        $moved = ['action' => 'move', 'starts' => '2026-11-24 23:00', 'ends' => '2026-11-25 01:00'];
        $this->change(['slot' => $slot] + $moved);
        $this->assertSame([['move', '2026-11-24', '2026-11-24 23:00', '2026-11-25 01:00', 0]], $this->changes());
        $this->change(['slot' => $slot, 'action' => 'replace', 'title' => 'Especial']);
        $this->assertSame(['replace', 'Especial'], [$this->changes()[0][0], get_the_title($this->changes()[0][4])]);
        $week = $this->change(['slot' => $slot, 'title' => 'Especial', 'action' => 'replace'] + $moved);
        $this->assertSame(['Especial', 2 * 1440 - 60], [$week['airings'][1]['title'], $week['airings'][1]['starts']]);
        $week = $this->change(['slot' => $slot, 'action' => 'annotate', 'reason' => 'con público']);
        $this->assertSame(['La Mañana', 'con público'], [$week['airings'][1]['title'], $week['changes'][0]['reason']]);
        $this->assertSame([], $this->change(['slot' => $slot, 'action' => 'restore'])['changes']);
        $this->assertSame([], $this->changes());
    }

    public function test_a_change_of_one_airing_leaves_those_of_other_days_and_slots(): void
    {
        $this->save();
        $this->save(['title' => 'Tarde', 'start' => '18:00']);
        [$first, $second] = array_map(static fn(Slot $slot): string => (string) $slot->id, $this->kept->slots('uno'));
        $this->change(['slot' => $first, 'action' => 'cancel', 'date' => '2026-11-25']);
        $this->change(['slot' => $second, 'action' => 'cancel']);
        $this->change(['slot' => $first, 'action' => 'cancel']);
        $this->change(['slot' => $first, 'action' => 'restore']);
        $this->assertSame(['2026-11-25', '2026-11-24'], array_column($this->changes(), 1));
    }

    public function test_a_week_tells_the_changes_from_its_monday_to_its_sunday(): void
    {
        $this->save(['weekdays' => '127']);
        $slot = (string) $this->slot()->id;
        $days = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'];
        array_map(fn(string $day): array => $this->change(['slot' => $slot, 'action' => 'cancel', 'date' => $day]), $days);
        $this->assertSame(['2026-11-23', '2026-11-29'], array_column($this->ask('week')['changes'], 'date'));
    }

    /** @return array<string, array{array<string, string>, string}> */
    public static function wrong_changes(): array
    {
        $moved = ['action' => 'move', 'starts' => '2026-11-24 10:00'];
        return [
            'no date' => [['date' => '2026-11-31'], 'date'],
            'no action' => [['action' => 'special'], 'action'],
            'another show without an end' => [['action' => 'replace', 'title' => 'A', 'starts' => '2026-11-24 10:00'], 'ends'],
            'a long reason' => [['reason' => str_repeat('x', 201)], 'reason'],
            'no show' => [['action' => 'replace'], 'otherShow'],
            'no start' => [['action' => 'move', 'ends' => '2026-11-24 10:00'], 'starts'],
            'no end' => [['ends' => '2026-11-24 24:00'] + $moved, 'ends'],
            'the end before the start' => [['ends' => '2026-11-24 09:00'] + $moved, 'ends'],
            'eight days' => [['ends' => '2026-12-02 10:00'] + $moved, 'ends'],
            'no slot' => [['slot' => '0'], 'slot'],
        ];
    }

    /**
     * @dataProvider wrong_changes
     * @param array<string, string> $fields
     */
    public function test_a_wrong_change_has_a_sentence_and_the_former_one_stays(array $fields, string $field): void
    {
        $this->save();
        $slot = (string) $this->slot()->id;
        $this->change(['slot' => $slot, 'action' => 'cancel']);
        $errors = $this->change($fields + ['slot' => $slot, 'action' => 'cancel'])['errors'];
        $this->assertSame([$field], array_keys($errors));
        $this->assertSame('cancel', $this->changes()[0][0]);
    }

    public function test_a_day_is_copied_to_others_and_the_last_write_is_undone_with_its_changes_and_ids(): void
    {
        $this->save(['weekdays' => '1']);
        $id = $this->slot()->id;
        $this->assertArrayHasKey('days', $this->ask('copy', ['from' => '0', 'days' => '0'])['errors']);
        $this->assertCount(3, $this->ask('copy', ['from' => '0', 'days' => '96'])['airings']);
        $this->assertCount(1, $this->ask('undo')['airings']);
        $this->change(['slot' => (string) $id, 'action' => 'cancel', 'date' => '2026-11-23']);
        $this->assertSame([], $this->ask('remove', ['slot' => (string) $id])['slots']);
        $this->assertSame([], $this->changes());
        $week = $this->ask('undo');
        $this->assertSame([[$id], 'cancel'], [array_column($week['slots'], 'id'), $this->changes()[0][0]]);
        $this->assertArrayHasKey('slot', $this->ask('undo')['errors'], 'once');
        $this->save(['start' => '18:00']);
        $this->assertCount(1, $this->ask('undo')['slots'], 'a new slot goes');
    }

    public function test_nobody_takes_back_what_another_wrote_or_what_is_of_another_station(): void
    {
        $owner = $this->sign_in('editor');
        $this->save();
        $this->sign_in('editor');
        $this->assertArrayHasKey('slot', $this->ask('undo')['errors']);
        wp_set_current_user($owner);
        $this->assertArrayHasKey('slot', $this->ask('undo', ['station' => 'dos'])['errors']);
        $this->assertSame([], $this->ask('undo')['slots']);
    }

    public function test_what_is_on_at_once_is_named_with_the_winner(): void
    {
        $this->save(['weekdays' => '1', 'title' => 'Primero']);
        $this->save(['weekdays' => '1', 'title' => 'Segundo', 'start' => '11:00']);
        [$one] = $this->ask('week')['conflicts'];
        $this->assertSame(['Segundo', 'Primero'], [$one['winner']['title'], $one['loser']['title']]);
        $this->assertCount(1, $this->ask('week')['conflicts']);
    }

    public function test_only_editors_of_this_site_ask_by_a_nonce_and_visitors_have_no_action(): void
    {
        $fields = ['station' => 'uno', 'nonce' => 'x'];
        $this->assertSame('invalid_nonce', $this->ask('week', $fields)['code']);
        foreach (['author', 'subscriber'] as $role) {
            $this->sign_in($role);
            foreach (array_keys(ScheduleActions::NAMES) as $verb) {
                $this->assertSame('not_allowed', $this->ask($verb)['code'], "$role $verb");
            }
        }
        foreach (ScheduleActions::NAMES as $name) {
            $this->assertFalse(has_action("wp_ajax_nopriv_$name"));
            $this->assertNotFalse(has_action("wp_ajax_$name"));
        }
    }

    public function test_the_screen_asks_for_a_station_then_begins_and_then_holds_the_week(): void
    {
        update_option('onda_schedule', '0');
        $this->assertStringContainsString('onda_schedule_begin', $this->screen());
        update_option('onda_schedule', '1');
        $screen = $this->screen();
        $this->assertStringContainsString('<div id="onda-schedule"><p>', $screen, 'a sentence where no script runs');
        $this->assertStringNotContainsString('notice', $screen);
        update_option('timezone_string', '');
        update_option('gmt_offset', 2);
        $this->assertStringContainsString('+02:00', $this->screen());
        $this->configure();
        $this->assertStringContainsString('page=onda-stations', $this->screen());
    }

    public function test_every_text_of_the_script_is_printed_and_no_other(): void
    {
        $root = dirname(__DIR__, 3) . '/packages/admin/src/schedule';
        $code = implode(array_map('file_get_contents', [...glob("$root/*.ts*"), ...glob("$root/view/*.tsx")]));
        foreach (ScheduleTexts::all() as $name => $text) {
            $stem = preg_replace('/(?<=is_|done_)\w+$|\d$/', '', (string) $name);
            $this->assertMatchesRegularExpression("/\\b$stem(\\b|\\$)/", $code, "nobody reads $name");
            $this->assertNotSame('', $text);
        }
        preg_match_all("/text\\('(\\w+)'\\)/", $code, $asked);
        $this->assertSame([], array_values(array_diff(array_unique($asked[1]), array_keys(ScheduleTexts::all()))));
    }

    /** @param array<string, mixed> $fields */
    private function save(array $fields = []): array
    {
        return $this->ask('save', ['slot' => $fields + self::SLOT]);
    }

    /** @param array<string, string> $fields Of the airing of Tuesday. */
    private function change(array $fields, string $station = 'uno'): array
    {
        return $this->ask('change', ['station' => $station, 'change' => $fields + ['date' => '2026-11-24']]);
    }

    private function slot(): Slot
    {
        return $this->kept->slots('uno')[0];
    }

    /** @return list<array{string, string, string, string, int}> */
    private function changes(): array
    {
        $row = static fn(AiringChange $one): array => [$one->action, $one->date, $one->starts, $one->ends, $one->show];
        return array_map($row, $this->kept->changes('uno'));
    }

    private function fill(int $count): void
    {
        for ($place = 0; $place < $count; $place++) {
            $this->kept->put_slot('uno', new Slot(0, 0, "Show $place", 1 << $place % 7, $place % 1440, 60));
        }
    }

    private function screen(): string
    {
        return $this->printed((new ScheduleOwner())->tabs()[0]->print);
    }
}
