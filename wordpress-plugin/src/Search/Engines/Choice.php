<?php

declare(strict_types=1);

namespace Onda\Search\Engines;

use Onda\Database\PostTitles;
use Onda\Database\PublicPosts;
use Onda\Fetch\AddressGuard;
use Onda\Fetch\SystemResolver;
use Onda\Search\HitReader;
use Onda\Search\Index\Feature as Index;
use Onda\Search\Index\Options as Words;
use Onda\Search\Options;
use Onda\Search\SearchableTypes;
use Onda\Search\Sphinx\Connection;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The engines of this site, as the owner chose them. */
final class Choice
{
    /** In the order in which they are asked. */
    public static function engines(): Engines
    {
        [$index, $sphinx, $wordpress] = [Index::engine(...), self::sphinx(...), self::wordpress(...)];
        return new Engines(match (Options::stored(new SettingsStore())->engine()) {
            'wordpress' => [$wordpress],
            'sphinx' => [$sphinx, $index, $wordpress],
            default => [$index, $sphinx, $wordpress],
        });
    }

    /** @param string $server `host:port`. */
    public static function connection(string $server): Connection
    {
        return new Connection($server, new AddressGuard(new SystemResolver(), AddressGuard::configured()));
    }

    private static function sphinx(): SphinxEngine
    {
        $address = Options::stored(new SettingsStore())->sphinx();
        $server = $address === '' ? null : self::connection($address);
        $words = Words::stored(new SettingsStore());
        $types = new SearchableTypes(new PublicPosts());
        return new SphinxEngine($server, $types, new HitReader(new PublicPosts(), $words), $words, Index::engine());
    }

    private static function wordpress(): WpQueryEngine
    {
        $words = Words::stored(new SettingsStore());
        $hits = new HitReader(new PublicPosts(), $words);
        return new WpQueryEngine(new SearchableTypes(new PublicPosts()), $hits, new PostTitles(), $words);
    }
}
