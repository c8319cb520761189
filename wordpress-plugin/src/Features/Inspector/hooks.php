<?php

/** The hooks of what hides elements of pages. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

$is_inspected = static fn(): bool => Request::from_globals(false)->has('onda_inspect');

// The places in which HiddenRecords keeps what is hidden: mostly nothing.
$is_any_hidden = static function (): bool {
    $page = get_queried_object();
    $kind = match (true) {
        $page instanceof \WP_Post => 'post',
        $page instanceof \WP_Term => 'term',
        $page instanceof \WP_User => 'user',
        default => '',
    };
    return $kind === ''
        ? isset(wp_load_alloptions()['onda_hidden'])
        : metadata_exists($kind, get_queried_object_id(), '_onda_hidden');
};

return [
    'actions' => ['inspector' => ['onda_hide', 'onda_hidden']],
    'elements' => ['inspector'],
    'hooks' => [
        InspectorPrinting::class => [
            ['wp_head', 1, 0, 'when' => $is_any_hidden],
            ['wp', 10, 0, 'when' => $is_inspected],
            ['wp_footer', 10, 0, 'when' => $is_inspected],
            ['admin_bar_menu', 90, 1],
            ['onda_config', 5, 1],
        ],
    ],
];
