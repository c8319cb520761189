<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** The place of a theme's comments: what `<comments-panel>` is for when nobody wrote it. */
final class CommentsPlace
{
    /**
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $values): array
    {
        return $values + ['for' => wp_is_block_theme() ? '.wp-block-comments' : '#comments'];
    }
}
