<?php

declare(strict_types=1);

namespace Onda\Search\Keywords;

use Onda\Admin\Fields;
use Onda\Days;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Lists phrases that visitors search, and those without a result: the site lacks an article or a synonym. */
final class SearchReport
{
    private const DAYS = 30;
    private const ROWS = 20;

    public static function of(KeywordRepository $counts): string
    {
        $since = Days::since(self::DAYS, time());
        $lists = self::list(__('Most searched', 'onda'), $counts->searched($since, self::ROWS))
            . self::list(__('Searched and not found', 'onda'), $counts->missed($since, self::ROWS));
        return $lists === '' ? '' : Fields::card('onda-search-report', __('Searches of the last 30 days', 'onda'), $lists);
    }

    /** @param list<array{keyword: string, num: int}> $rows */
    private static function list(string $title, array $rows): string
    {
        $item = static fn(array $row): string => Html::tag('li', [], Html::text("{$row['keyword']} ({$row['num']})"));
        $items = implode('', array_map($item, $rows));
        return $items === '' ? '' : Html::tag('h3', [], Html::text($title)) . Html::tag('ol', [], $items);
    }
}
