<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Admin\Fields;
use Onda\Printing\Html;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about views and ranked lists. */
final class SettingsForm
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $types = Fields::types(
            SettingsStore::OPTION . '[viewTypes]',
            __('Count the views of', 'onda'),
            $settings['viewTypes'],
        );
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Programs, hidden tabs, those who may edit the post and a second look within 30 minutes do not count. No cookie is set.', 'onda');
        $rows = Fields::card('onda-views', __('Views', 'onda'), $types . Fields::hint($hint))
            . Html::tag('h2', ['id' => 'onda-lists'], Html::text(__('Ranked lists', 'onda')))
            . Fields::error($errors, 'lists');
        foreach ($settings['lists'] as $place => $list) {
            $rows .= self::row($place, array_merge(RankedList::EMPTY_ROW, $list), $errors, false);
        }
        return $rows . self::row(count($settings['lists']), RankedList::EMPTY_ROW, $errors, true);
    }

    /**
     * @param array<string, mixed> $list
     * @param array<string, string> $errors
     */
    private static function row(int $place, array $list, array $errors, bool $is_new): string
    {
        $inner = self::texts($place, $list, $errors) . self::choices($place, $list, $errors);
        if ($is_new) {
            return Fields::new_card("onda-list-$place", __('Add a list', 'onda'), $inner, $place === 0);
        }
        $remove = Fields::box(self::name($place, 'remove'), '1', false, __('Remove this list', 'onda'));
        return Fields::card("onda-list-$place", (string) $list['name'], $inner . $remove);
    }

    /**
     * @param array<string, mixed> $list
     * @param array<string, string> $errors
     */
    private static function texts(int $place, array $list, array $errors): string
    {
        $slug = static fn(int $id): string => (string) (get_term($id, 'category')->slug ?? '');
        $categories = implode(', ', array_map($slug, $list['categories']));
        [$days, $size] = array_map(static fn(int $max): array => [
            'type' => 'number',
            'min' => 1,
            'max' => $max,
        ], [RankedList::MAX_DAYS, RankedList::MAX_SIZE]);
        $views = __('Word after the views; left empty, “views” in the language of the site', 'onda');
        $total = __('Word after the listeners; left empty, “monthly listeners”', 'onda');
        $fields = [
            'name' => [__('Name', 'onda'), $list['name'], []],
            'id' => [__('Id, for [most_viewed list_id="id"]', 'onda'), $list['id'], []],
            'days' => [__('Days that count, today included', 'onda'), $list['days'], $days],
            'size' => [__('Posts in the list', 'onda'), $list['size'], $size],
            'categories' => [__('Categories, as slugs with commas between; none for all', 'onda'), $categories, []],
            'viewsLabel' => [$views, $list['viewsLabel'], []],
            'totalLabel' => [$total, $list['totalLabel'], []],
        ];
        $inner = '';
        foreach ($fields as $field => [$label, $value, $attributes]) {
            $state = Fields::state($errors, "lists.$place.$field");
            $inner .= Fields::text(self::name($place, $field), $label, (string) $value, $attributes + $state)
                . Fields::error($errors, "lists.$place.$field");
        }
        return $inner;
    }

    /**
     * @param array<string, mixed> $list
     * @param array<string, string> $errors
     */
    private static function choices(int $place, array $list, array $errors): string
    {
        return Fields::types(self::name($place, 'types'), __('What is listed', 'onda'), $list['types'])
            . Fields::error($errors, "lists.$place.types")
            . Fields::select(self::name($place, 'order'), __('Ranked by', 'onda'), $list['order'], [
                'period' => __('the views of these days', 'onda'),
                'total' => __('all views', 'onda'),
                'adjusted' => __('the people of 30 days and the number of the editor', 'onda'),
            ])
            . Fields::select(self::name($place, 'number'), __('Number that visitors see', 'onda'), $list['number'], [
                'period' => __('the views of these days', 'onda'),
                'total' => __('all views', 'onda'),
                'adjusted' => __('the people of 30 days and the number of the editor', 'onda'),
                'both' => __('the views of these days, and the people', 'onda'),
                'none' => __('none', 'onda'),
            ]);
    }

    private static function name(int $place, string $field): string
    {
        return SettingsStore::OPTION . "[lists][$place][$field]";
    }
}
