<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlyHealth;
use Onda\Early\EarlySwitch;
use Onda\Early\MustUseFile;
use Onda\Owner\Health\SiteHealth;
use Onda\Owner\Menu\Notices;
use Onda\Tests\PluginObjects;
use Onda\Tests\TestCase;

final class SiteHealthTest extends TestCase
{
    public function test_a_folder_that_is_not_writable_is_told_while_early_answers_are_on(): void
    {
        $this->assertSame('good', self::early('/dev/null/none')->early_answers()['status'], 'off');
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        $this->assertSame('recommended', self::early('/dev/null/none')->early_answers()['status']);
        $this->assertSame('good', self::early()->early_answers()['status']);
    }

    public function test_that_early_answers_switched_themselves_off_is_told_with_the_time(): void
    {
        update_option(EarlySwitch::REFUSED, ['at' => strtotime('2026-03-04 05:06 UTC'), 'status' => 451, 'path' => '/contacto/']);
        $told = [self::early()->early_answers()['description'], self::form_of(self::section('site'), [])];
        foreach ($told as $text) {
            $this->assertStringContainsString('2026', $text);
            $this->assertStringContainsString('451', $text);
            $this->assertStringContainsString('/contacto/', $text);
        }
        $this->assertSame('recommended', self::early()->early_answers()['status']);
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        $this->assertSame('good', self::early()->early_answers()['status'], 'the owner decided anew');
    }

    public function test_a_test_stands_beside_the_switch_while_it_is_on(): void
    {
        $this->assertStringNotContainsString('onda-early-check', self::form_of(self::section('site'), []));
        $this->assertStringContainsString('onda-early-check', self::form_of(self::section('site'), ['earlyAnswers' => true]));
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
        $own = $this->health()->site_status_tests(['direct' => []]);
        $tests = self::early()->site_status_tests($own)['direct'];
        foreach ($tests as $test) {
            $result = ($test['test'])();
            $this->assertContains($result['status'], ['good', 'recommended', 'critical']);
            $this->assertNotSame('', $result['label'] . $result['description']);
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

    private function health(): SiteHealth
    {
        return new SiteHealth(new SettingsStore(), new ActionOwners('x'), ['a', 'b']);
    }

    private static function early(string $folder = WPMU_PLUGIN_DIR): EarlyHealth
    {
        return new EarlyHealth(new MustUseFile($folder, WP_PLUGIN_DIR . '/onda/onda.php'));
    }
}
