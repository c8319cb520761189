<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** The categories of the inserter, and one of patterns. */
final class Categories
{
    /**
     * Adds ours after the category of media.
     *
     * @param list<array<string, mixed>> $categories
     * @return list<array<string, mixed>>
     */
    public function block_categories_all(array $categories): array
    {
        $own = [
            ['slug' => 'onda-radio', 'title' => __('Onda: radio', 'onda'), 'icon' => null],
            ['slug' => 'onda-audience', 'title' => __('Onda: audience', 'onda'), 'icon' => null],
            ['slug' => 'onda-pages', 'title' => __('Onda: articles and pages', 'onda'), 'icon' => null],
        ];
        $media = array_search('media', array_column($categories, 'slug'), true);
        array_splice($categories, $media === false ? count($categories) : (int) $media + 1, 0, $own);
        return $categories;
    }
}
