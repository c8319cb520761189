<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The ids of forms and lists, each given once, because pages from a cache and mails refer to it. */
final class RowIds
{
    /** @param (\Closure(int): string)|null $shown Returns markup that shows a stored id. */
    public static function setting(?\Closure $shown = null): Setting
    {
        $read = static fn(mixed $value): int => is_numeric($value) ? (int) $value : 0;
        $print = static fn(string $name, string $label, int $id): string =>
            Html::hidden([$name => $id === 0 ? '' : (string) $id]) . ($id === 0 || $shown === null ? '' : $shown($id));
        return Setting::custom('id', 1, static fn(): string => '', $read, $print, ['type' => 'integer']);
    }

    /** @param array<string, mixed> $row As sent. */
    public static function is_named_or_stored(array $row): bool
    {
        return Input::line($row['name'] ?? '') !== '' || !empty($row['id']);
    }

    /**
     * Gives an id to a row without one, and to a row whose id another has.
     *
     * @param array<string, mixed> $row
     * @param list<array<string, mixed>> $above
     * @param list<array<string, mixed>> $sent Also the rows below.
     * @return array<string, mixed>
     */
    public static function complete(array $row, array $above, array $sent): array
    {
        $taken = array_column($above, 'id');
        $is_free = $row['id'] > 0 && !in_array($row['id'], $taken, true);
        $next = max([0, ...$taken, ...self::numbers(array_column($sent, 'id'))]) + 1;
        return $is_free ? $row : array_replace($row, ['id' => $next]);
    }

    /** @return list<int> Of a list, or of a text with anything between. */
    public static function numbers(mixed $written): array
    {
        $parts = is_string($written) ? preg_split('/\D+/', $written) : $written;
        $numbers = array_map(intval(...), array_filter(is_array($parts) ? $parts : [], is_numeric(...)));
        return array_values(array_unique(array_filter($numbers, static fn(int $number): bool => $number > 0)));
    }
}
