<?php

/** The hooks of a set of patterns. `Core/Kernel` documents a row. */

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\OwnerRequest;

defined('ABSPATH') || exit;

// A page of visitors registers them when a template has one: their texts would load a language.
return [
    ['init', 10, 0, 'method' => 'register', 'when' => static fn(): bool =>
        (is_admin() && !wp_doing_ajax()) || (defined('WP_CLI') && WP_CLI)],
    ['rest_api_init', 0, 0, 'method' => 'register', 'when' => OwnerRequest::is_rest_of_ours(...)],
    ['pre_render_block', 0, 2, 'when' => static fn(mixed $printed, array $block): bool =>
        $block['blockName'] === 'core/pattern' && str_starts_with((string) ($block['attrs']['slug'] ?? ''), 'onda/')],
];
