<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Http\ActionOwners;
use Onda\Http\WatcherRecord;
use Onda\Settings\SettingsStore;
use Onda\Tests\AjaxProcess;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** The real admin-ajax.php beside a firewall of no name: whom it bans gets no answer of ours either. */
final class FirewallTest extends TestCase
{
    private const ACTION = 'action=onda_poll&want[x]=1';
    private const OPTIONS = ['onda_test_banned', 'onda_test_ban_at', SettingsStore::OPTION, WatcherRecord::OPTION];

    private UpstreamServer $upstream;
    private StandInPlugin $firewall;
    /** @var array<string, mixed> */
    private array $former;

    protected function setUp(): void
    {
        $this->former = array_combine(self::OPTIONS, array_map('get_option', self::OPTIONS));
        delete_option(SettingsStore::OPTION);
        $this->upstream = new UpstreamServer();
        $this->firewall = StandInPlugin::switched_on('firewall');
        (new ActionOwners(''))->forget();
    }

    protected function tearDown(): void
    {
        $this->firewall->switch_off();
        $this->upstream->stop();
        foreach ($this->former as $option => $value) {
            $value === false ? delete_option($option) : update_option($option, $value);
        }
        (new ActionOwners(''))->forget();
    }

    /** @dataProvider moments */
    public function test_whom_an_unknown_plugin_bans_is_banned_from_early_answers_too(string $moment): void
    {
        update_option('onda_test_ban_at', $moment);
        $this->assertSame(['200 late', '200 late'], [$this->ask(), $this->ask()]);
        $this->assertSame(['onda-test-firewall.php'], (new WatcherRecord())->names());
        update_option('onda_test_banned', '192.0.2.70');
        $this->assertStringStartsWith('403', $this->ask());
    }

    public function moments(): array
    {
        return [['load'], ['plugins_loaded'], ['init'], ['wp_loaded'], ['admin_init']];
    }

    public function test_the_owner_may_have_it_skipped(): void
    {
        update_option('onda_test_ban_at', 'init');
        update_option('onda_test_banned', '198.51.100.7');
        update_option(SettingsStore::OPTION, ['earlyAnswers' => 'on']);
        $this->assertSame(['200 late', '200 early'], [$this->ask(), $this->ask()]);
    }

    private function ask(): string
    {
        return AjaxProcess::start(self::ACTION, $this->upstream)->finish()['end'];
    }
}
