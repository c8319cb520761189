<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\OpenFrontPage;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Lock;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\AjaxProcess;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** A site that keeps strangers out, asked over admin-ajax by a stranger. */
final class SiteLockTest extends TestCase
{
    private const READS = [
        'thim_search' => 's=x',
        'ajaxsearchpro_search' => 'aspp=x&asid=1',
        'ajaxsearchpro_autocomplete' => 'sauto=xx&asid=1',
        'voice_search_find' => 'q=x',
        'onda_personal_news' => 'categories[]=1',
        'thim_masonry_loadmore' => 'query=x',
        'spv_get_list' => 'list_id=x',
        'favorites_list' => '',
        'favorites_totalcount' => 'postid=1',
        'onda_artist' => 'artist=x',
    ];
    /** The actions that are answered on a page that says "coming soon". */
    private const ON_AIR = ['onda_now_playing' => 'station=x', 'onda_poll' => 'want[now-playing:x]='];

    private UpstreamServer $upstream;
    private StandInPlugin $plugin;
    private mixed $settings;

    protected function setUp(): void
    {
        $this->upstream = new UpstreamServer();
        $this->settings = get_option(SettingsStore::OPTION);
        $this->ask('action=onda_session');
        $this->plugin = StandInPlugin::switched_on('locks');
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $this->plugin->switch_off();
        // The counts of those processes are not rolled back.
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $this->upstream->stop();
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        foreach (['onda_test_lock', 'woocommerce_coming_soon', OpenFrontPage::OPTION] as $option) {
            delete_option($option);
        }
        update_option('blog_public', '1');
        (new ActionOwners(''))->forget();
    }

    public function test_every_read_refuses_a_stranger(): void
    {
        $this->lock('filter');
        $expected = array_fill_keys(array_keys(self::READS + self::ON_AIR), '403 late');
        $this->assertSame($expected, $this->ends(self::READS + self::ON_AIR));
        $this->assertSame('200 late', $this->ask('action=onda_session')['end']);
    }

    /** @dataProvider locks */
    public function test_a_lock_counts_from_the_first_request_on(string $lock): void
    {
        $this->lock($lock);
        $this->assertSame(['thim_search' => '403 late'], $this->ends(['thim_search' => 's=x']));
    }

    public function locks(): array
    {
        return [
            'Members, private site' => ['members'],
            'Force Login' => ['sign-in'],
            'Password Protected' => ['password'],
            'Restricted Site Access' => ['restricted'],
            'WooCommerce, coming soon' => ['store'],
            'the setting' => ['setting'],
            'a plugin that nobody knows, by which the front page led the last stranger to the sign-in' => ['seen'],
        ];
    }

    public function test_before_the_shop_opens_what_is_on_air_is_told(): void
    {
        $this->lock('store');
        $this->assertSame(['onda_now_playing' => '404 late', 'onda_poll' => '200 late'], $this->ends(self::ON_AIR));
        $list = $this->ask('action=onda_poll&want[most-viewed:]=')['json']['data'];
        $this->assertSame(['error' => 'site_locked'], $list['most-viewed:']);
    }

    public function test_who_gave_the_password_of_the_site_is_no_stranger(): void
    {
        $this->lock('password');
        $server = ['HTTP_COOKIE' => 'onda_test_password=1'];
        $this->assertSame('200 late', AjaxProcess::start('action=thim_search&s=x', $this->upstream, $server)->finish()['end']);
    }

    public function test_a_plugin_that_closes_the_rest_interface_alone_locks_nobody_out(): void
    {
        $this->lock('rest-only');
        $this->assertSame(['thim_search' => '200 late'], $this->ends(['thim_search' => 's=x']));
    }

    public function test_the_owner_may_say_that_everybody_reads(): void
    {
        $this->lock('seen');
        update_option(SettingsStore::OPTION, ['siteAccess' => 'everybody']);
        $this->assertSame(['thim_search' => '200 late'], $this->ends(['thim_search' => 's=x']));
    }

    private function lock(string $lock): void
    {
        update_option('onda_test_lock', $lock);
        update_option('woocommerce_coming_soon', $lock === 'store' ? 'yes' : 'no');
        $lock === 'restricted' && update_option('blog_public', '2');
        $lock === 'setting' && update_option(SettingsStore::OPTION, ['siteAccess' => 'members']);
        $lock === 'seen' && update_option(OpenFrontPage::OPTION, Lock::Members->value);
        // WordPress fires this action when it activates a plugin.
        do_action('activated_plugin', 'onda-test-locks.php');
    }

    /**
     * @param array<string, string> $actions With their fields.
     * @return array<string, string> Status and `early` or `late`.
     */
    private function ends(array $actions): array
    {
        $started = [];
        foreach ($actions as $action => $fields) {
            $started[$action] = AjaxProcess::start("action=$action&$fields", $this->upstream);
        }
        return array_map(static fn(AjaxProcess $process): string => $process->finish()['end'], $started);
    }

    /** @return array{json: array<string, mixed>, text: string, end: string} */
    private function ask(string $fields): array
    {
        return AjaxProcess::start($fields, $this->upstream)->finish();
    }
}
