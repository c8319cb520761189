<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\Languages;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/** Tells whether the index answers a search alone. Nothing is counted before that. */
final class EarlySearch
{
    private const PHRASES = ['ajaxsearchpro_search' => 'aspp', 'thim_search' => 's'];

    public static function may_answer(Request $request): bool
    {
        $options = SearchOptions::stored(new SettingsStore());
        $action = $request->text('action');
        $is_first = match ($options->engine()) {
            'wordpress' => false,
            'sphinx' => $options->sphinx() === '',
            default => true,
        };
        return $is_first
            && (new IndexState())->read()['is_ready']
            // The names of post types are translated when WordPress is loaded.
            && !($action === 'ajaxsearchpro_search' && $options->instance($request->id('asid'))->group_by === 'post_type')
            && !self::is_pinned($request, self::PHRASES[$action] ?? '')
            && self::is_language_known($request->text('lang'));
    }

    /** Whether the owner puts posts first, whose addresses are known once WordPress is loaded. */
    private static function is_pinned(Request $request, string $field): bool
    {
        $phrase = $field === '' ? '' : $request->beginning($field, Question::MAX_CHARACTERS);
        return SearchFeature::pins()->has(QuestionReader::phrase($phrase));
    }

    /** The request names its language, in place of the plugin that knows it. */
    private static function is_language_known(string $code): bool
    {
        if (Languages::plugins() === []) {
            return true;
        }
        add_filter('wpml_current_language', static fn(mixed $known): mixed =>
            did_action('plugins_loaded') > 0 ? $known : $code);
        return Languages::current() !== '';
    }
}
