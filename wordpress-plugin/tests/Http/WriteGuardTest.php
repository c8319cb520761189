<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Identity;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Tests\TestCase;

/** The checks before a change: same origin, the account's nonce, the rate limit. */
final class WriteGuardTest extends TestCase
{
    private const LIMIT = 3;

    /** @dataProvider origins */
    public function test_a_change_is_asked_from_this_site_only(array $server, string $expected): void
    {
        update_option('home', 'https://radio.example');
        update_option('siteurl', 'https://www.radio.example:8443/wp');
        $this->assertSame($expected, $this->answer(server: $server + ['HTTP_HOST' => 'alias.example']));
    }

    public function origins(): array
    {
        return [
            'this page' => [['HTTP_SEC_FETCH_SITE' => 'same-origin'], 'ok'],
            'a form elsewhere' => [['HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://evil.example'], '403 cross_origin'],
            'a sibling' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], '403 cross_origin'],
            'typed' => [['HTTP_SEC_FETCH_SITE' => 'none'], '403 cross_origin'],
            'an older browser, here' => [['HTTP_ORIGIN' => 'https://radio.example'], 'ok'],
            'the address of WordPress' => [['HTTP_ORIGIN' => 'https://WWW.radio.example:8443'], 'ok'],
            'the name that was asked' => [['HTTP_ORIGIN' => 'https://alias.example'], 'ok'],
            'an older browser, elsewhere' => [['HTTP_ORIGIN' => 'https://evil.example'], '403 cross_origin'],
            'a name that begins alike' => [['HTTP_ORIGIN' => 'https://radio.example.evil.example'], '403 cross_origin'],
            'another port' => [['HTTP_ORIGIN' => 'https://radio.example:8080'], '403 cross_origin'],
            'a sandbox' => [['HTTP_ORIGIN' => 'null'], '403 cross_origin'],
            'elsewhere, longer than is read' => [['HTTP_ORIGIN' => 'https://' . str_repeat('a', 300) . '.example'], '403 cross_origin'],
            'a header that cannot be read' => [['HTTP_SEC_FETCH_SITE' => "same-origin\xff"], '403 cross_origin'],
            'a browser that says neither' => [[], 'ok'],
            'a link' => [['REQUEST_METHOD' => 'GET'], '405 post_only'],
        ];
    }

    public function test_an_account_needs_a_nonce_of_its_own(): void
    {
        $foreign = wp_create_nonce('test_action');
        $this->sign_in('subscriber');
        $this->assertSame('403 invalid_nonce', $this->answer());
        $this->assertSame('403 invalid_nonce', $this->answer(['nonce' => $foreign]));
        $this->assertSame('ok', $this->answer(['nonce' => wp_create_nonce('test_action')]));
    }

    public function test_a_visitor_needs_none_and_a_stale_one_harms_nothing(): void
    {
        $this->assertSame('ok', $this->answer());
        $this->assertSame('ok', $this->answer(['nonce' => 'long-gone']));
    }

    /** @dataProvider stores */
    public function test_who_asks_without_end_is_told_when_to_come_back(bool $has_object_cache): void
    {
        $before = wp_using_ext_object_cache($has_object_cache);
        try {
            $answers = array_map(fn(): string => $this->answer(), range(1, self::LIMIT + 1));
            $other = $this->answer(server: ['REMOTE_ADDR' => '198.51.100.1']);
        } finally {
            wp_using_ext_object_cache((bool) $before);
        }
        $this->assertSame(['ok', 'ok', 'ok', '429 rate_limited'], $answers);
        $this->assertSame('ok', $other);
    }

    public function stores(): array
    {
        return ['table' => [false], 'object cache' => [true]];
    }

    public function test_an_account_is_counted_as_itself_wherever_it_is(): void
    {
        foreach (range(1, self::LIMIT) as $ignored) {
            $this->answer();
        }
        $this->sign_in('subscriber');
        $this->assertSame('ok', $this->answer(['nonce' => wp_create_nonce('test_action')]));
    }

    public function test_visitors_with_rows_are_counted_one_by_one_and_forged_cookies_as_their_network(): void
    {
        [$known, $forged] = array_map(static fn(string $letter): string => str_repeat($letter, 32), ['a', 'b']);
        $known_mark = Identity::of_visitor(new Request([], ['onda_visitor' => $known]));
        $rate_limit = new RateLimit(new RateLimitRepository(), 'test-reads', 1, static fn(string $visitor): bool => $visitor === $known_mark);
        $ask = static fn(string $cookie): string => self::outcome(static fn() =>
            $rate_limit->demand(new Request([], ['onda_visitor' => $cookie], ['REMOTE_ADDR' => '203.0.113.7'])));
        $this->assertSame(['ok', 'ok', 'rate_limited'], [$ask($known), $ask($forged), $ask(str_repeat('c', 32))]);
        $this->assertSame('rate_limited', $ask(''));
    }

    public function test_known_visitors_of_one_network_share_ten_times_the_limit_of_one(): void
    {
        $rate_limit = new RateLimit(new RateLimitRepository(), 'test-reads', 1, static fn(): bool => true);
        $answers = array_map(static fn(int $visitor): string => self::outcome(static fn() => $rate_limit->demand(
            new Request([], ['onda_visitor' => sprintf('%032x', $visitor)], ['REMOTE_ADDR' => '203.0.113.7']),
        )), range(1, 20));
        $this->assertSame(10, count(array_keys($answers, 'ok')));
    }

    public function test_a_minute_later_there_is_room_again_and_the_old_count_is_gone(): void
    {
        global $wpdb;
        $limits = new RateLimitRepository(tidied_every: 1);
        $noon = 1_800_000_000;
        $this->assertSame([0, 60, 40], [$limits->take('x', 'a', 1, $noon), $limits->take('x', 'a', 1, $noon), $limits->take('x', 'a', 1, $noon + 20)]);
        $this->assertSame(0, $limits->take('y', 'a', 1, $noon));
        $this->assertSame(0, $limits->take('x', 'a', 1, $noon + 120));
        $this->assertSame('1', (string) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_limits"));
    }

    public function test_who_asks_once_a_minute_costs_one_statement(): void
    {
        global $wpdb;
        $limits = new RateLimitRepository(tidied_every: PHP_INT_MAX);
        $noon = 1_800_000_000;
        $before = $wpdb->num_queries;
        $this->assertSame(0, $limits->take('x', 'a', 1, $noon));
        // SQLite cannot give the number back.
        $this->assertSame($wpdb->dbh instanceof \mysqli ? 1 : 2, $wpdb->num_queries - $before);
    }

    public function test_an_object_cache_that_cannot_count_leaves_it_to_the_table(): void
    {
        global $wp_object_cache;
        [$cache, $before] = [$wp_object_cache, wp_using_ext_object_cache(true)];
        $wp_object_cache = new class extends \WP_Object_Cache {
            public function incr($key, $offset = 1, $group = 'default')
            {
                return false;
            }
        };
        try {
            $answers = array_map(fn(): string => $this->answer(), range(1, self::LIMIT + 1));
        } finally {
            $wp_object_cache = $cache;
            wp_using_ext_object_cache((bool) $before);
        }
        $this->assertSame('429 rate_limited', end($answers));
    }

    private function answer(array $fields = [], array $server = []): string
    {
        $server += ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '203.0.113.7'];
        try {
            (new WriteGuard('test_action', new RateLimit(new RateLimitRepository(), 'test', self::LIMIT)))->demand(new Request($fields, [], $server));
        } catch (Refusal $refusal) {
            $this->assertSame($refusal->status === 429, $refusal->retry_after > 0 && $refusal->retry_after <= 60);
            return "$refusal->status $refusal->reason";
        }
        return 'ok';
    }

    /** `ok`, or the reason of the refusal. */
    private static function outcome(callable $demand): string
    {
        try {
            $demand();
            return 'ok';
        } catch (Refusal $refusal) {
            return $refusal->reason;
        }
    }
}
