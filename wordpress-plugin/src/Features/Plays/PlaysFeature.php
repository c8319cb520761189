<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for plays and statistics. */
final class PlaysFeature implements Feature
{
    use FeatureDefaults;

    /** @param \Closure(string, int, int): (\Closure(int): mixed) $shows As `shows_heard` of a feature. */
    public function __construct(private \Closure $shows)
    {
    }

    public function polls(): array
    {
        return ['count.play' => fn(string $id, float $deadline, string $ticket, Request $request): array =>
            $this->counter()->count($id, $ticket, $request, time())];
    }

    private function counter(): PlayCounter
    {
        $shares = new NetworkShareRepository();
        return new PlayCounter(
            new SettingsStore(),
            new PlayTicket(new DailySalts()),
            new PlayRepository(),
            $this->shows,
            new RateLimitRepository(),
            new RateLimit(new RateLimitRepository(), 'plays', PlayCounter::PLAYS_A_MINUTE),
            new DailyNetworkLimit($shares, 'plays', PlayCounter::PLAYS_A_DAY),
        );
    }
}
