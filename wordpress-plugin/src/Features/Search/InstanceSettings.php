<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** The settings of a search box. */
final class InstanceSettings
{
    /** M-8: instance ids up to 50. */
    public const MAX_ID = 50;
    private const MAX_COUNT = 50;
    private const MAX_TEXT = 200;
    private const MAX_OPTIONS = 10_000;
    private const MAX_WORDS = 20;

    public static function rows(): Rows
    {
        $settings = [...self::names(), ...self::choices(), ...self::limits(), ...self::contents(), ...self::boxes()];
        return new Rows(
            'onda-search',
            $settings,
            self::MAX_ID,
            static fn(): array => [
                'add' => __('Add a search', 'onda'),
                'remove' => __('Remove this search', 'onda'),
                'unnamed' => __('Search', 'onda'),
                /* translators: %d: number of searches. */
                'too_many' => sprintf(__('At most %d searches.', 'onda'), self::MAX_ID),
            ],
            static fn(array $row): bool => Input::line($row['id'] ?? '') !== '',
            new: ['id' => ''],
            title: static fn(array $row): string => "{$row['id']} {$row['name']}",
        );
    }

    /** @return list<Setting> */
    private static function names(): array
    {
        $id = fn(): string => __('Number, 1 to 50, for [asp_search id="1"]', 'onda');
        $wrong = static fn(int $id, array $row, array $ids): string =>
            in_array($id, $ids, true) ? __('Another search has this number.', 'onda') : '';
        return [
            Setting::number('id', 1, $id, 1, self::MAX_ID, check: $wrong),
            Setting::line('name', '', fn() => __('Name', 'onda'), max: self::MAX_TEXT),
        ];
    }

    /** @return list<Setting> Layout, order, and M-8: show-more and redirect actions. */
    private static function choices(): array
    {
        $pages = fn(): array => [
            'results_page' => __('The results page', 'onda'),
            'woo_results_page' => __('The results page of the shop', 'onda'),
            'elementor_page' => __('A page of Elementor', 'onda'),
            'custom' => __('The address below', 'onda'),
        ];
        $more = fn(): array => ['ajax' => __('Further results in the panel', 'onda')] + $pages();
        return [
            Setting::choice('layout', 'vertical', fn() => __('Layout', 'onda'), fn() => [
                'vertical' => __('A list', 'onda'),
                'horizontal' => __('A row', 'onda'),
                'isotopic' => __('Pages of tiles', 'onda'),
                'polaroid' => __('Photographs', 'onda'),
            ]),
            Setting::choice('order', 'relevance', fn() => __('Order', 'onda'), fn() => [
                'relevance' => __('Best first', 'onda'),
                'newest' => __('Newest first', 'onda'),
                'oldest' => __('Oldest first', 'onda'),
                'title' => __('By title', 'onda'),
            ]),
            Setting::choice('showMore', 'ajax', fn() => __('“Show more” leads to', 'onda'), $more),
            Setting::choice('redirect', 'results_page', fn() => __('The Enter key leads to', 'onda'), fn() => $pages() + [
                'first_result' => __('The first result', 'onda'),
                'ajax_search' => __('The results in the panel', 'onda'),
                'nothing' => __('Nothing', 'onda'),
            ]),
        ];
    }

    /** @return list<Setting> */
    private static function limits(): array
    {
        $more = fn(): string => __('Address of “show more”; {phrase} stands for the phrase', 'onda');
        $enter = fn(): string => __('Address of the Enter key; {phrase} stands for the phrase', 'onda');
        return [
            Setting::line('showMoreUrl', '', $more, max: self::MAX_TEXT),
            Setting::line('redirectUrl', '', $enter, max: self::MAX_TEXT),
            Setting::number('count', 10, fn() => __('Results in one answer', 'onda'), 1, self::MAX_COUNT),
            Setting::number('charCount', 2, fn() => __('Characters from which on it searches', 'onda'), 0, 100),
        ];
    }

    /** @return list<Setting> */
    private static function contents(): array
    {
        $fields = fn(): string =>
            __('Filters by custom field: duration for a range, country=AR|UY for choices', 'onda');
        $groups = fn(): string => __('Groups: post_type or a taxonomy; left empty, one list', 'onda');
        $wrong = static fn(string $json): string => $json === ''
            || str_starts_with((string) wp_json_encode(json_decode($json)), '{')
            ? ''
            : __('This is not a JSON object.', 'onda');
        $options = fn(): string => __('Further options, as JSON', 'onda');
        $filters = fn(): string => __('Filters by taxonomy, with commas between', 'onda');
        $keywords = fn(): string => __('“Try this” keywords, with commas between', 'onda');
        return [
            Setting::words('taxonomies', [], $filters, max: self::MAX_WORDS),
            Setting::words('fields', [], $fields, max: self::MAX_WORDS),
            Setting::line('groupBy', '', $groups, max: self::MAX_TEXT),
            Setting::words('tryThis', [], $keywords, max: self::MAX_WORDS),
            Setting::line('options', '', $options, check: $wrong, max: self::MAX_OPTIONS),
        ];
    }

    /** @return list<Setting> */
    private static function boxes(): array
    {
        $types = fn(): string => __('What is searched; nothing chosen means everything', 'onda');
        $counts = fn(): string => __('Counts what is searched, without anything about who searched it', 'onda');
        return [
            Setting::types('types', [], $types),
            Setting::flag('autocomplete', true, fn() => __('Completes what is typed', 'onda')),
            Setting::flag('statistics', true, $counts),
            Setting::flag('highlight', true, fn() => __('Marks the words in the results', 'onda')),
            Setting::flag('topKeywords', false, fn() => __('Shows the trending keywords', 'onda')),
        ];
    }
}
