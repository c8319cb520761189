<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Admin\MustUseFile;
use Onda\Admin\Notices;
use Onda\Admin\SiteHealth;
use Onda\Http\ActionOwners;
use Onda\Http\EarlyPolicy;
use Onda\Http\RequestWatchers;
use Onda\Http\WatcherRecord;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Settings\SettingsStore;
use Onda\Tests\TestCase;
use Onda\Tests\PluginObjects;

final class SiteHealthTest extends TestCase
{
    public function test_a_folder_that_is_not_writable_is_told(): void
    {
        (new WatcherRecord())->note([], RequestWatchers::scene(), time());
        $this->assertSame('recommended', $this->health('/dev/null/none')->early_answers()['status']);
        $this->assertSame('good', $this->health(WPMU_PLUGIN_DIR)->early_answers()['status']);
    }

    public function test_whose_code_early_answers_skip_is_told_by_name(): void
    {
        (new WatcherRecord())->note(['some-firewall'], RequestWatchers::scene(), time());
        $result = $this->health()->early_answers();
        $this->assertSame('good', $result['status'], 'automatic: nothing is skipped');
        $this->assertStringContainsString('some-firewall', $result['description']);
        update_option(SettingsStore::OPTION, ['earlyAnswers' => 'on']);
        $result = $this->health()->early_answers();
        $this->assertSame('recommended', $result['status']);
        $this->assertStringContainsString('some-firewall', $result['description']);
    }

    public function test_a_plain_stream_on_a_secure_site_is_told_by_name(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio <Uno>']);
        $this->assertSame('good', $this->health()->secure_streams()['status']);
        add_filter('home_url', static fn(): string => 'https://site.example');
        $result = $this->health()->secure_streams();
        $this->assertSame('critical', $result['status']);
        $this->assertStringContainsString('Radio &lt;Uno&gt;', $result['description']);
    }

    public function test_an_action_that_somebody_else_answers_is_told(): void
    {
        (new ActionOwners('x'))->store(['b'], true, false);
        $result = $this->health()->action_owners();
        $this->assertSame('recommended', $result['status']);
        $this->assertStringContainsString('actions of: a', str_replace('acciones de: a', 'actions of: a', $result['description']));
    }

    public function test_a_proxy_behind_which_all_visitors_are_one_is_told(): void
    {
        $server = $_SERVER;
        $this->assertSame('good', $this->health()->visitor_addresses()['status']);
        $_SERVER = ['REMOTE_ADDR' => '10.0.0.1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.7'] + $_SERVER;
        $result = $this->health()->visitor_addresses();
        $_SERVER = $server;
        $this->assertSame('recommended', $result['status']);
        $this->assertStringContainsString('10.0.0.1', $result['description']);
    }

    public function test_wordpress_finds_the_tests(): void
    {
        $tests = $this->health()->site_status_tests(['direct' => []])['direct'];
        foreach ($tests as $test) {
            $this->assertIsArray(($test['test'])());
        }
        $this->assertCount(4, $tests);
    }

    public function test_a_missing_build_is_told_to_those_who_can_change_it(): void
    {
        $this->sign_in('administrator');
        $elements = new Elements(dirname(__DIR__) . '/fixtures/generated');
        $missing = new Manifest('/none', '');
        $this->assertStringContainsString('notice-error', $this->printed([new Notices($elements, $missing), 'admin_notices']));
        $this->assertSame('', $this->printed([new Notices($elements, (new PluginObjects())->manifest), 'admin_notices']));
        $this->sign_in('author');
        $this->assertSame('', $this->printed([new Notices($elements, $missing), 'admin_notices']));
    }

    private function health(string $folder = WPMU_PLUGIN_DIR): SiteHealth
    {
        $file = new MustUseFile($folder, WP_PLUGIN_DIR . '/onda/onda.php');
        $stations = new SettingsStore();
        return new SiteHealth($file, $stations, new ActionOwners('x'), new EarlyPolicy($stations), ['a', 'b']);
    }
}
