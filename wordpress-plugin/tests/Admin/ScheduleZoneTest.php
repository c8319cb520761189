<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Schedule\ScheduleOwner;
use Onda\Owner\Schedule\ZoneChange;
use Onda\Owner\Schedule\ZoneHealth;
use Onda\Tests\TestCase;

/** A station that changes its time zone, and a server that does not know the zones of today. */
final class ScheduleZoneTest extends TestCase
{
    /** 27 November 2026. */
    private const NOW = 1_795_780_800;

    protected function setUp(): void
    {
        parent::setUp();
        $this->configure(['id' => 'uno']);
        ShowTypes::register();
        update_option('onda_schedule', '1');
        $this->sign_in('editor');
        update_option('time_format', 'H:i');
        ZoneChange::forget();
    }

    /** @dataProvider changes */
    public function test_another_zone_is_told_in_a_sentence_until_an_owner_agrees(string $from, string $to, string $part): void
    {
        $this->move_to($from);
        $this->assertSame('', $this->notice(), 'the first one is nobody’s change');
        $this->move_to($to);
        if ($part === '') {
            $this->assertSame('', $this->notice());
            $this->move_to($from);
            $this->assertSame('', $this->notice());
            return;
        }
        $this->assertStringContainsString($part, $this->notice());
        $this->assertStringContainsString($part, $this->notice(), 'it stays');
        $this->agree();
        $this->assertSame('', $this->notice());
        $this->move_to($from);
        $this->assertNotSame('', $this->notice(), 'the way back is a change, too');
    }

    /** @return array<string, array{string, string, string}> */
    public static function changes(): array
    {
        return [
            'Santiago' => ['Europe/Madrid', 'America/Santiago', '20:00 siguen siendo las 20:00, ahora de Santiago. Los oyentes los oyen 4 horas más tarde.'],
            'the Canaries' => ['Europe/Madrid', 'Atlantic/Canary', 'ahora de Canary. Los oyentes los oyen 1 hora más tarde.'],
            'back' => ['America/Santiago', 'Europe/Madrid', '4 horas antes'],
            'half an hour' => ['Asia/Kolkata', 'Asia/Kathmandu', 'ahora de Kathmandu. Los oyentes los oyen 15 minutos antes.'],
            'hours and a half' => ['Asia/Kolkata', 'Europe/Madrid', '4 horas 30 minutos más tarde'],
            'a city in a city' => ['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'ahora de Buenos Aires'],
            'the same only in winter' => ['Europe/Madrid', 'Africa/Lagos', 'lo notan cuando cambia la hora'],
            'the same clock' => ['Europe/Madrid', 'Europe/Paris', ''],
        ];
    }

    public function test_an_offset_has_its_own_notice_and_the_former_city_counts_afterwards(): void
    {
        $this->move_to('Europe/Madrid');
        $this->notice();
        update_option('timezone_string', '');
        update_option('gmt_offset', -3);
        $this->assertSame('', $this->notice());
        $this->assertStringContainsString('-03:00', $this->printed((new ScheduleOwner())->tabs()[0]->print));
        $this->move_to('America/Santiago');
        $this->assertStringContainsString('4 horas', $this->notice());
    }

    public function test_a_station_without_a_week_is_told_nothing(): void
    {
        $this->move_to('Europe/Madrid');
        ZoneChange::notice(false, self::NOW);
        $this->move_to('America/Santiago');
        $this->assertSame('', ZoneChange::notice(false, self::NOW));
        $this->assertSame('', $this->notice(), 'that counted as agreed');
    }

    public function test_the_screen_shows_it_with_the_two_ways_on(): void
    {
        (new ScheduleRepository())->put_slot('uno', new Slot(0, 0, 'A', 1, 0, 60));
        $this->move_to('Europe/Madrid');
        $screen = fn(): string => $this->printed((new ScheduleOwner())->tabs()[0]->print);
        $this->assertStringNotContainsString('notice', $screen());
        $this->move_to('America/Santiago');
        $this->assertMatchesRegularExpression('/notice-warning.*options-general\.php.*onda_schedule_zone/s', $screen());
    }

    public function test_an_author_agrees_to_nothing(): void
    {
        $this->move_to('Europe/Madrid');
        $this->notice();
        $this->move_to('America/Santiago');
        $this->sign_in('author');
        $this->agree();
        $this->assertNotSame('', $this->notice());
    }

    public function test_old_data_of_zones_is_told_and_most_of_all_where_it_is_that_of_the_site(): void
    {
        $this->move_to('Europe/Madrid');
        $result = (new ZoneHealth(['Europe/Madrid' => ['2026-07-01', 2], 'UTC' => ['2026-07-01', 0]]))->result();
        $this->assertSame('good', $result['status']);
        $old = new ZoneHealth(['America/Asuncion' => ['2025-07-01', 9], 'Europe/Madrid' => ['2026-07-01', 2]]);
        $this->assertSame('recommended', $old->result()['status']);
        $this->assertStringContainsString('America/Asuncion', $old->result()['description']);
        $this->assertStringNotContainsString('Madrid', $old->result()['description']);
        $this->move_to('America/Asuncion');
        $this->assertSame('critical', $old->result()['status']);
        $unknown = new ZoneHealth(['America/Nowhere' => ['2025-07-01', 0]]);
        $this->assertStringContainsString('America/Nowhere', $unknown->result()['description']);
        (new ScheduleOwner())->hook();
        $this->assertArrayHasKey('onda_time_zones', apply_filters('site_status_tests', ['direct' => []])['direct']);
    }

    private function notice(): string
    {
        return ZoneChange::notice(true, self::NOW);
    }

    private function move_to(string $zone): void
    {
        update_option('timezone_string', $zone);
    }

    private function agree(): void
    {
        $_REQUEST['_wpnonce'] = wp_create_nonce(ZoneChange::ACTION);
        $away = static fn(): never => throw new \RuntimeException('away');
        add_filter('wp_redirect', $away);
        try {
            ZoneChange::agree();
        } catch (\RuntimeException) {
        }
        remove_filter('wp_redirect', $away);
        unset($_REQUEST['_wpnonce']);
    }
}
