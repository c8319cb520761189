<?php

/**
 * The hooks of the floor `Core`, as `Core/Kernel` takes them: `first` before those of features, `last` after them.
 */

declare(strict_types=1);

namespace Onda;

use Onda\Core\OwnerRequest;
use Onda\Core\Access\{OpenFrontPage, PublicReplies, ShownTextRepository, ShownTexts, ShownTextsUpkeep};
use Onda\Core\Access\Rules\RuleListener;
use Onda\Core\Access\Stranger\PageText;
use Onda\Core\Blocks\{Bindings, Blocks, Categories, EditorData, Patterns, PreviewRequest, SiteVariations};
use Onda\Core\Caching\{FormerBuilds, Optimizers, PollFiles};
use Onda\Core\Forms\Settings;
use Onda\Core\Http\{ActionOwners, Request, SignIn};
use Onda\Core\Install\Migrations;
use Onda\Core\Printing\{Assets, Content, ElementPrinter, OwnLine, PlacedElements, Shortcodes, Widgets, WpautopFix};
use Onda\Core\Printing\Written\WrittenTags;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\SpanishTexts;

defined('ABSPATH') || exit;

$has_tag = static fn(mixed $content): bool => is_string($content) && preg_match('~<[a-z]+-~', $content) === 1;
// A stranger has no right to close a post, but WordPress may know who it is later.
$may_be_rule = static fn(): bool => (defined('WP_CLI') && WP_CLI)
    || Request::from_globals(false)->has_credentials()
    || (did_action('init') > 0 && is_user_logged_in());
$sent = Request::from_globals(false);
$is_heartbeat = $sent->text('action') === 'heartbeat';
$may_write = ($sent->method() !== 'GET' || $sent->has('_wpnonce')) && !$is_heartbeat && $may_be_rule();
$is_screen = static fn(): bool => (is_admin() && !wp_doing_ajax()) || (defined('WP_CLI') && WP_CLI);
// A synced pattern may hold one of ours.
$may_hold_own = static function (array $block) use (&$may_hold_own): bool {
    return preg_match('~^(?:onda/|core/block$)~', (string) $block['blockName']) === 1
        || array_filter($block['innerBlocks'], $may_hold_own) !== [];
};
$is_build = static fn(): bool => str_contains(Request::from_globals(false)->path(), '/build/');
$content = static fn(): string => (string) (get_queried_object()->post_content ?? '');
$is_settings_screen = static function (): bool {
    global $pagenow;
    return in_array($pagenow, ['admin.php', 'options.php'], true);
};
$is_settings_route = static function (): bool {
    global $wp;
    return preg_match('~^$|settings|batch~', (string) ($wp->query_vars['rest_route'] ?? '')) === 1;
};
$has_changed = ['add_option_onda_settings', 'update_option_onda_settings'];

