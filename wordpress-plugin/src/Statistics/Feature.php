<?php

declare(strict_types=1);

namespace Onda\Statistics;

use Onda\Database\DailySalts;
use Onda\Database\NetworkShareRepository;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Http\RateLimit;
use Onda\Http\Request;
use Onda\Http\Share;
use Onda\Settings\SettingsStore;
use Onda\Statistics\Plays\PlayCounter;
use Onda\Statistics\Plays\PlayRepository;
use Onda\Statistics\Plays\PlayTicket;

defined('ABSPATH') || exit;

/** The composition root's part for plays and statistics. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    public function polls(): array
    {
        return ['count.play' => static fn(string $id, float $deadline, string $ticket, Request $request): array =>
            self::counter()->count($id, $ticket, $request, time())];
    }

    public function settings(): array
    {
        return [Options::section()];
    }

    private static function counter(): PlayCounter
    {
        $shares = new NetworkShareRepository();
        return new PlayCounter(
            new SettingsStore(),
            new PlayTicket(new DailySalts()),
            new PlayRepository(),
            new RateLimitRepository(),
            new RateLimit(new RateLimitRepository(), 'plays', PlayCounter::PLAYS_A_MINUTE),
            new Share($shares, 'plays', PlayCounter::PLAYS_A_DAY),
        );
    }
}
