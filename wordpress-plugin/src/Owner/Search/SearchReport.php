<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Forms\Fields;
use Onda\Core\Text\Days;
use Onda\Core\Text\Html;
use Onda\Features\Search\Keywords\KeywordRepository;

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
            . self::list(__('Searched and not found', 'onda'), $counts->missed($since, self::ROWS), self::write_link(...));
        return $lists === '' ? '' : Fields::card('onda-search-report', __('Searches of the last 30 days', 'onda'), $lists);
    }

    /** Opens a new post with the phrase as its title. */
    private static function write_link(string $phrase): string
    {
        if (!current_user_can('edit_posts')) {
            return '';
        }
        /* translators: %s: a phrase that visitors searched. */
        $label = sprintf(__('Write about it: %s', 'onda'), $phrase);
        $address = add_query_arg('post_title', rawurlencode($phrase), admin_url('post-new.php'));
        return ' ' . Html::tag('a', ['href' => $address, 'aria-label' => $label], Html::text(__('Write about it', 'onda')));
    }

    /**
     * @param list<array{keyword: string, num: int}> $rows
     * @param (\Closure(string): string)|null $link Returns markup behind a phrase.
     */
    private static function list(string $title, array $rows, ?\Closure $link = null): string
    {
        $item = static fn(array $row): string => Html::tag('li', [], Html::text("{$row['keyword']} ({$row['num']})")
            . ($link === null ? '' : $link($row['keyword'])));
        $items = implode('', array_map($item, $rows));
        return $items === '' ? '' : Html::tag('h3', [], Html::text($title)) . Html::tag('ol', [], $items);
    }
}
