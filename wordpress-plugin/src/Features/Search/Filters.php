<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** The choices of a box's filter panel, with the field names of the wire. */
final class Filters
{
    private const MAX_CHOICES = 100;

    /**
     * @param array<string, mixed> $row As InstanceSettings has it.
     * @return list<array{kind: string, name: string, label: string, choices: list<array{value: string, label: string}>}>
     *     `kind` is `choices`, or `range` with `name[lower]` and `name[upper]`.
     */
    public static function of(array $row): array
    {
        $filters = array_merge(
            count($row['types']) > 1 ? [self::types($row['types'])] : [],
            array_map(self::taxonomy(...), array_filter($row['taxonomies'], is_taxonomy_viewable(...))),
            array_map(self::field(...), $row['fields'], array_keys($row['fields'])),
        );
        return array_values(array_filter($filters, static fn(array $filter): bool =>
            $filter['kind'] === 'range' || count($filter['choices']) > 1));
    }

    /** @param list<string> $types */
    private static function types(array $types): array
    {
        $choice = static fn(string $type): array =>
            ['value' => $type, 'label' => (string) (get_post_type_object($type)?->labels->name ?? $type)];
        $label = __('What is searched', 'onda');
        return ['kind' => 'choices', 'name' => 'customset[]', 'label' => $label, 'choices' => array_map($choice, $types)];
    }

    private static function taxonomy(string $taxonomy): array
    {
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => true, 'number' => self::MAX_CHOICES]);
        $choice = static fn(\WP_Term $term): array => ['value' => (string) $term->term_id, 'label' => $term->name];
        return [
            'kind' => 'choices',
            'name' => $taxonomy === 'category' ? 'categoryset[]' : "termset[$taxonomy][]",
            'label' => (string) get_taxonomy($taxonomy)->labels->name,
            'choices' => array_map($choice, is_array($terms) ? array_values($terms) : []),
        ];
    }

    /** The owner wrote `duration` for a range, or `country=AR|UY` for choices. */
    private static function field(string $written, int $place): array
    {
        [$field, $values] = explode('=', $written, 2) + [1 => ''];
        $choice = static fn(string $value): array => ['value' => $value, 'label' => $value];
        $name = 'aspf[' . $field . '_' . ($place + 1) . ']';
        $label = ucfirst(trim(str_replace('_', ' ', $field)));
        if ($values === '') {
            return ['kind' => 'range', 'name' => $name, 'label' => $label, 'choices' => []];
        }
        $choices = array_map($choice, explode('|', $values));
        return ['kind' => 'choices', 'name' => "{$name}[]", 'label' => $label, 'choices' => $choices];
    }
}
