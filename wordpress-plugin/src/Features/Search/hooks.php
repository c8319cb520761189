<?php

/** The hooks of the search. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Forms\{HeaderBox, SearchPrinting, SiteForms, TemplateSearch};
use Onda\Features\Search\Index\Build\ChangeListener;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Sphinx\Shards;

defined('ABSPATH') || exit;

$is_results = static function (): bool {
    $request = Request::from_globals(false);
    return $request->has('p_asid') || $request->has('np_asid');
};
$has_box = static fn(): bool =>
    (SettingsStore::stored('search')['headerBox'] ?? false) === true && wp_is_block_theme();
$are_forms_live = static fn(): bool => (SettingsStore::stored('search')['siteForms'] ?? false) === true;

return [
    'actions' => [
        'live-search' => ['ajaxsearchpro_search', 'ajaxsearchpro_autocomplete', 'ajaxsearchpro_addkeyword'],
        'suggestions' => ['onda_suggest'],
        // Alone: a theme that answers it itself does not take the other searches away from us.
        'masthead-search' => ['thim_search'],
    ],
    'elements' => ['live-search'],
    'hooks' => [
        Shards::class => [
            [['wp_after_insert_post', 'deleted_post', 'set_object_terms'], 10, 1, 'method' => 'changed'],
        ],
        HiddenProducts::class => [['onda_is_searchable', 10, 2]],
        TemplateSearch::class => [['onda_search', 5, 3]],
        IndexParts::class => [
            [['onda_search_upkeep', 'onda_search_step'], 10, 0, 'method' => 'tend'],
            ['init', 10, 0, 'when' => static fn(): bool => wp_next_scheduled('onda_search_upkeep') === false
                && isset(wp_load_alloptions()['onda_search_index'])
                && (get_option('onda_search_index')['is_wanted'] ?? false)],
            // Other rules, or a first box: the index follows without waiting for the hour.
            ['update_option_onda_settings', 10, 0, 'method' => 'settings_changed'],
        ],
        ChangeListener::class => [
            [
                ['wp_after_insert_post', 'deleted_post', 'onda_shown_text_changed', 'set_object_terms'],
                10,
                1,
                'method' => 'changed',
            ],
            ['post_updated', 10, 3],
            [['added_post_meta', 'updated_post_meta', 'deleted_post_meta'], 10, 3, 'method' => 'changed_meta'],
            ['edited_term', 10, 2, 'method' => 'changed_term'],
            ['pre_delete_term', 10, 2],
            ['shutdown', 5, 0, 'is_made' => true],
        ],
        ResultPage::class => [
            ['parse_request', 10, 1, 'when' => static fn(): bool =>
                Request::from_globals(false)->has('asp_force_reset_pagination')],
            ['posts_pre_query', 10, 2, 'when' => $is_results],
        ],
        SearchFeature::class => [['onda_block_choices', 10, 1]],
        SearchPrinting::class => [['onda_config', 10, 1, 'is_made' => true]],
        SiteForms::class => [
            // After whoever replaces the form, or marks it for results of its own.
            [
                ['get_search_form', 'render_block_core/search'],
                PHP_INT_MAX,
                1,
                'method' => 'mark',
                'when' => $are_forms_live,
            ],
            // Before the footer prints scripts and brings the loader.
            ['wp_footer', 10, 0, 'is_made' => true],
        ],
        // The filter alone would make WordPress look for such blocks in every template.
        HeaderBox::class => [[['template_redirect', 'rest_api_init'], 10, 0, 'method' => 'hook', 'when' => $has_box]],
    ],
];
