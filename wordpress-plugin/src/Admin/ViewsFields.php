<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\FavoritesRules;
use Onda\Html;
use Onda\Storage\Stations;
use Onda\Views\RankedList;

defined('ABSPATH') || exit;

/** The part of the settings screen about views and ranked lists. */
final class ViewsFields
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $types = self::types(Stations::OPTION . '[viewTypes]', __('Count the views of', 'onda'), $settings['viewTypes']);
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Programs, hidden tabs, those who may edit the post and a second look within 30 minutes do not count. No cookie is set.', 'onda');
        $rows = Html::tag('h2', [], Html::text(__('Views', 'onda'))) . $types . self::hint($hint)
            . Html::tag('h2', [], Html::text(__('Ranked lists', 'onda'))) . Fields::error($errors, 'lists');
        foreach ($settings['lists'] as $place => $list) {
            $rows .= self::row($place, array_merge(RankedList::EMPTY_ROW, $list), $errors, false);
        }
        // An empty row to add one; after saving there is another.
        return $rows . self::row(count($settings['lists']), RankedList::EMPTY_ROW, $errors, true);
    }

    /**
     * @param array<string, mixed> $list
     * @param array<string, string> $errors
     */
    private static function row(int $place, array $list, array $errors, bool $is_new): string
    {
        $title = $is_new ? __('Add a list', 'onda') : (string) $list['name'];
        $inner = Html::tag('legend', [], Html::tag('strong', [], Html::text($title)))
            . self::texts($place, $list, $errors) . self::choices($place, $list, $errors);
        if (!$is_new) {
            $inner .= Fields::box(self::name($place, 'remove'), '1', false, __('Remove this list', 'onda'));
        }
        return Html::tag('fieldset', ['class' => 'card', 'style' => 'max-width:46rem'], $inner);
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
            $state = isset($errors["lists.$place.$field"])
                ? ['aria-invalid' => 'true', 'aria-describedby' => Fields::error_id("lists.$place.$field")]
                : [];
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
        return self::types(self::name($place, 'types'), __('What is listed', 'onda'), $list['types'])
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

    /** @param list<string> $chosen */
    private static function types(string $name, string $legend, array $chosen): string
    {
        // Without a box that is checked the field would not be sent at all.
        $boxes = Html::tag('input', ['type' => 'hidden', 'name' => "{$name}[]", 'value' => '']);
        foreach (FavoritesRules::public_types() as $type) {
            $label = (string) (get_post_type_object($type)?->labels->name ?? $type);
            $boxes .= Fields::box("{$name}[]", $type, in_array($type, $chosen, true), $label);
        }
        return Html::tag('fieldset', [], Html::tag('legend', [], Html::text($legend)) . $boxes);
    }

    private static function hint(string $text): string
    {
        return Html::tag('p', ['class' => 'description'], Html::text($text));
    }

    private static function name(int $place, string $field): string
    {
        return Stations::OPTION . "[lists][$place][$field]";
    }
}
