<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Tests\TestCase;

final class RateLimitTest extends TestCase
{
    public function test_each_account_has_a_limit_of_its_own_whatever_its_network(): void
    {
        foreach ([1, 2] as $user) {
            wp_set_current_user($user === 1 ? 1 : (int) wp_create_user('b', 'x', 'b@example.org'));
            $this->assertSame([200, 429], [$this->ask('203.0.113.7'), $this->ask('198.51.100.7')]);
        }
    }

    public function test_visitors_of_a_network_share_one(): void
    {
        wp_set_current_user(0);
        $this->assertSame([200, 429, 200], array_map($this->ask(...), ['203.0.113.7', '203.0.113.7', '198.51.100.7']));
    }

    private function ask(string $address): int
    {
        try {
            $request = new Request([], [], ['REMOTE_ADDR' => $address]);
            (new RateLimit(new RateLimitRepository(), 'test-limit', 1, seconds: DAY_IN_SECONDS))->demand($request);
            return 200;
        } catch (Refusal $refusal) {
            return $refusal->status;
        }
    }
}
