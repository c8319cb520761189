<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\Art;
use Onda\Tests\TestCase;

/** The addresses of pictures: one table for both languages. */
final class ArtTest extends TestCase
{
    private const PICTURES = __DIR__ . '/../../../../packages/feeds/src/fixtures/pictures.json';

    /** @dataProvider pictures */
    public function test_a_picture_is_found_from_the_feed_as_in_the_browser(mixed $written, string $feed, string $art): void
    {
        $this->assertSame($art, (new Art($feed, ''))->of($written));
    }

    /** @return array<string, array{mixed, string, string}> By the form. */
    public function pictures(): array
    {
        $rows = json_decode((string) file_get_contents(self::PICTURES), true);
        return array_map(static fn(array $row): array =>
            [$row['written'], $row['feed'], $row['art']], array_column($rows, null, 'form'));
    }
}
