<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Features\Stations\Asking\Playlist;
use Onda\Tests\TestCase;

final class PlaylistTest extends TestCase
{
    /**
     * @dataProvider lists
     * @param list<string> $streams
     */
    public function test_a_list_is_read_as_in_the_browser(string $body, array $streams): void
    {
        $at = Endpoint::parse('https://radio.test/listen/live.m3u');
        $read = Playlist::read($at, new HttpAnswer(200, [], $body));
        $this->assertSame($streams, array_map(static fn(Endpoint $one): string => $one->written(), $read?->streams ?? []));
    }

    /** @return array<string, array{string, list<string>}> */
    public function lists(): array
    {
        $file = dirname(__DIR__, 4) . '/packages/feeds/src/fixtures/playlists.json';
        $lists = json_decode((string) file_get_contents($file), true);
        return array_combine(
            array_column($lists, 'id'),
            array_map(static fn(array $list): array => [$list['body'], $list['streams']], $lists),
        );
    }
}
