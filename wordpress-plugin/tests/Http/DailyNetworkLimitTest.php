<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** How much one network counts, whatever cookies it sends. */
final class DailyNetworkLimitTest extends TestCase
{
    private const POST = 7;

    public function test_so_many_count_and_no_more_and_of_another_object_or_network_again(): void
    {
        $network_limit = new DailyNetworkLimit(new NetworkShareRepository(), 'test', 2);
        $this->assertSame([true, true, false], array_map(fn(): bool => $network_limit->acquire(self::from('203.0.113.7'), self::POST), range(1, 3)));
        $this->assertTrue($network_limit->acquire(self::from('203.0.113.7'), self::POST + 1));
        $this->assertTrue($network_limit->acquire(self::from('203.0.113.8'), self::POST));
        $this->assertTrue((new DailyNetworkLimit(new NetworkShareRepository(), 'other', 2))->acquire(self::from('203.0.113.7'), self::POST));
    }

    public function test_what_is_taken_back_may_be_taken_again_and_nothing_more(): void
    {
        $network_limit = new DailyNetworkLimit(new NetworkShareRepository(), 'test', 1);
        $this->assertTrue($network_limit->acquire(self::from('203.0.113.7'), self::POST));
        $network_limit->release(self::from('203.0.113.7'), self::POST);
        $network_limit->release(self::from('203.0.113.7'), self::POST);
        $this->assertTrue($network_limit->acquire(self::from('203.0.113.7'), self::POST));
        $this->assertFalse($network_limit->acquire(self::from('203.0.113.7'), self::POST));
    }

    public function test_a_home_of_ipv6_is_one_network_and_a_customer_with_many_of_them_is_ten(): void
    {
        $network_limit = new DailyNetworkLimit(new NetworkShareRepository(), 'test', 1);
        $this->assertTrue($network_limit->acquire(self::from('2001:db8:1:1::1'), self::POST));
        $this->assertFalse($network_limit->acquire(self::from('2001:db8:1:1:ffff::2'), self::POST));
        $homes = array_map(fn(int $home): bool => $network_limit->acquire(self::from(sprintf('2001:db8:1:%x::1', $home)), self::POST), range(2, 40));
        $this->assertSame(9, count(array_filter($homes)), 'with the first they are ten');
        $this->assertTrue($network_limit->acquire(self::from('2001:db8:2:1::1'), self::POST));
    }

    public function test_an_account_counts_wherever_it_is(): void
    {
        $network_limit = new DailyNetworkLimit(new NetworkShareRepository(), 'test', 1);
        $network_limit->acquire(self::from('203.0.113.7'), self::POST);
        $this->sign_in('subscriber');
        $this->assertTrue($network_limit->acquire(self::from('203.0.113.7'), self::POST));
    }

    public function test_a_refusal_says_until_when(): void
    {
        $network_limit = new DailyNetworkLimit(new NetworkShareRepository(), 'test', 1);
        $network_limit->demand(self::from('203.0.113.7'), self::POST);
        try {
            $network_limit->demand(self::from('203.0.113.7'), self::POST);
            $this->fail('refused');
        } catch (Refusal $refusal) {
            $this->assertSame([429, 'network_full'], [$refusal->status, $refusal->reason]);
            $this->assertGreaterThan(0, $refusal->retry_after);
            $this->assertLessThanOrEqual(DAY_IN_SECONDS, $refusal->retry_after);
        }
    }

    public function test_a_day_later_the_rows_are_gone(): void
    {
        global $wpdb;
        (new DailyNetworkLimit(new NetworkShareRepository(), 'test', 1))->acquire(self::from('203.0.113.7'), self::POST);
        $count = static fn(): int => (int) $wpdb->get_var(
            "SELECT COUNT(*) FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'share-test:%'"
        );
        (new NetworkShareRepository())->forget_lapsed(time() + DAY_IN_SECONDS - 1);
        $this->assertSame(1, $count());
        (new NetworkShareRepository())->forget_lapsed(time() + DAY_IN_SECONDS + 2);
        $this->assertSame(0, $count());
    }

    public function test_a_post_is_kept_by_as_many_cookies_of_one_network_as_the_owner_says(): void
    {
        $site = new FavoritesSite(['who' => 'everybody']);
        $settings = ['favorites' => ['who' => 'everybody'], 'network' => ['favorites' => 3]];
        update_option(SettingsStore::OPTION, $settings);
        $post = FavoritesSite::post();
        $keep = static function () use ($site, $post): int {
            $site->another_browser();
            return $site->reply('favorite', ['postid' => (string) $post, 'status' => 'active'])->status;
        };
        $this->assertSame([200, 200, 200, 429, 429], array_map($keep, range(1, 5)));
        $this->assertSame(3, $site->ask('totalcount', ['postid' => (string) $post])['count']);
        $this->assertSame([], $site->jar->values, 'who is refused gets no cookie');
    }

    public function test_a_visitor_drops_and_keeps_a_post_as_often_as_they_like(): void
    {
        $site = new FavoritesSite(['who' => 'everybody']);
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'everybody'], 'network' => ['favorites' => 1]]);
        $site->another_browser();
        $post = FavoritesSite::post();
        foreach (range(1, 3) as $ignored) {
            $this->assertSame(1, $site->keep($post)['favorite_data']['total']);
            $this->assertSame(0, $site->keep($post, 'inactive')['favorite_data']['total']);
        }
    }

    public function test_a_forged_cookie_of_the_favorites_plugin_counts_no_more_than_that(): void
    {
        $site = new FavoritesSite(['who' => 'everybody']);
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'everybody'], 'network' => ['favorites' => 2]]);
        $post = FavoritesSite::post();
        foreach (range(1, 5) as $ignored) {
            $site->another_browser();
            $site->jar->values['simplefavorites'] = (string) wp_json_encode([['site_id' => 1, 'posts' => [$post]]]);
            $site->ask('array');
        }
        $this->assertSame(2, $site->ask('totalcount', ['postid' => (string) $post])['count']);
    }

    public function test_the_owner_chooses_and_hears_what_is_wrong(): void
    {
        $this->assertSame(['votes' => 10, 'favorites' => 20, 'views' => 50], NetworkOptions::stored(new SettingsStore()));
        $sent = ['votes' => '3', 'views' => '0', 'favorites' => 'many', 'more' => '1'];
        $read = RecordReader::read(NetworkOptions::record(), ['network' => $sent]);
        $this->assertSame(['votes' => 3, 'favorites' => 0, 'views' => 0], $read['values']);
        $this->assertSame(['network.favorites', 'network.views'], array_keys($read['errors']));
        $this->assertSame([], RecordReader::read(NetworkOptions::record(), null)['errors']);
    }

    private static function from(string $address): Request
    {
        return new Request([], [], ['REMOTE_ADDR' => $address]);
    }
}
