<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** The request for a list, each field read and bounded. */
final class ListQuery
{
    private function __construct(
        public readonly bool $has_links,
        public readonly bool $has_buttons,
        public readonly bool $has_thumbnails,
        public readonly string $thumbnail_size,
        public readonly bool $has_excerpts,
        /** Shown when there is nothing; plain. */
        public readonly string $empty_text,
        /** @var list<string> Empty: all. */
        public readonly array $types,
        public readonly int $page,
        public readonly int $per_page,
    ) {
    }

    public static function of(Request $request, int $per_page): self
    {
        $size = $request->text('thumbnail_size');
        $types = $request->map('post_types') ?? explode(',', $request->text('post_types'));
        return new self(
            $request->text('include_links') === 'true',
            $request->text('include_buttons') === 'true',
            $request->text('include_thumbnails') === 'true',
            in_array($size, [...get_intermediate_image_sizes(), 'full'], true) ? $size : 'thumbnail',
            $request->text('include_excerpt') === 'true',
            $request->text('no_favorites') ?: __('No favorites yet.', 'onda'),
            array_values(array_filter(array_map(trim(...), $types))),
            max(1, $request->id('page')),
            min($request->id('per_page') ?: $per_page, FavoritesOptions::MAX_PER_PAGE),
        );
    }
}
