<?php

declare(strict_types=1);

namespace Onda\Theme\Grid;

use Onda\PageNumber;
use Onda\Printing\Html;
use Onda\Printing\Texts;

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
        [$posts, $found] = $this->posts->read($query, $offset, is_counted: true);
        $cards = $this->templates->cards($posts, $query->template, is_first: true);
        if ($cards === '') {
            return Html::tag('p', [], Html::text($this->text('none')));
        }
        $grid = Html::tag('div', ['class' => 'onda-grid'], $cards);
        $last = (int) ceil($found / $query->count);
        $how = (string) ($values['more'] ?? 'button');
        if ($how !== 'none' && $last > 1) {
            $grid = Html::tag('load-more', [
                'query' => ($this->answers)() ? $this->tokens->sign($query) : self::NEXT_PAGE,
                'page' => $page,
                'max-page' => $last,
                'found' => $found,
                'offset' => $offset,
                'auto' => $how === 'auto' ? self::AUTO : null,
            ], $grid . $this->links($page, $last));
        }
        $has_filters = ($values['filters'] ?? false) === true;
        return $has_filters ? Html::tag('post-grid', [], $this->filters($query) . $grid) : $grid;
    }

    /** @param array<string, scalar> $values */
    private static function query(array $values): GridQuery
    {
        $names = ['postType' => 'types', 'category' => 'categories', 'tag' => 'tags'];
        $vars = ['count' => (int) ($values['count'] ?? 12)];
        foreach ($names + ['order' => 'order', 'template' => 'template'] as $attribute => $var) {
            $vars[$var] = (string) ($values[$attribute] ?? '');
        }
        return GridQuery::of($vars, time());
    }

    /** Only where the grid is what the page is about; in an archive the number is the archive's. */
    private static function page(): int
    {
        $is_its_own = is_singular() || is_front_page();
        return $is_its_own ? max(array_map(PageNumber::of(...), [get_query_var('paged'), get_query_var('page')])) : 1;
    }

    private function links(int $page, int $last): string
    {
        $previous = ['rel' => 'prev', 'href' => get_pagenum_link($page - 1, false)];
        $next = ['class' => 'masonry-loadmore', 'rel' => 'next', 'href' => get_pagenum_link($page + 1, false)];
        return Html::tag('p', ['class' => 'onda-more'], implode(' ', array_filter([
            $page > 1 ? Html::tag('a', $previous, Html::text($this->text('previous'))) : '',
            $page < $last ? Html::tag('a', $next, Html::text($this->text('more'))) : '',
        ]))) . Html::tag('p', ['class' => 'onda-more-status', 'role' => 'status']);
    }

    /** Without a script a category leads to its archive, and the field searches the site. */
    private function filters(GridQuery $query): string
    {
        $chosen = $query->categories === '' ? [] : ['slug' => explode(',', $query->categories)];
        $order = ['orderby' => 'count', 'order' => 'DESC', 'number' => self::MAX_FILTERS];
        $links = Html::tag('a', ['href' => '#filter=', 'data-filter' => ''], Html::text($this->text('all')));
        foreach (array_filter((array) get_categories($chosen + $order), is_object(...)) as $category) {
            $attributes = ['href' => (string) get_category_link($category), 'data-filter' => $category->slug];
            $links .= ' ' . Html::tag('a', $attributes, Html::text($category->name));
        }
        $label = $this->text('quick');
        $field = ['type' => 'search', 'name' => 's', 'aria-label' => $label, 'placeholder' => $label];
        $form = ['class' => 'onda-quick', 'role' => 'search', 'method' => 'get', 'action' => home_url('/')];
        $group = ['class' => 'onda-filters', 'role' => 'group', 'aria-label' => $this->text('filters')];
        return Html::tag('div', $group, $links . Html::tag('form', $form, Html::tag('input', $field)))
            . Html::tag('p', ['class' => 'onda-filter-status', 'role' => 'status']);
    }

    private function text(string $key): string
    {
        return $this->texts->text('theme', $key);
    }
}
