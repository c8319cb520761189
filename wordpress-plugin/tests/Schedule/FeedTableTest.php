<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\FeedText;
use Onda\Tests\TestCase;

/**
 * Feeds as files of `feeds`, with what must be read of them in `expected.json`: to report a wrong reading, add both, or
 * a short feed and what it means to `variations.json`. A
 * value that is left out of an episode is not looked at; null is what is no feed.
 */
final class FeedTableTest extends TestCase
{
    private const FOLDER = __DIR__ . '/feeds';
    /** 2026-11-27 12:00 UTC. */
    private const NOW = 1795780800;

    /** @dataProvider feeds */
    public function test_a_feed_of_the_table(string $file, ?array $expected, ?string $feed = null): void
    {
        $read = self::read($feed ?? (string) file_get_contents(self::FOLDER . "/$file"));
        $this->assertSame($expected === null, $read === null, $file);
        $titles = array_column($expected ?? [], 'title');
        $this->assertSame($titles ?: [], $titles === [] ? [] : array_column($read ?? [], 'title'), $file);
        $this->assertCount(count($expected ?? []), $read ?? [], $file);
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
        $feeds = array_combine($files, array_map(static fn(string $file): array => [$file, $expected[$file]], $files));
        foreach (json_decode((string) file_get_contents(self::FOLDER . '/variations.json'), true) as $row) {
            $feeds[$row['id']] = [$row['id'], $row['expected'], $row['feed']];
        }
        return $feeds;
    }

    /**
     * An enclosure, and the address that is heard; a stranger adds a row.
     *
     * @testWith ["url='https://a.example/1' length='1' type='file'", "https://a.example/1"]
     *     ["url='https://a.example/1' length='1' type='mp3'", "https://a.example/1"]
     *     ["url='https://a.example/1' type='mp3'", "https://a.example/1"]
     *     ["url='https://a.example/1' type='audio'", "https://a.example/1"]
     *     ["url='https://a.example/1' length='1' type='binary/octet-stream'", "https://a.example/1"]
     *     ["url='https://a.example/get.php?id=1' length='1' type=''", "https://a.example/get.php?id=1"]
     *     ["url='https://a.example/get.php?id=1' length='1'", "https://a.example/get.php?id=1"]
     *     ["url='https://a.example/1.mp3' type='file'", "https://a.example/1.mp3"]
     *     ["url='https://a.example/1' type='file'", null]
     *     ["url='https://a.example/1' length='1' type='video/mp4'", null]
     *     ["url='https://a.example/1' length='1' type='video'", null]
     *     ["url='https://a.example/1' length='1' type='application/pdf'", null]
     *     ["url='https://a.example/1.jpg' length='1' type='file'", null]
     *     ["url='https://a.example/1.m3u' length='1' type='audio/x-mpegurl'", null]
     *     ["url='https://a.example/1.m3u' length='1' type='audio/mpeg'", null]
     *     ["url='https://a.example/1.pls' length='1' type='audio/x-scpls'", null]
     *     ["url='https://a.example/1' length='1' type='audio/mpegurl'", null]
     *     ["url='//a.example/1.mp3'", "https://a.example/1.mp3"]
     *     ["xml:base='https://a.example/b/' url='1.mp3'", "https://a.example/b/1.mp3"]
     *     ["xml:base='https://a.example/b/' url='/1.mp3'", "https://a.example/1.mp3"]
     *     ["xml:base='https://a.example/b/' url='https://c.example/1.mp3'", "https://c.example/1.mp3"]
     *     ["url='1.mp3'", null]
     *     ["xml:base='javascript:alert(1)' url='1.mp3'", null]
     */
    public function test_an_enclosure_is_one_to_hear(string $attributes, ?string $file): void
    {
        $this->assertSame($file, self::read("<rss><channel><item><enclosure $attributes/></item></channel></rss>")[0]->file ?? null);
    }

    /**
     * The beginning of a feed whose item is read all the same; a stranger adds a row.
     *
     * @testWith ["<rss version=\"2.0\"xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>"]
     *     ["<rss version='2.0'xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel>"]
     *     ["<rss version=2.0><channel>"]
     *     ["<rss version=\"2.0\" version=\"2.0\"><channel>"]
     *     ["<rss version=“2.0” xmlns:itunes=“x”><channel>"]
     *     ["<rss version=\"2.0\" xmlns:x=\"https://x.example/?a&b\"><channel>"]
     *     ["<rss version=\"2.0\" <channel>"]
     *     ["<rss version=\"2.0\" checked><channel lang=es>"]
     *     ["<rss version=\"2.0\"><channel xml:base=\"https://r.example/\"xmlns:y=\"y\">"]
     *     ["<rss>"]
     */
    public function test_a_broken_beginning_costs_no_item(string $head): void
    {
        $item = '<item><title>Uno</title><itunes:duration>60</itunes:duration><enclosure url="https://r.example/1.mp3"/></item>';
        $this->assertSame([['Uno', 60]], array_map(
            static fn(Episode $one): array => [$one->title, $one->seconds],
            self::read("$head$item</channel></rss>") ?? [],
        ));
    }

    public function test_a_base_of_the_feed_counts_for_all_addresses(): void
    {
        $item = '<item><itunes:image href="i.jpg"/><podcast:chapters url="c.json"/><enclosure url="1.mp3"/></item>';
        $one = self::read("<rss xml:base='https://r.example/a/'><channel>$item</channel></rss>")[0];
        $this->assertSame(
            ['https://r.example/a/1.mp3', 'https://r.example/a/i.jpg', 'https://r.example/a/c.json'],
            [$one->file, $one->image, $one->chapters_address],
        );
    }

    /**
     * Ten o’clock in Madrid on 20 November 2026; a stranger adds a row.
     *
     * @testWith ["Fri, 20 Nov 2026 10:00:00 +0100"]
     *     ["Fri Nov 20 2026 10:00:00 GMT+0100 (Central European Standard Time)"]
     *     ["Fri Nov 20 2026 10:00:00 GMT+0100 (hora estándar de Europa central)"]
     *     ["Fri Nov 20 2026 09:00:00 GMT+0000"]
     *     ["Fri, 20 Nov 2026 09:00:00 GMT"]
     *     ["2026-11-20T09:00:00.000Z"]
     *     ["2026-11-20T10:00:00.000+01:00"]
     *     ["1795165200000"]
     *     ["1795165200"]
     */
    public function test_a_date_is_read(string $date): void
    {
        $item = "<item><pubDate>$date</pubDate><enclosure url='https://r.example/1.mp3'/></item>";
        $this->assertSame(1_795_165_200, self::read("<rss><channel>$item</channel></rss>")[0]->published);
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
        $this->assertSame($seconds, FeedText::seconds($written));
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
