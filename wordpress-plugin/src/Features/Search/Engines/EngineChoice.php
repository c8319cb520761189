<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostTitles;
use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\SystemResolver;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\HitReader;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\SearchOptions;
use Onda\Features\Search\SearchableTypes;
use Onda\Features\Search\Sphinx\SphinxConnection;

defined('ABSPATH') || exit;

/** The engines of this site, as the owner chose them. */
final class EngineChoice
{
    /** In the order in which they are asked. */
    public static function engines(): Engines
    {
        [$index, $sphinx, $wordpress] = [IndexParts::engine(...), self::sphinx(...), self::wordpress(...)];
        return new Engines(match (SearchOptions::stored(new SettingsStore())->engine()) {
            'wordpress' => [$wordpress],
            'sphinx' => [$sphinx, $index, $wordpress],
            default => [$index, $sphinx, $wordpress],
        });
    }

    /** @param string $server `host:port`. */
    public static function connection(string $server): SphinxConnection
    {
        return new SphinxConnection($server, new AddressGuard(new SystemResolver(), AddressGuard::configured()));
    }

    private static function sphinx(): SphinxEngine
    {
        $address = SearchOptions::stored(new SettingsStore())->sphinx();
        $server = $address === '' ? null : self::connection($address);
        $words = IndexOptions::stored(new SettingsStore());
        $types = new SearchableTypes(new PublicPosts());
        return new SphinxEngine($server, $types, new HitReader(new PublicPosts(), $words), $words, IndexParts::engine());
    }

    private static function wordpress(): WpQueryEngine
    {
        $words = IndexOptions::stored(new SettingsStore());
        $hits = new HitReader(new PublicPosts(), $words);
        return new WpQueryEngine(new SearchableTypes(new PublicPosts()), $hits, new PostTitles(), $words);
    }
}
