<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/** A line of what would change: a setting, or a row of a list, with its value now and its value then, in words. */
final class Difference
{
    /** Characters of a long text around the place where it differs. */
    private const SHOWN = 120;
    private const BEFORE = 30;

    private function __construct(
        public readonly string $label,
        public readonly string $now,
        public readonly string $then,
    ) {
    }

    /**
     * @param list<Setting> $settings
     * @param array<string, mixed> $now
     * @param array<string, mixed> $then
     * @param string $around The names of what the settings are in, with an arrow behind, or empty.
     * @return list<self>
     */
    public static function between(array $settings, array $now, array $then, string $around = ''): array
    {
        $lines = [];
        foreach ($settings as $setting) {
            [$former, $next] = [$now[$setting->name], $then[$setting->name]];
            if ($former === $next || ($setting->kind === Kind::Number && (int) $former === $next)) {
                continue;
            }
            $label = $around . ($setting->label() ?: $setting->name);
            array_push($lines, ...match ($setting->kind) {
                Kind::Group => self::between($setting->settings, $former, $next, $around),
                Kind::Rows => self::between_rows($setting, $former, $next),
                default => [self::of($label, $setting->in_words($former), $setting->in_words($next))],
            });
        }
        return $lines;
    }

    /**
     * @param list<array<string, mixed>> $now
     * @param list<array<string, mixed>> $then
     * @return list<self>
     */
    private static function between_rows(Setting $list, array $now, array $then): array
    {
        $rows = $list->rows;
        $by_id = static fn(array $all): array => array_column($all, null, 'id');
        [$former, $next] = isset($rows->defaults()['id']) ? [$by_id($now), $by_id($then)] : [$now, $then];
        $lines = [];
        foreach ($former + $next as $id => $ignored) {
            $title = $rows->title($next[$id] ?? $former[$id]);
            if (isset($former[$id], $next[$id])) {
                array_push($lines, ...self::between($rows->settings, $former[$id], $next[$id], "$title → "));
                continue;
            }
            $lines[] = isset($next[$id])
                ? new self($title, '', _x('is added', 'in a list', 'onda'))
                : new self($title, _x('in the list', 'in a list', 'onda'), _x('is removed', 'in a list', 'onda'));
        }
        return $lines ?: [new self($list->name, '', __('another order', 'onda'))];
    }

    private static function of(string $label, string $now, string $then): self
    {
        $most = min(strlen($now), strlen($then));
        $start = 0;
        while ($start < $most && mb_strlen($now) + mb_strlen($then) > self::SHOWN && $now[$start] === $then[$start]) {
            $start++;
        }
        return new self($label, self::excerpt($now, $start), self::excerpt($then, $start));
    }

    /** @param int $byte Where it begins to differ. */
    private static function excerpt(string $text, int $byte): string
    {
        $place = mb_strlen(mb_strcut($text, 0, $byte));
        $from = $place > self::SHOWN - self::BEFORE ? $place - self::BEFORE : 0;
        $cut = mb_substr($text, $from, self::SHOWN);
        $end = mb_strlen($text) > $from + self::SHOWN ? '…' : '';
        return ($from > 0 ? '…' : '') . $cut . $end;
    }
}
