<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\FeedItem;
use Onda\Tests\TestCase;

/**
 * Feeds as files of `feeds`, with what must be read of them in `expected.json`: to report a wrong reading, add both. A
 * value that is left out of an episode is not looked at; null is what is no feed.
 */
final class FeedTableTest extends TestCase
{
    private const FOLDER = __DIR__ . '/feeds';
    /** 2026-11-27 12:00 UTC. */
    private const NOW = 1795780800;

    /** @dataProvider feeds */
    public function test_a_feed_of_the_table(string $file, ?array $expected): void
    {
        $read = self::read((string) file_get_contents(self::FOLDER . "/$file"));
        $this->assertSame($expected === null, $read === null, $file);
        $this->assertSame(array_column($expected ?? [], 'title'), array_column($read ?? [], 'title'), $file);
        foreach ($expected ?? [] as $at => $values) {
            // JSON knows no difference between 20 and 20.0.
            $row = json_decode((string) wp_json_encode($read[$at]->row()), true);
            $this->assertSame($values, array_intersect_key(array_merge($values, $row), $values), "$file $at");
        }
    }

    public function feeds(): array
    {
        $expected = json_decode((string) file_get_contents(self::FOLDER . '/expected.json'), true, 16, JSON_THROW_ON_ERROR);
        $files = array_map(basename(...), glob(self::FOLDER . '/*.xml') ?: []);
        return array_combine($files, array_map(static fn(string $file): array => [$file, $expected[$file]], $files));
    }

    public function test_no_markup_of_a_feed_is_left(): void
    {
        foreach (self::read((string) file_get_contents(self::FOLDER . '/hostile.xml')) as $episode) {
            $all = wp_json_encode($episode->row());
            $this->assertDoesNotMatchRegularExpression('~<|iframe|onerror|alert|javascript:|passwd|aaaaaaaa~i', $all);
        }
    }

    /** @dataProvider durations */
    public function test_a_length_is_seconds_or_hours_minutes_and_seconds(string $written, int $seconds): void
    {
        $this->assertSame($seconds, FeedItem::seconds($written));
    }

    public function durations(): array
    {
        $all = [
            '3480' => 3480, '58:00' => 3480, '1:02:03' => 3723, '01:02:03.5' => 3723, ' 90:00 ' => 5400, '3600.52' => 3600,
            '' => 0, '-5' => 0, '1:75' => 0, '1:60:00' => 0, 'PT1H' => 0, '58 min' => 0, '1:2:3:4' => 0, '999999999' => 0,
            '9999999' => 0,
        ];
        return array_map(null, array_map(strval(...), array_keys($all)), $all);
    }

    public function test_a_long_feed_gives_the_newest_without_the_memory_for_all(): void
    {
        $item = '<item><title>Episode %d</title><guid>%1$d</guid><enclosure url="https://big.example/%1$d.mp3" type="audio/mpeg"/>'
            . '<description>' . str_repeat('Long notes. ', 200) . '</description></item>';
        $feed = '<rss version="2.0"><channel>';
        for ($at = 2000; $at > 0; $at--) {
            $feed .= sprintf($item, $at);
        }
        $feed = substr($feed, 0, EpisodeReader::MOST_BYTES);
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $read = self::read($feed);
        $this->assertCount(200, $read);
        $this->assertSame('Episode 2000', $read[0]->title);
        $this->assertLessThan(4 * EpisodeReader::MOST_BYTES, memory_get_peak_usage() - $before);
    }

    /** @return list<Episode>|null */
    private static function read(string $body): ?array
    {
        try {
            return EpisodeReader::episodes(new HttpAnswer(200, [], $body), 5, self::NOW);
        } catch (FetchFailed $failed) {
            return $failed->reason === 'feed' ? null : throw $failed;
        }
    }
}
