<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\JsonFetcher;

defined('ABSPATH') || exit;

/**
 * Apple's search: the art of most songs that were ever sold. No key; asked by our server, as its terms for browsers
 * want.
 */
final class ITunes implements ArtProvider
{
    private const HOST = 'itunes.apple.com';
    private const RESULTS = 5;
    /** The address names the size, and any may stand there. */
    private const SMALL = '100x100bb';
    private const LARGE = '600x600bb';

    public function __construct(private JsonFetcher $web)
    {
    }

    public function key(): string
    {
        return 'itunes';
    }

    public function find(Song $song, float $deadline): string
    {
        $query = http_build_query([
            'term' => "{$song->artist} {$song->title}",
            'media' => 'music',
            'entity' => 'song',
            'limit' => self::RESULTS,
        ]);
        $results = $this->web->json(self::HOST, "/search?$query", $deadline)['results'] ?? [];
        foreach (is_array($results) ? $results : [] as $result) {
            $found = is_array($result) && $song->is($result['artistName'] ?? null, $result['trackName'] ?? null)
                ? Picture::address($result['artworkUrl100'] ?? '')
                : '';
            if ($found !== '') {
                return str_replace(self::SMALL, self::LARGE, $found);
            }
        }
        return '';
    }
}
