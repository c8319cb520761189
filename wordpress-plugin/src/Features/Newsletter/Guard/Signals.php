<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** Field `behavioral_signals`: the time on the page and the counts of its events. Names and numbers are MailPoet's. */
final class Signals
{
    public const FIELD = 'behavioral_signals';
    public const MIN_MS = 2000;
    private const MIN_FOCUSES = 1;
    private const MIN_DOINGS = 3;
    private const MIN_SCROLLS = 1;
    /** The least milliseconds between two events of a kind: a mouse of 500 Hz, a held key, a jump to the next field. */
    private const PACES = ['mm_count' => 2, 'scroll_count' => 2, 'kd_count' => 10, 'focus_count' => 20];

    /** @param array<string, int> $counts */
    private function __construct(private array $counts, private bool $is_whole)
    {
    }

    public static function of(mixed $field): self
    {
        $counts = [];
        $names = ['time_ms', 'touch', ...array_keys(self::PACES)];
        foreach ($names as $name) {
            $value = is_array($field) ? $field[$name] ?? '' : '';
            $is_count = (is_string($value) || is_int($value)) && preg_match('/^\d{1,11}$/', (string) $value) === 1;
            $counts[$name] = $is_count ? (int) $value : -1;
        }
        return new self($counts, is_array($field) && $field !== []);
    }

    public function behavior(): BehaviorScore
    {
        if (!$this->is_whole) {
            return BehaviorScore::Missing;
        }
        if ($this->is_impossible()) {
            return BehaviorScore::Impossible;
        }
        return $this->is_busy() ? BehaviorScore::Human : BehaviorScore::Thin;
    }

    public function is_rushed(): bool
    {
        return $this->counts['time_ms'] < self::MIN_MS;
    }

    /** A mark that differs between visitors. */
    public function mark(): string
    {
        return implode(',', $this->counts);
    }

    private function is_impossible(): bool
    {
        $time = $this->counts['time_ms'];
        foreach (self::PACES as $name => $ms) {
            if ($this->counts[$name] < 0 || $this->counts[$name] * $ms > $time) {
                return true;
            }
        }
        return $this->counts['touch'] < 0;
    }

    private function is_busy(): bool
    {
        ['focus_count' => $focuses, 'kd_count' => $keys, 'mm_count' => $moves] = $this->counts;
        $is_touch = $this->counts['touch'] > 0;
        $has_moved = $is_touch ? $this->counts['scroll_count'] >= self::MIN_SCROLLS : $moves >= self::MIN_DOINGS;
        return $focuses >= self::MIN_FOCUSES && ($has_moved || $keys >= self::MIN_DOINGS);
    }
}
