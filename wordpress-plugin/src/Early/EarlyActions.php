<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Votes\VotesFeature;

defined('ABSPATH') || exit;

/** The table of what is answered early: a view, a heart, a search. */
final class EarlyActions
{
    /**
     * Each action by its feature, by the name of what another plugin owns as a whole, and by what has to hold: nobody
     * may be signed in, no plugin may keep posts for members, favorites or the index can answer alone.
     */
    public const ALL = [
        'spv_record_view' => [ViewsFeature::class, 'views', ['visitor']],
        'thim_ajax_countviews' => [ViewsFeature::class, 'theme-views', ['visitor']],
        'favorites_array' => [FavoritesFeature::class, 'favorites', ['visitor', 'posts', 'favorites']],
        'favorites_favorite' => [FavoritesFeature::class, 'favorites', ['visitor', 'posts', 'favorites']],
        'comment_vote_ajaxhandler' => [VotesFeature::class, 'votes', ['visitor', 'posts']],
        'ajaxsearchpro_search' => [SearchFeature::class, 'live-search', ['posts', 'index']],
        'ajaxsearchpro_autocomplete' => [SearchFeature::class, 'live-search', ['posts', 'index']],
        'ajaxsearchpro_addkeyword' => [SearchFeature::class, 'live-search', []],
        'thim_search' => [SearchFeature::class, 'masthead-search', ['posts', 'index']],
    ];
}
