<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Features\Newsletter\Guard\Limit;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Tests\TestCase;

final class LimitsTest extends TestCase
{
    /** The beginning of a day, and so of each window. */
    private const START = 1_792_800_000;

    /** @dataProvider windows */
    public function test_a_network_takes_no_more_until_its_window_ends(Limit $limit, int $most, int $seconds): void
    {
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        $has = static fn(int $after): bool => $limits->take($limit, '198.51.100.7', self::START + $after);
        $this->assertSame(array_fill(0, $most, true), array_map(static fn(): bool => $has(0), range(1, $most)));
        $this->assertSame([false, true], [$has($seconds - 1), $has($seconds)]);
    }

    /** @return array<string, array{Limit, int, int}> */
    public function windows(): array
    {
        return [
            'signals alone in ten minutes' => [Limit::Silent, 3, 600],
            'work done in an hour' => [Limit::Proven, 10, 3600],
            'captchas in ten minutes' => [Limit::Captcha, 30, 600],
            'pictures in a minute' => [Limit::Picture, 120, 60],
            'attempts in ten minutes' => [Limit::Attempt, 60, 600],
            'accounts in a day' => [Limit::Account, 30, 86400],
            'sign-ups by captchas in a day' => [Limit::Solved, 30, 86400],
        ];
    }
}
