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

    public static function tend(): void
    {
        self::upkeep()->tend();
    }

    public static function init(): void
    {
        self::upkeep()->init();
    }

    public static function settings_changed(): void
    {
        self::upkeep()->settings_changed(new SettingsStore());
    }

    public static function listener(): ChangeListener
    {
        return new ChangeListener(
            new SettingsStore(),
            new IndexState(),
            new SourcePostRepository(),
            new StalePostRepository(),
            self::updater(...),
            self::upkeep(...),
        );
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
