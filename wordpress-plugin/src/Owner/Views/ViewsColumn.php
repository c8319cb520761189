<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Views\ReportRepository;
use Onda\Features\Views\ViewsOptions;

defined('ABSPATH') || exit;

/** A column of views in the lists of posts whose views are counted; one query for the whole screen. */
final class ViewsColumn
{
    private const NAME = 'onda_views';

    /** @var array<int, int>|null */
    private ?array $totals = null;

    public function __construct(private SettingsStore $settings, private ReportRepository $reports)
    {
    }

    /** Called when the types of posts are registered. */
    public function hook(): void
    {
        foreach (ViewsOptions::types($this->settings) as $type) {
            add_filter("manage_{$type}_posts_columns", [$this, 'columns'], 10, 1);
            add_action("manage_{$type}_posts_custom_column", [$this, 'cell'], 10, 2);
            add_filter("manage_edit-{$type}_sortable_columns", [$this, 'sortable'], 10, 1);
        }
        add_filter('posts_clauses', [$this, 'posts_clauses'], 10, 2);
    }

    /**
     * @param array<string, mixed> $columns
     * @return array<string, mixed> The first click shows the most viewed.
     */
    public function sortable(array $columns): array
    {
        return $columns + [self::NAME => [self::NAME, true]];
    }

    /**
     * @param array<string, string> $clauses
     * @return array<string, string>
     */
    public function posts_clauses(array $clauses, \WP_Query $query): array
    {
        $is_list = $query->is_main_query() && $query->get('orderby') === self::NAME;
        return $is_list ? $this->reports->ordered($clauses, $query->get('order') === 'ASC') : $clauses;
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public function columns(array $columns): array
    {
        return $columns + [self::NAME => __('Views', 'onda')];
    }

    public function cell(string $column, int $post): void
    {
        if ($column === self::NAME) {
            Html::write(Html::text(number_format_i18n($this->totals($post)[$post] ?? 0)));
        }
    }

    /** @return array<int, int> Of the posts on this screen; a quick edit has one post and no query. */
    private function totals(int $post): array
    {
        global $wp_query;
        return $this->totals ??= $this->reports->totals(wp_list_pluck($wp_query->posts, 'ID') ?: [$post]);
    }
}
