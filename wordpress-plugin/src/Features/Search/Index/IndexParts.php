<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Index\Build\Audit;
use Onda\Features\Search\Index\Build\Builder;
use Onda\Features\Search\Index\Build\ChangeListener;
use Onda\Features\Search\Index\Build\DigestRepository;
use Onda\Features\Search\Index\Build\IndexUpkeep;
use Onda\Features\Search\Index\Build\Merger;
use Onda\Features\Search\Index\Build\PartRepository;
use Onda\Features\Search\Index\Build\Progress;
use Onda\Features\Search\Index\Build\SourcePostRepository;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\Build\Updater;
use Onda\Features\Search\Index\Build\WorkRepository;
use Onda\Features\Search\Index\Text\Spelling;
use Onda\Features\Search\Index\Text\WordBreaks;

defined('ABSPATH') || exit;

/** The composition root's part for the search index. */
final class IndexParts
{
    public const EVENTS = [IndexUpkeep::EVENT, IndexUpkeep::STEP];

    /** Made when they are needed: a page that nobody searches on pays for the hooks alone. */
    public static function hook(): void
    {
        $tend = static fn() => self::upkeep()->tend();
        add_action(IndexUpkeep::EVENT, $tend, 10, 0);
        add_action(IndexUpkeep::STEP, $tend, 10, 0);
        add_action('init', static fn() => IndexUpkeep::is_missing(new IndexState()) && self::upkeep()->init(), 10, 0);
        // Other rules, or a first box: the index follows without waiting for the hour.
        $changed = static fn() => self::upkeep()->settings_changed(new SettingsStore());
        add_action('update_option_' . SettingsStore::OPTION, $changed, 10, 0);
        (new ChangeListener(
            new SettingsStore(),
            new IndexState(),
            new SourcePostRepository(),
            new StalePostRepository(),
            self::updater(...),
            self::upkeep(...),
        ))->hook();
    }

    public static function engine(): LocalEngine
    {
        $options = self::options();
        $lists = new PostingRepository();
        $lookup = new Lookup($lists, PartRepository::recent(), new StalePostRepository(), $options, new IndexState());
        $spelling = new Spelling($lists, new StalePostRepository(), $options);
        return new LocalEngine(
            $options,
            new PublicPosts(),
            new IndexState(),
            new DocumentRepository(),
            $lookup,
            new SearchSteps($options, $lookup, $spelling, new WordBreaks($lists)),
            $spelling,
            static fn() => self::upkeep()->want(),
        );
    }

    public static function builder(): Builder
    {
        $options = self::options();
        $reader = new PostReader($options, new PublicPosts());
        $digests = new DigestRepository($options);
        $posts = new SourcePostRepository();
        return new Builder(
            $options,
            $reader,
            $posts,
            new DocumentRepository(),
            PartRepository::of_build(),
            new StalePostRepository(),
            new WorkRepository(),
            new IndexState(),
            new Merger(new PostingRepository(), PartRepository::of_build(), PartRepository::recent()),
            $digests,
            new Audit($reader, $posts, $digests, new DocumentRepository(), new StalePostRepository()),
        );
    }

    public static function updater(): Updater
    {
        $reader = new PostReader(self::options(), new PublicPosts());
        return new Updater(
            $reader,
            new DigestRepository(self::options()),
            new DocumentRepository(),
            PartRepository::recent(),
            new StalePostRepository(),
            new WorkRepository(),
        );
    }

    public static function upkeep(): IndexUpkeep
    {
        return new IndexUpkeep(
            self::builder(),
            self::updater(),
            new StalePostRepository(),
            new WorkRepository(),
            new IndexState(),
        );
    }

    public static function progress(): Progress
    {
        return new Progress(
            new IndexState(),
            new WorkRepository(),
            new DocumentRepository(),
            new PostingRepository(),
            new StalePostRepository(),
        );
    }

    private static function options(): IndexOptions
    {
        return IndexOptions::stored(new SettingsStore());
    }
}
