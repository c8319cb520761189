<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Database\NetworkShareRepository;

defined('ABSPATH') || exit;

/**
 * A source of block bindings: paragraphs and headings of WordPress show how often a post was read. A cached page has
 * the number of the moment at which it was made.
 *
 * `{"metadata":{"bindings":{"content":{"source":"onda/post","args":{"key":"views"}}}}}`
 */
final class PostBinding
{
    /** @param array<string, mixed> $arguments `key` is views. */
    public function value(array $arguments, \WP_Block $block): ?string
    {
        $post = (int) ($block->context['postId'] ?? get_the_ID());
        if (($arguments['key'] ?? '') !== 'views' || $post === 0) {
            return null;
        }
        return number_format_i18n((new ViewRepository(new NetworkShareRepository()))->total($post));
    }
}
