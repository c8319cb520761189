<?php

/** The hooks of the parts for themes. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Pages\{ComingSoonPage, NotFound, PagePatterns};

defined('ABSPATH') || exit;

$is_tried = static fn(): bool => Request::from_globals(false)->has('onda_try');
$has_parts = static fn(): bool => (SettingsStore::stored('theme')['preset'] ?? '') !== '' || $is_tried();
$is_coming_soon = static fn(): bool => (SettingsStore::stored('pages')['comingSoon'] ?? false) === true;
$is_theirs = static fn(): bool => has_action('wp_ajax_thim_masonry_loadmore') !== false
    || has_action('wp_ajax_nopriv_thim_masonry_loadmore') !== false;
$is_split = static fn(string $content, string $tag): bool =>
    in_array($tag, ['content-tabs', 'content-accordion'], true);

return [
    'actions' => [
        'theme' => ['thim_masonry_loadmore'],
        'personal-news' => ['thim_personal_news_store'],
        'personal-posts' => ['onda_personal_news'],
    ],
    'elements' => ['theme'],
    'hooks' => [
        // Just before the router looks who else is there.
        ThemeFeature::class => [['admin_init', PHP_INT_MAX - 1, 0, 'method' => 'take_over', 'when' => $is_theirs]],
        SectionSplitter::class => [
            ['the_content', 0, 1, 'is_made' => true],
            ['onda_held_content', 10, 2, 'when' => $is_split],
        ],
        ThemeScripts::class => [[['switch_theme', 'update_option_onda_settings'], 10, 0, 'method' => 'forget']],
        ComingSoonPage::class => [
            // REST requests end at an earlier priority.
            ['parse_request', PHP_INT_MAX, 1, 'when' => $is_coming_soon],
            ['admin_bar_menu', 90, 1, 'when' => $is_coming_soon],
            ['add_option_onda_settings', 10, 2, 'method' => 'add_option'],
            ['update_option_onda_settings', 10, 2, 'method' => 'update_option'],
        ],
        NotFound::class => [['404_template', 20, 1, 'method' => 'template', 'when' => static fn(): bool =>
            (SettingsStore::stored('pages')['notFound'] ?? '') === 'onda']],
        PagePatterns::class => require dirname(__DIR__, 2) . '/Core/Blocks/pattern-hooks.php',
        Trial::class => [['template_redirect', 1, 0, 'when' => $is_tried]],
        PresetPrinting::class => [
            // The last to speak before the head prints scripts and styles.
            ['wp_enqueue_scripts', PHP_INT_MAX, 0, 'when' => $has_parts],
            ['wp_body_open', 10, 0, 'when' => $has_parts],
            // After shortcodes (11), before pasted tags are completed (99).
            ['the_content', 20, 1, 'when' => $has_parts],
            // Before the footer prints scripts and brings the loader.
            ['wp_footer', 10, 0, 'when' => $has_parts],
            ['onda_view_action', 10, 1, 'when' => $has_parts],
        ],
    ],
];
