<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Slot;

/** A site with one station, in Madrid, that began a schedule. */
trait ScheduleSite
{
    private const EVERY_DAY = 127;

    private function begin(string $zone = 'Europe/Madrid'): void
    {
        $this->configure(['id' => 'uno']);
        update_option('timezone_string', $zone);
        update_option('onda_schedule', '1');
        ShowTypes::register();
    }

    /** @param list<int> $hosts */
    private function show(string $title, array $hosts = []): int
    {
        $fields = ['post_title' => wp_slash($title), 'post_status' => 'publish', 'post_type' => ShowTypes::SHOW];
        return (int) wp_insert_post($fields + ['meta_input' => [ShowTypes::HOSTS => $hosts]]);
    }

    private function host(string $name): int
    {
        return (int) wp_insert_post(['post_title' => $name, 'post_status' => 'publish', 'post_type' => ShowTypes::HOST]);
    }

    /** @return int Id of the slot. */
    private function slot(int $show, int $weekdays, int $start, int $length, int $changed_at = 1_700_000_000): int
    {
        $slot = new Slot(0, $show, 'Stored title', $weekdays, $start, $length, changed_at: $changed_at);
        return (new ScheduleRepository())->put_slot('uno', $slot);
    }

    private function schedule(): Schedule
    {
        return new Schedule(new SettingsStore(), new ScheduleRepository());
    }
}
