<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** A search box as its owner configured it. */
final class Instance
{
    /**
     * @param int $id 1 to 50; 0 is the theme's own box.
     * @param list<string> $types Post types; empty for all that can be searched.
     * @param list<string> $taxonomies By which visitors may filter; empty for all public ones.
     * @param list<string> $fields Custom fields by which visitors may filter.
     * @param string $group_by `post_type`, a taxonomy, or empty for one list.
     * @param int $count Results in one answer.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $layout = 'vertical',
        public readonly array $types = [],
        public readonly array $taxonomies = [],
        public readonly array $fields = [],
        public readonly string $group_by = '',
        public readonly string $order = 'relevance',
        public readonly int $count = 10,
    ) {
    }

    /** @param array<string, mixed> $row As InstanceSettings has it. */
    public static function from_row(array $row): self
    {
        $row += InstanceSettings::rows()->defaults();
        return new self(
            (int) $row['id'],
            $row['layout'],
            $row['types'],
            $row['taxonomies'],
            array_map(static fn(string $field): string => (string) strtok($field, '='), $row['fields']),
            $row['groupBy'],
            $row['order'],
            (int) $row['count'],
        );
    }
}
