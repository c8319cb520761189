<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Owner\Health\HealthResult;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Check\Sentences;

defined('ABSPATH') || exit;

/** The stations in Site Health: a test, and lines under "Info" for who gives support. It asks no server. */
final class StreamHealth
{
    /** The hourly look is overdue. */
    private const STALE_SECONDS = 3 * HOUR_IN_SECONDS;

    public function __construct(private StationHealth $health)
    {
    }

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
        add_filter('debug_information', [$this, 'debug_information'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        if ($this->health->all() !== []) {
            $tests['direct']['onda_streams'] = ['label' => 'Onda: streams', 'test' => [$this, 'streams']];
        }
        return $tests;
    }

    /** @return array<string, mixed> */
    public function streams(): array
    {
        $off = array_filter($this->health->all(), static fn(array $each): bool => $each['state']?->state === Report::OFF);
        if ($off !== []) {
            $lines = array_map(self::off(...), $off);
            return HealthResult::of('streams', 'critical', __('A stream does not play', 'onda'), implode(' ', $lines));
        }
        if ($this->is_stale()) {
            return HealthResult::of('streams', 'recommended', __('Nobody has looked at the streams lately', 'onda'), __(
                'Onda looks at them once an hour. Look whether scheduled events (WP-Cron) of this site run.',
                'onda'
            ));
        }
        return HealthResult::of('streams', 'good', __('Every stream plays', 'onda'), __(
            'Onda looks at them once an hour.',
            'onda'
        ));
    }

    /**
     * @param array<string, array<string, mixed>> $sections
     * @return array<string, array<string, mixed>>
     */
    public function debug_information(array $sections): array
    {
        $fields = [];
        foreach ($this->health->all() as $id => ['station' => $station, 'state' => $state]) {
            $fields[$id] = ['label' => $station->name, 'value' => self::line($state), 'debug' => self::facts($state)];
        }
        $section = ['label' => __('Onda: stations', 'onda'), 'fields' => $fields];
        return $fields === [] ? $sections : $sections + ['onda-stations' => $section];
    }

    /** A site where the scheduler does not run would show the last result for ever. */
    private function is_stale(): bool
    {
        foreach ($this->health->all() as ['state' => $state]) {
            if ($state !== null && time() - $state->checked > self::STALE_SECONDS) {
                return true;
            }
        }
        return false;
    }

    /** @param array{station: \Onda\Core\Settings\Station, state: StationState} $each */
    private static function off(array $each): string
    {
        $reason = $each['state']->findings[0] ?? null;
        /* translators: 1: name of a station, 2: date and time, 3: a sentence that says why. */
        $text = __('%1$s, since %2$s: %3$s', 'onda');
        $told = $reason === null ? '' : implode(' ', Sentences::of($reason));
        return sprintf($text, $each['station']->name, StateTexts::moment($each['state']->since), $told);
    }

    private static function line(?StationState $state): string
    {
        if ($state === null) {
            return StateTexts::word(null);
        }
        /* translators: 1: a state such as "Plays", 2: and 3: date and time. */
        $text = __('%1$s, since %2$s; last looked at %3$s', 'onda');
        $times = [StateTexts::moment($state->since), StateTexts::moment($state->checked)];
        return sprintf($text, StateTexts::word($state), ...$times);
    }

    /** In English, for who gives support. */
    private static function facts(?StationState $state): string
    {
        if ($state === null) {
            return 'unchecked';
        }
        $codes = implode(',', array_column($state->findings, 'code'));
        $times = [gmdate('c', $state->since), gmdate('c', $state->checked)];
        return vsprintf("$state->state since %s, checked %s, $codes", $times);
    }
}
