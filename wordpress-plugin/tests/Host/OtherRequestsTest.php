<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Inspector\HiddenRecords;
use PHPUnit\Framework\TestCase;

/** Real requests on which nothing of Onda stands, with and without the plugin. A kind of request is a row. */
final class OtherRequestsTest extends TestCase
{
    private const MOST_QUERIES = 1;
    private const AJAX = '/wp-admin/admin-ajax.php?action=';
    /** Address → whether an administrator asks. */
    private const REQUESTS = [
        'a page' => ['/?page_id=PAGE', false],
        'a page, signed in' => ['/?page_id=PAGE', true],
        'an archive' => ['/?author=1', false],
        'an archive, signed in' => ['/?author=1', true],
        'an address that is not there' => ['/?p=999999', false],
        'a search' => ['/?s=radio', false],
        'the sitemap' => ['/?sitemap=index', false],
        'the feed' => ['/?feed=rss2', false],
        'robots.txt' => ['/?robots=1', false],
        'REST of WordPress' => ['/?rest_route=/wp/v2/posts', false],
        'ajax of another plugin' => [self::AJAX . 'of_another_plugin', false],
        'ajax of another plugin, signed in' => [self::AJAX . 'of_another_plugin', true],
        'the heartbeat' => [self::AJAX . 'heartbeat&screen_id=dashboard', true],
        'a run of cron' => ['/wp-cron.php', false],
        'the form to sign in' => ['/wp-login.php', false],
        'the dashboard' => ['/wp-admin/index.php', true],
        'the list of posts' => ['/wp-admin/edit.php', true],
        'the list of pages' => ['/wp-admin/edit.php?post_type=page', true],
        'the list of plugins' => ['/wp-admin/plugins.php', true],
        'a profile' => ['/wp-admin/profile.php', true],
        'a new post' => ['/wp-admin/post-new.php', true],
        'an old post' => ['/wp-admin/post.php?action=edit&post=PAGE', true],
        'the widgets' => ['/wp-admin/widgets.php', true],
    ];
    private const OPTIONS = [SettingsStore::OPTION, 'onda_schedule', HiddenRecords::OPTION];

    /** @var array<string, mixed> */
    private array $former = [];
    private int $page = 0;

    protected function setUp(): void
    {
        $this->former = array_combine(self::OPTIONS, array_map('get_option', self::OPTIONS));
        CountedQueries::begin();
        $station = ['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://radio.example/live.mp3'];
        update_option(SettingsStore::OPTION, ['stations' => [$station]]);
        update_option('onda_schedule', '1', true);
        delete_option(HiddenRecords::OPTION);
        $this->page = wp_insert_post(['post_type' => 'page', 'post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish']);
    }

    protected function tearDown(): void
    {
        CountedQueries::end();
        foreach ($this->former as $option => $value) {
            $value === false ? delete_option($option) : update_option($option, $value, true);
        }
        wp_delete_post($this->page, true);
        wp_cache_flush();
    }

    public function test_each_asks_the_database_once_more_at_most_and_leaves_no_option_of_a_widget(): void
    {
        global $wpdb;
        $widgets = $wpdb->esc_like('widget_onda_') . '%';
        $wpdb->query($wpdb->prepare("DELETE FROM $wpdb->options WHERE option_name LIKE %s", $widgets));
        $cookies = SignedIn::cookies_of_an_administrator();
        $more = [];
        foreach (self::REQUESTS as $name => [$address, $is_signed_in]) {
            $address = strtr($address, ['PAGE' => (string) $this->page]);
            $sent = $is_signed_in ? $cookies : [];
            // The first fills what is kept from request to request. WordPress writes the lock of a post now and then.
            self::queries($address, $sent, true);
            for ($try = 0; $try < 3 && ($try === 0 || isset($more[$name])); $try++) {
                [$with, $without] = [self::queries($address, $sent, true), self::queries($address, $sent, false)];
                $more[$name] = [$without['all'], $with['all'], ...$with['ours']];
                if ($with['all'] - $without['all'] <= self::MOST_QUERIES) {
                    unset($more[$name]);
                }
            }
        }
        $this->assertSame([], $more);
        $left = $wpdb->prepare("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s", $widgets);
        $this->assertSame('0', $wpdb->get_var($left));
    }

    /**
     * @param list<\WP_Http_Cookie> $cookies
     * @return array{all: int, ours: list<string>}
     */
    private static function queries(string $address, array $cookies, bool $is_with_onda): array
    {
        return CountedQueries::of($address, compact('cookies') + ['headers' => $is_with_onda ? [] : ['X-Without-Onda' => '1']]);
    }
}
