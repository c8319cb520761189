<?php

declare(strict_types=1);

namespace Onda\Tests\Wire;

use Onda\Core\Text\PageNumber;
use Onda\Core\Wire\WireRequest;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;
use Onda\Features\Search\QuestionReader;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Views\Lists;
use Onda\Features\Views\ListSettings;
use PHPUnit\Framework\TestCase;

/** Numbers that a route promises and another class keeps to. */
final class WireBoundsTest extends TestCase
{
    /** @dataProvider bounds */
    public function test_a_route_promises_what_is_kept(int $kept, string $feature, string $request, string ...$path): void
    {
        $promised = WireRequest::all($feature)[$request]['route'];
        foreach ($path as $name) {
            $promised = $promised[$name];
        }
        $this->assertSame($kept, $promised);
    }

    /** @return list<array{int, string, string}> */
    public function bounds(): array
    {
        return [
            [FavoritesOptions::MAX_PER_PAGE, 'favorites', 'list', 'args', 'per_page', 'maximum'],
            [QuestionReader::MAX_CALLS + 1, 'live-search', 'search', 'args', 'page', 'maximum'],
            [SignUpRequestReader::MAX_EMAIL_BYTES, 'newsletter', 'subscribe', 'args', 'email', 'maxLength'],
            [StatusDocuments::FRESH_SECONDS, 'now-playing', 'nowPlaying', 'seconds'],
            [StatusDocuments::FRESH_SECONDS, 'now-playing', 'history', 'seconds'],
            [OnAir::HISTORY_LIMIT, 'now-playing', 'history', 'args', 'per_page', 'maximum'],
            [PageNumber::MAX, 'schedule', 'episodes', 'args', 'page', 'maximum'],
            [ListSettings::MAX_DAYS, 'views', 'lists', 'reply', 'items', 'properties', 'days', 'maximum'],
            [Lists::FRESH_SECONDS, 'views', 'list', 'seconds'],
        ];
    }
}
