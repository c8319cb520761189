<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** The settings of a ranked list. */
final class ListSettings
{
    /** The age of the oldest days. */
    public const MAX_DAYS = 400;
    public const MAX_SIZE = 50;
    /** The name of the default list by language; other languages get the English one. */
    private const MOST_VIEWED = ['es' => 'Lo más visto', 'en' => 'Most viewed'];
    private const MAX_LISTS = 20;
    private const MAX_LABEL = 60;
    private const ID = '/^[a-z0-9][a-z0-9-]{0,39}$/';

    /**
     * The default list, named in the language of the site.
     *
     * @return array{id: string, name: string}
     */
    public static function most_viewed(): array
    {
        $name = self::MOST_VIEWED[substr(get_locale(), 0, 2)] ?? self::MOST_VIEWED['en'];
        return ['id' => 'most-viewed', 'name' => $name];
    }

    public static function rows(): Rows
    {
        return new Rows(
            'onda-list',
            [...self::names(), ...self::contents(), ...self::numbers(), ...self::labels()],
            self::MAX_LISTS,
            static fn(): array => [
                'add' => __('Add a list', 'onda'),
                'remove' => __('Remove this list', 'onda'),
                'unnamed' => __('Ranked list', 'onda'),
                /* translators: %d: number of lists. */
                'too_many' => sprintf(__('At most %d lists.', 'onda'), self::MAX_LISTS),
            ],
            static fn(array $row): bool => Input::line($row['id'] ?? '') . Input::line($row['name'] ?? '') !== '',
            static fn(array $row): array =>
                ['id' => $row['id'] ?: substr(sanitize_title($row['name']), 0, 40)] + $row,
        );
    }

    /** @return list<Setting> */
    private static function names(): array
    {
        $wrong = static fn(string $id, array $row, array $ids): string => match (true) {
            preg_match(self::ID, $id) !== 1 => __('The id may hold small letters, digits and hyphens, 40 at most.', 'onda'),
            in_array($id, $ids, true) => __('Another list has this id.', 'onda'),
            default => '',
        };
        return [
            Setting::line('name', '', fn() => __('Name', 'onda')),
            Setting::line('id', '', fn() => __('Id, for [most_viewed list_id="id"]', 'onda'), check: $wrong),
        ];
    }

    /** @return list<Setting> */
    private static function contents(): array
    {
        $days = fn(): string => __('Days that count, today included', 'onda');
        $categories = fn(): string => __('Categories, as slugs with commas between; none for all', 'onda');
        $types = fn(): string => __('What is listed', 'onda');
        $wrong = static fn(array $chosen): string => $chosen === [] ? __('Choose at least one.', 'onda') : '';
        $ids = ['type' => 'array', 'items' => ['type' => 'integer']];
        return [
            Setting::number('days', 30, $days, 1, self::MAX_DAYS),
            Setting::number('size', 10, fn() => __('Posts in the list', 'onda'), 1, self::MAX_SIZE),
            Setting::types('types', ['post'], $types, check: $wrong),
            Setting::custom('categories', [], $categories, self::categories(...), self::slugs(...), $ids),
        ];
    }

    /** @return list<Setting> */
    private static function numbers(): array
    {
        $orders = fn(): array => [
            'period' => __('the views of these days', 'onda'),
            'total' => __('all views', 'onda'),
            'adjusted' => __('the people of 30 days and the number of the editor', 'onda'),
        ];
        return [
            Setting::choice('order', 'period', fn() => __('Ranked by', 'onda'), $orders),
            Setting::choice('number', 'period', fn() => __('Number that visitors see', 'onda'), fn() => $orders() + [
                'both' => __('the views of these days, and the people', 'onda'),
                'none' => __('none', 'onda'),
            ]),
        ];
    }

    /** @return list<Setting> */
    private static function labels(): array
    {
        $views = fn(): string => __('Word after the views; left empty, “views” in the language of the site', 'onda');
        $total = fn(): string => __('Word after the listeners; left empty, “monthly listeners”', 'onda');
        return [
            Setting::line('viewsLabel', '', $views, max: self::MAX_LABEL),
            Setting::line('totalLabel', '', $total, max: self::MAX_LABEL),
        ];
    }

    /** @return list<int> Ids of the categories that there are, written as ids or as `rock, jazz`. */
    private static function categories(mixed $value): array
    {
        $words = is_array($value) ? $value : explode(',', Input::line($value));
        $ids = [];
        foreach ($words as $word) {
            $slug = is_scalar($word) ? trim((string) $word) : '';
            // A slug may be a number, too.
            $term = is_int($word) ? false : get_term_by('slug', $slug, 'category');
            $term = $term ?: (ctype_digit($slug) ? get_term_by('id', $slug, 'category') : false);
            $ids = array_merge($ids, $term instanceof \WP_Term ? [$term->term_id] : []);
        }
        return array_values(array_unique($ids));
    }

    /**
     * @param list<int> $ids
     * @param array<string, string> $state
     */
    private static function slugs(string $name, string $label, array $ids, array $state): string
    {
        $slug = static fn(int $id): string => (string) (get_term($id, 'category')->slug ?? '');
        return Fields::text($name, $label, implode(', ', array_map($slug, $ids)), $state);
    }
}
