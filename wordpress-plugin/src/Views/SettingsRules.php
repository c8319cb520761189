<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Input;
use Onda\Settings\PostTypes;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about views and ranked lists. */
final class SettingsRules
{
    public const MAX_LISTS = 20;
    private const ID = '/^[a-z0-9][a-z0-9-]{0,39}$/';
    private const MAX_LABEL = 60;

    /**
     * @param array<mixed> $input
     * @return array{settings: array{viewTypes: list<string>, lists: list<array<string, mixed>>},
     *     errors: array<string, string>} Errors by field (`lists.0.id`).
     */
    public static function read(array $input): array
    {
        $types = Input::chosen($input['viewTypes'] ?? SettingsStore::DEFAULTS['viewTypes'], PostTypes::all());
        $lists = [];
        $errors = [];
        foreach (self::rows($input['lists'] ?? SettingsStore::DEFAULTS['lists']) as $row) {
            $list = self::typed($row);
            $place = count($lists);
            foreach (array_filter(self::wrong($list, array_column($lists, 'id'))) as $field => $sentence) {
                $errors["lists.$place.$field"] = $sentence;
            }
            $lists[] = $list;
        }
        if (count($lists) > self::MAX_LISTS) {
            /* translators: %d: number of lists. */
            $errors['lists'] = sprintf(__('At most %d lists.', 'onda'), self::MAX_LISTS);
        }
        return ['settings' => ['viewTypes' => $types, 'lists' => $lists], 'errors' => $errors];
    }

    /** @return array<string, mixed> Properties for REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        $texts = ['type' => 'array', 'items' => $text];
        return ['viewTypes' => $texts, 'lists' => [
            'type' => 'array',
            'maxItems' => self::MAX_LISTS,
            'items' => ['type' => 'object', 'additionalProperties' => false, 'properties' => [
                'id' => $text,
                'name' => $text,
                'days' => ['type' => 'integer', 'minimum' => 1, 'maximum' => RankedList::MAX_DAYS],
                'types' => $texts,
                'categories' => ['type' => 'array', 'items' => ['type' => 'integer']],
                'size' => ['type' => 'integer', 'minimum' => 1, 'maximum' => RankedList::MAX_SIZE],
                'order' => $text + ['enum' => RankedList::ORDERS],
                'number' => $text + ['enum' => RankedList::NUMBERS],
                'viewsLabel' => $text,
                'totalLabel' => $text,
            ]],
        ]];
    }

    /** @return list<array<string, mixed>> Without those that are empty or removed. */
    private static function rows(mixed $rows): array
    {
        $is_written = static fn(mixed $row): bool => is_array($row) && empty($row['remove'])
            && Input::line($row['id'] ?? '') . Input::line($row['name'] ?? '') !== '';
        return array_values(array_filter(is_array($rows) ? $rows : [], $is_written));
    }

    /**
     * @param array<string, mixed> $row
     * @return array<string, mixed> As RankedList::EMPTY_ROW.
     */
    private static function typed(array $row): array
    {
        $row += RankedList::EMPTY_ROW;
        $name = Input::line($row['name']);
        return [
            'id' => Input::line($row['id']) ?: substr(sanitize_title($name), 0, 40),
            'name' => $name,
            'days' => (int) Input::line($row['days']),
            'types' => Input::chosen($row['types'], PostTypes::all()),
            'categories' => self::categories($row['categories']),
            'size' => (int) Input::line($row['size']),
            'order' => Input::choice($row['order'], RankedList::ORDERS),
            'number' => Input::choice($row['number'], RankedList::NUMBERS),
            'viewsLabel' => mb_substr(Input::line($row['viewsLabel']), 0, self::MAX_LABEL),
            'totalLabel' => mb_substr(Input::line($row['totalLabel']), 0, self::MAX_LABEL),
        ];
    }

    /**
     * @param array<string, mixed> $list
     * @param list<string> $taken
     * @return array<string, string> Field → sentence, empty where all is well.
     */
    private static function wrong(array $list, array $taken): array
    {
        $is_id = preg_match(self::ID, $list['id']) === 1;
        /* translators: %d: the highest number. */
        $range = __('A number from 1 to %d.', 'onda');
        $days = $list['days'] >= 1 && $list['days'] <= RankedList::MAX_DAYS;
        $size = $list['size'] >= 1 && $list['size'] <= RankedList::MAX_SIZE;
        return [
            'id' => match (true) {
                !$is_id => __('The id may hold small letters, digits and hyphens, 40 at most.', 'onda'),
                in_array($list['id'], $taken, true) => __('Another list has this id.', 'onda'),
                default => '',
            },
            'days' => $days ? '' : sprintf($range, RankedList::MAX_DAYS),
            'size' => $size ? '' : sprintf($range, RankedList::MAX_SIZE),
            'types' => $list['types'] === [] ? __('Choose at least one.', 'onda') : '',
        ];
    }

    /** @return list<int> Ids of the categories that there are, written as ids or as `rock, jazz`. */
    private static function categories(mixed $value): array
    {
        $words = is_array($value) ? $value : explode(',', Input::line($value));
        $ids = [];
        foreach ($words as $word) {
            $word = is_scalar($word) ? trim((string) $word) : '';
            $term = get_term_by(ctype_digit($word) ? 'id' : 'slug', $word, 'category');
            $ids = array_merge($ids, $term instanceof \WP_Term ? [$term->term_id] : []);
        }
        return array_values(array_unique($ids));
    }
}
