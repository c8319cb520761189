<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\PageNumber;

defined('ABSPATH') || exit;

/** The inside of `<masonry-grid>`: a page of cards and the link to the next, which `<load-more>` makes a button. */
final class GridMarkup
{
    /** How many times cards come by themselves with `more="auto"`; the footer must be in reach. */
    private const AUTO = 5;
    private const MAX_FILTERS = 8;
    /** Tells the script to fetch the next page: nobody here would answer its query. */
    private const NEXT_PAGE = 'next-page';

    /** @param \Closure(): bool $answers Whether this plugin answers the query. */
    public function __construct(
        private SignedQuery $tokens,
        private GridPosts $posts,
        private CardTemplates $templates,
        private Texts $texts,
        private \Closure $answers,
    ) {
    }

    /** @param array<string, scalar> $values Attributes by camelCase name. */
    public function inside(array $values): string
    {
        // The theme's own grid stands elsewhere.
        if (($values['for'] ?? '') !== '') {
            return '';
        }
        $query = self::query($values);
        $page = self::page();
        $offset = ($page - 1) * $query->count;
        [$posts, $found] = $this->posts->read($query, $offset, $query->count, is_counted: true);
        $cards = $this->templates->cards($posts, $query->template, is_first: true);
        if ($cards === '') {
            return Faces::fill('theme/masonry-grid/Nothing', ['text' => $this->text('none')]);
        }
        $grid = Faces::fill('theme/masonry-grid/Grid', ['children' => $cards]);
        $last = (int) ceil($found / $query->count);
        $how = (string) ($values['more'] ?? 'button');
        if ($how !== 'none' && $last > 1) {
            $grid = Faces::fill('theme/masonry-grid/More', [
                'query' => ($this->answers)() ? $this->tokens->sign($query) : self::NEXT_PAGE,
                'page' => $page,
                'last' => $last,
                'found' => $found,
                'offset' => $offset,
                'auto' => $how === 'auto' ? self::AUTO : null,
                'children' => $grid,
                'linkNodes' => $this->links($page, $last),
            ]);
        }
        $has_filters = ($values['filters'] ?? false) === true;
        return $has_filters ? $this->filtered($query, $grid) : $grid;
    }

    /** @param array<string, scalar> $values */
    private static function query(array $values): GridQuery
    {
        $names = ['postType' => 'types', 'category' => 'categories', 'tag' => 'tags'];
        $vars = ['count' => (int) ($values['count'] ?? 12)];
        foreach ($names + ['order' => 'order', 'template' => 'template'] as $attribute => $var) {
            $vars[$var] = (string) ($values[$attribute] ?? '');
        }
        // No post is younger than the last change of one, and an object cache finds the same query again. A plugin that
        // publishes posts of the future sees them an hour late at most.
        return GridQuery::of($vars, max(
            (int) strrchr((string) wp_cache_get_last_changed('posts'), ' '),
            time() - time() % HOUR_IN_SECONDS,
        ));
    }

    /** Only where the grid is what the page is about; in an archive the number is the archive's. */
    private static function page(): int
    {
        $is_its_own = is_singular() || is_front_page();
        return $is_its_own ? max(array_map(PageNumber::of(...), [get_query_var('paged'), get_query_var('page')])) : 1;
    }

    private function links(int $page, int $last): string
    {
        $previous = ['address' => get_pagenum_link($page - 1, false), 'text' => $this->text('previous')];
        $next = ['address' => get_pagenum_link($page + 1, false), 'text' => $this->text('more')];
        return implode(' ', array_filter([
            $page > 1 ? Faces::fill('theme/masonry-grid/PreviousLink', $previous) : '',
            $page < $last ? Faces::fill('theme/masonry-grid/NextLink', $next) : '',
        ]));
    }

    private function filtered(GridQuery $query, string $grid): string
    {
        $chosen = $query->categories === '' ? [] : ['slug' => explode(',', $query->categories)];
        $order = ['orderby' => 'count', 'order' => 'DESC', 'number' => self::MAX_FILTERS];
        $links = '';
        foreach (array_filter((array) get_categories($chosen + $order), is_object(...)) as $category) {
            $links .= Faces::fill('theme/masonry-grid/FilterLink', [
                'address' => (string) get_category_link($category),
                'slug' => $category->slug,
                'name' => $category->name,
            ]);
        }
        return Faces::fill('theme/masonry-grid/FilteredGrid', [
            'label' => $this->text('filters'),
            'all' => $this->text('all'),
            'quick' => $this->text('quick'),
            'site' => home_url('/'),
            'linkNodes' => $links,
            'children' => $grid,
        ]);
    }

    private function text(string $key): string
    {
        return $this->texts->text('theme', $key);
    }
}
