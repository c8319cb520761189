<?php

declare(strict_types=1);

namespace Onda\Search;

defined('ABSPATH') || exit;

/** A search box as its owner configured it. */
final class Instance
{
    public const LAYOUTS = ['vertical', 'horizontal', 'isotopic', 'polaroid'];
    /** magazine.md 8, redirect actions. */
    public const REDIRECTS = [
        'results_page', 'woo_results_page', 'elementor_page', 'custom', 'first_result', 'ajax_search', 'nothing',
    ];
    /** magazine.md 8, show-more actions. */
    public const MORE = ['ajax', 'results_page', 'woo_results_page', 'elementor_page', 'custom'];
    /** The owner's row before anything is chosen. */
    public const DEFAULT_ROW = [
        'id' => 1,
        'name' => '',
        'layout' => 'vertical',
        'types' => [],
        'taxonomies' => [],
        'fields' => [],
        'groupBy' => '',
        'order' => 'relevance',
        'count' => 10,
        'charCount' => 2,
        'showMore' => 'ajax',
        'showMoreUrl' => '',
        'redirect' => 'results_page',
        'redirectUrl' => '',
        'autocomplete' => true,
        'statistics' => true,
        'highlight' => true,
        'tryThis' => [],
        'topKeywords' => false,
        'options' => '',
    ];

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

    /** @param array<string, mixed> $row As DEFAULT_ROW. */
    public static function from_row(array $row): self
    {
        $row += self::DEFAULT_ROW;
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
