<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Forms\Screen;
use Onda\Owner\Statistics\Range\RangeChoice;

defined('ABSPATH') || exit;

/** Addresses of the screen and of its files; every state of the screen has one. */
final class StatisticsLinks
{
    public const CSV = 'onda_statistics_csv';

    /** @param array<string, string> $query Beside the page: days, topic, order. */
    public static function page(array $query): string
    {
        $is_said = static fn(string $value): bool => $value !== '';
        $query = array_filter(['page' => Screen::Statistics->value] + $query, $is_said);
        return add_query_arg(array_map(rawurlencode(...), $query), admin_url('admin.php'));
    }

    public static function topic(string $topic, RangeChoice $choice): string
    {
        return self::page(['topic' => $topic] + $choice->query());
    }

    /** @param string $what Id of a figure or a ranking. */
    public static function csv(string $what, string $sort, RangeChoice $choice): string
    {
        $query = ['action' => self::CSV, 'what' => $what, 'sort' => $sort] + $choice->query();
        $query = array_map(rawurlencode(...), array_filter($query));
        return wp_nonce_url(add_query_arg($query, admin_url('admin-post.php')), self::CSV);
    }
}
