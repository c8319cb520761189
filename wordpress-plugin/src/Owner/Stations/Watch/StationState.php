<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/** How a station was when it was last looked at. */
final class StationState
{
    /** A failure that lasts so long is worth interrupting the owner for. */
    public const DEAD_SECONDS = 15 * MINUTE_IN_SECONDS;

    /**
     * @param string $key Of the station's addresses: with others it is no longer true.
     * @param string $state `on`, `off`, or `unknown` where this site may not ask.
     * @param int $since Unix time at which the state was first seen.
     * @param int $checked Unix time of the last look.
     * @param string $song As `Artist – Title`, or an empty string.
     * @param list<Finding> $findings
     */
    public function __construct(
        public readonly string $key,
        public readonly string $state,
        public readonly int $since,
        public readonly int $checked,
        public readonly string $song = '',
        public readonly ?int $listeners = null,
        public readonly array $findings = [],
    ) {
    }

    public function after(Report $report, string $key, int $now): self
    {
        $is_same = $this->key === $key && $this->state === $report->state;
        return self::first($report, $key, $now, $is_same ? $this->since : $now);
    }

    public static function first(Report $report, string $key, int $now, ?int $since = null): self
    {
        return new self($key, $report->state, $since ?? $now, $now, $report->song, $report->listeners, $report->findings);
    }

    /** The stream gave no sound twice, so long apart that it is more than a restart. */
    public function is_dead(): bool
    {
        return $this->state === Report::OFF && $this->checked - $this->since >= self::DEAD_SECONDS;
    }

    /** @return array<string, mixed> */
    public function stored(): array
    {
        $findings = array_map(static fn(Finding $finding): array => $finding->stored(), $this->findings);
        return ['findings' => $findings] + get_object_vars($this);
    }

    /** Null for what no version of ours stored. */
    public static function from_stored(mixed $stored): ?self
    {
        if (!is_array($stored) || !in_array($stored['state'] ?? '', [Report::ON, Report::OFF, Report::UNKNOWN], true)) {
            return null;
        }
        return new self(
            (string) ($stored['key'] ?? ''),
            $stored['state'],
            (int) ($stored['since'] ?? 0),
            (int) ($stored['checked'] ?? 0),
            (string) ($stored['song'] ?? ''),
            isset($stored['listeners']) ? (int) $stored['listeners'] : null,
            array_values(array_filter(array_map(Finding::from_stored(...), (array) ($stored['findings'] ?? [])))),
        );
    }
}
