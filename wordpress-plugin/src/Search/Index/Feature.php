<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Storage\PublicPosts;
use Onda\Storage\SearchDocs;
use Onda\Storage\SearchLists;
use Onda\Storage\SearchParts;
use Onda\Storage\SearchPosts;
use Onda\Storage\SearchStale;
use Onda\Storage\SearchState;
use Onda\Storage\SearchWork;
use Onda\Storage\Stations;

defined('ABSPATH') || exit;

/** The composition root's part for the search index. */
final class Feature
{
    /** Made when they are needed: a page that nobody searches on pays for the hooks alone. */
    public static function hook(): void
    {
        $tend = static fn() => self::upkeep()->tend();
        add_action(Upkeep::EVENT, $tend, 10, 0);
        add_action(Upkeep::STEP, $tend, 10, 0);
        add_action('init', static fn() => (new SearchState())->read()['is_wanted'] && self::upkeep()->init(), 10, 0);
        // Other rules, or a first box: the index follows without waiting for the hour.
        $changed = static fn() => self::upkeep()->settings_changed(new Stations());
        add_action('update_option_' . Stations::OPTION, $changed, 10, 0);
        (new Freshness(
            new Stations(),
            new SearchState(),
            new SearchPosts(),
            new SearchStale(),
            self::updater(...),
            self::upkeep(...),
        ))->hook();
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda search', self::command());
        }
    }

    public static function command(): BuildCommand
    {
        return new BuildCommand(self::builder(), self::progress(), self::upkeep());
    }

    public static function engine(): LocalEngine
    {
        $options = self::options();
        $lists = new SearchLists();
        return new LocalEngine(
            $options,
            new PublicPosts(),
            new SearchState(),
            new SearchDocs(),
            new Lookup($lists, SearchParts::recent(), new SearchStale(), $options, new SearchState()),
            new Spelling($lists, new SearchStale()),
            static fn() => self::upkeep()->want(),
        );
    }

    public static function builder(): Builder
    {
        $options = self::options();
        return new Builder(
            $options,
            new PostReader($options, new PublicPosts()),
            new SearchPosts(),
            new SearchDocs(),
            SearchParts::of_build(),
            new SearchStale(),
            new SearchWork(),
            new SearchState(),
            new Merger(new SearchLists(), SearchParts::of_build(), SearchParts::recent()),
        );
    }

    public static function updater(): Updater
    {
        $reader = new PostReader(self::options(), new PublicPosts());
        return new Updater($reader, new SearchDocs(), SearchParts::recent(), new SearchStale(), new SearchWork());
    }

    public static function upkeep(): Upkeep
    {
        return new Upkeep(self::builder(), self::updater(), new SearchStale(), new SearchWork(), new SearchState());
    }

    public static function progress(): Progress
    {
        return new Progress(new SearchState(), new SearchWork(), new SearchDocs(), new SearchLists(), new SearchStale());
    }

    private static function options(): Options
    {
        return Options::stored(new Stations());
    }
}
