<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlyHealth;
use Onda\Early\MustUseFile;
use Onda\Owner\Health\CronHealth;
use Onda\Owner\Health\SiteReport;
use Onda\Tests\TestCase;

final class SiteReportTest extends TestCase
{
    public function test_it_names_what_differs_and_shows_no_secret(): void
    {
        $key = str_repeat('0af9', 8);
        update_option(SettingsStore::OPTION, ['lastFmKey' => $key, 'artistProvider' => 'lastfm', 'favorites' => ['perPage' => 7]]);
        $file = WP_PLUGIN_DIR . '/onda/onda.php';
        $fields = (new SiteReport(self::sections(...), $file))->debug_information([])['onda-site']['fields'];
        $this->assertSame(['7', 'lastfm', 'changed'], [$fields['favorites.perPage']['debug'], $fields['artistProvider']['debug'], $fields['lastFmKey']['debug']]);
        $this->assertStringNotContainsString($key, (string) wp_json_encode($fields));
        $this->assertArrayNotHasKey('favorites.signIn', $fields);
    }

    public function test_it_says_whether_the_must_use_file_is_there(): void
    {
        $health = new EarlyHealth(new MustUseFile('/dev/null/none', WP_PLUGIN_DIR . '/onda/onda.php'));
        $fields = $health->debug_information(['onda-site' => ['fields' => ['version' => [], 'cache' => []]]])['onda-site']['fields'];
        $this->assertSame(['version', 'early', 'cache'], array_keys($fields));
        $this->assertSame('no', $fields['early']['debug']);
    }

    public function test_a_task_that_is_hours_late_is_named(): void
    {
        wp_schedule_single_event(time() - 3 * HOUR_IN_SECONDS, 'onda_test_task');
        $health = new CronHealth(static fn(): array => ['onda_test_task', 'onda_never']);
        $this->assertSame('good', $health->result(time())['status']);
        $late = $health->result(time() + 4 * HOUR_IN_SECONDS);
        $this->assertSame('recommended', $late['status']);
        $this->assertStringContainsString('onda_test_task', $late['description']);
        $this->assertStringNotContainsString('onda_never', $late['description']);
        wp_clear_scheduled_hook('onda_test_task');
    }
}