return [
    'first' => [
        Migrations::class => [
            // The number of the newest migration.
            ['init', 0, 0, 'when' => static fn(): bool => (int) get_option('onda_schema') < 25],
            ['wpmu_drop_tables', 10, 2],
        ],
        ActionOwners::class => [
            [
                ['activated_plugin', 'deactivated_plugin', 'switch_theme', 'upgrader_process_complete', ...$has_changed],
                10,
                0,
                'method' => 'forget',
            ],
        ],
        PlacedElements::class => [['save_post', 10, 2]],
        ShownTextsUpkeep::class => [
            ['init', 10, 0, 'when' => static fn(): bool => wp_next_scheduled('onda_shown_texts') === false],
            ['wp_loaded', PHP_INT_MAX, 0, 'when' => static fn(): bool =>
                !is_admin() && ShownTexts::stored()['site'] !== ShownTexts::site()],
            ['onda_shown_texts', 10, 0, 'method' => 'tend'],
            ['onda_shown_texts_step', 10, 0, 'method' => 'step'],
        ],
        ShownTexts::class => [[['activated_plugin', 'deactivated_plugin', 'switch_theme'], 10, 0, 'method' => 'soon']],
        ShownTextRepository::class => [['deleted_post', 10, 1, 'method' => 'drop']],
        RuleListener::class => [
            [['wp_after_insert_post', 'before_delete_post', 'set_object_terms'], 10, 1, 'method' => 'saved'],
            [['added_post_meta', 'updated_post_meta', 'deleted_post_meta'], 10, 2, 'method' => 'changed_meta'],
            [['added_term_meta', 'updated_term_meta', 'deleted_term_meta'], 10, 0, 'method' => 'changed_rule'],
            [
                ['added_option', 'updated_option', 'deleted_option'],
                10,
                1,
                'method' => 'changed_option',
                'when' => $may_be_rule,
            ],
            ...($may_write ? [['query', 10, 1]] : []),
            // Before the index reads what changed.
            ['shutdown', 4, 0, 'is_made' => true],
        ],
        PageText::class => [
            ['template_include', PHP_INT_MAX, 1, 'when' => static fn(): bool =>
                Request::from_globals(false)->has('onda_shown')],
        ],
        OpenFrontPage::class => [['wp', PHP_INT_MIN, 0, 'when' => static fn(): bool =>
            is_front_page() && !is_paged() && !is_preview() && !is_user_logged_in()]],
        Settings::class => [
            // To register them takes their names and rules; elsewhere they are checked, should somebody write them.
            ['admin_init', 10, 0, 'method' => 'register', 'when' => $is_settings_screen],
            ['rest_api_init', 10, 0, 'method' => 'register', 'when' => $is_settings_route],
            ['sanitize_option_onda_settings', 10, 1, 'method' => 'sanitize', 'when' => static fn(): bool =>
                did_action('admin_init') + did_action('rest_api_init') > 0
                    && !isset(get_registered_settings()['onda_settings'])],
        ],
        SignIn::class => [['wp_login', 10, 2], ['user_register', 10, 1]],
        SpanishTexts::class => [[
            ['load_translation_file', 'load_script_translation_file'],
            10,
            1,
            'method' => 'fall_back',
            'when' => static fn(): bool => preg_match('~^es_(?!ES$)~', determine_locale()) === 1,
        ]],
    ],
    'bindings' => ['onda/station' => [Bindings::class, []]],
    'last' => [
        Assets::class => [
            ['wp_head', 8, 0, 'is_made' => true],
            [['wp_footer', 'login_footer'], 20, 0, 'method' => 'wp_footer', 'is_made' => true],
        ],
        ElementPrinter::class => [['onda_element', 10, 4]],
        WrittenTags::class => [
            ['wp', 9, 0, 'when' => static fn(): bool => get_theme_support('onda') !== false],
            ['onda_enqueue', 10, 1],
            ['onda_config', 10, 1, 'is_made' => true],
            ['wp_footer', 21, 0, 'when' => static fn(): bool => current_user_can('edit_posts')],
        ],
        Content::class => [
            ['wp', 10, 0, 'when' => static fn(): bool => is_singular() && !is_feed()
                && preg_match('~<[a-z]+-|<!-- wp:onda/|\[[a-z]~', $content()) === 1],
            // After blocks (9) and shortcodes (11) have printed theirs.
            [
                ['the_content', 'widget_block_content', 'widget_custom_html_content', 'widget_text_content'],
                99,
                1,
                'method' => 'the_content',
                'when' => $has_tag,
            ],
            ['render_block', 99, 2, 'when' => static fn(mixed $content, array $block): bool =>
                $has_tag($block['innerHTML'] ?? '')],
        ],
        // Just after shortcodes, and once more after Content has filled the tags that an author wrote.
        WpautopFix::class => array_map(static fn(int $priority): array => [
            ['the_content', 'widget_text_content', 'widget_block_content'],
            $priority,
            1,
            'method' => 'the_content',
            'when' => $has_tag,
        ], [12, 100]),
        // After WpautopFix (100). Templates pass no such filter.
        OwnLine::class => [
            ['the_content', 101, 1, 'when' => $has_tag],
            ['render_block', 100, 2, 'when' => static fn(mixed $content, array $block): bool =>
                in_array($block['blockName'] ?? null, [null, 'core/html'], true) && $has_tag($content)],
        ],
        Shortcodes::class => [
            ['init', 99, 0],
            ['pre_do_shortcode_tag', PHP_INT_MAX, 4],
            ['render_block_core/shortcode', 10, 1, 'method' => 'render_block'],
        ],
        // A page of visitors registers the blocks when it prints the first one: most pages have none.
        Blocks::class => [
            ['init', 10, 0, 'method' => 'register', 'when' => $is_screen],
            ['rest_api_init', 0, 0, 'method' => 'register', 'when' => OwnerRequest::is_rest_of_ours(...)],
            ['pre_render_block', 0, 2, 'when' => static fn(mixed $printed, array $block): bool =>
                $may_hold_own($block)],
        ],
        PreviewRequest::class => [
            ['rest_request_before_callbacks', 10, 3, 'is_made' => true],
            ['rest_request_after_callbacks', 10, 1, 'is_made' => true],
        ],
        EditorData::class => [['rest_api_init', 10, 0, 'when' => OwnerRequest::is_rest_of_ours(...)]],
        Categories::class => [['block_categories_all', 10, 1]],
        SiteVariations::class => [['get_block_type_variations', 10, 2]],
        // A page of visitors registers them when a template holds one: their words would have a language loaded.
        Patterns::class => require __DIR__ . '/Core/Blocks/pattern-hooks.php',
        Widgets::class => [
            // A page of visitors has them where a sidebar holds one.
            ['widgets_init', 10, 0, 'method' => 'register', 'when' => static fn(): bool => $is_screen()
                || is_customize_preview()
                || (wp_doing_ajax() && is_user_logged_in() && !$is_heartbeat)
                || str_contains((string) wp_json_encode(get_option('sidebars_widgets')), '"onda_')],
            ['rest_api_init', 0, 0, 'method' => 'register', 'when' => OwnerRequest::is_rest_of_ours(...)],
            ['pre_render_block', 0, 2, 'method' => 'placed', 'when' => static fn(mixed $printed, array $block): bool =>
                $block['blockName'] === 'core/legacy-widget'],
            ['widget_types_to_hide_from_legacy_widget_block', 10, 1, 'method' => 'hidden'],
        ],
        FormerBuilds::class => [
            // Slashes make no other path a file of a build.
            ['init', 0, 0, 'when' => $is_build],
            ['admin_init', 10, 0, 'method' => 'update', 'when' => static fn(): bool => !wp_doing_ajax()],
            [['activated_plugin', 'upgrader_process_complete'], 10, 0, 'method' => 'update'],
        ],
        Optimizers::class => require __DIR__ . '/Core/Caching/optimizer-hooks.php',
        PollFiles::class => [
            ['onda_config', 10, 1, 'when' => PublicReplies::are_on(...)],
            ['update_option_onda_owners', 10, 0, 'method' => 'update_owners'],
            ['update_option_onda_settings', 10, 0, 'method' => 'update_settings'],
            ['post_updated', 10, 3],
            ['deleted_post', 10, 0, 'method' => 'forget'],
            ['onda_poll_files', 10, 0, 'method' => 'clear'],
        ],
    ],
];
