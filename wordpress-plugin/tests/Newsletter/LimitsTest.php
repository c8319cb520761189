<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Tests\TestCase;

final class LimitsTest extends TestCase
{
    /** The beginning of a day, and so of each window. */
    private const START = 1_792_800_000;

    /** @dataProvider windows */
    public function test_a_network_has_no_more_room_until_its_window_ends(string $room, int $limit, int $seconds): void
    {
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        $has = static fn(int $after): bool => $limits->$room('198.51.100.7', self::START + $after);
        $this->assertSame(array_fill(0, $limit, true), array_map(static fn(): bool => $has(0), range(1, $limit)));
        $this->assertSame([false, true], [$has($seconds - 1), $has($seconds)]);
    }

    /** @return array<string, array{string, int, int}> */
    public function windows(): array
    {
        return [
            'work done in an hour' => ['has_proven_room', 10, 3600],
            'captchas in ten minutes' => ['has_captcha_room', 30, 600],
            'pictures in a minute' => ['has_picture_room', 120, 60],
            'attempts in ten minutes' => ['has_attempt_room', 60, 600],
            'accounts in a day' => ['has_account_room', 30, 86400],
            'sign-ups by captchas in a day' => ['has_solved_room', 30, 86400],
        ];
    }
}
