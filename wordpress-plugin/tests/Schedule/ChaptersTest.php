<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Features\Schedule\Episodes\Chapters;
use Onda\Features\Schedule\Episodes\ChaptersHandler;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Tests\TestCase;

final class ChaptersTest extends TestCase
{
    use ScheduleSite;
    use EpisodeSite;

    private const DOCUMENT = 'https://feed.example/chapters.json';

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
    }

    /** @dataProvider written */
    public function test_chapters_are_plain_text_by_their_start(mixed $written, array $read): void
    {
        $this->assertEquals($read, Chapters::of($written));
    }

    public function written(): array
    {
        $row = static fn(mixed $start, mixed $title, array $more = []): array => ['startTime' => $start, 'title' => $title] + $more;
        return [
            'numbers, fractions and clocks, in any order' => [
                [$row('1:00', 'C'), $row(0, 'A'), $row(12.5, 'B')],
                [['start' => 0, 'title' => 'A'], ['start' => 12.5, 'title' => 'B'], ['start' => 60, 'title' => 'C']],
            ],
            'an address' => [[$row(1, 'A', ['url' => 'https://a.example/'])], [
                ['start' => 1, 'title' => 'A', 'address' => 'https://a.example/'],
            ]],
            'a script' => [[$row(1, '<img src=x onerror=alert(1)>A', ['url' => 'javascript:alert(1)'])], [
                ['start' => 1, 'title' => 'A'],
            ]],
            'a silent one, one without a title, none' => [[$row(1, 'A', ['toc' => false]), $row(2, ''), 'x', null, $row([], [])], []],
            'no list' => ['x', []],
        ];
    }

    public function test_no_more_than_two_hundred_are_read(): void
    {
        $this->assertCount(200, Chapters::of(array_fill(0, 300, ['startTime' => 1, 'title' => 'A'])));
    }

    public function test_the_document_of_an_episode_is_read_when_it_is_asked_for_and_kept_for_an_hour(): void
    {
        $id = $this->with_document($show);
        $document = wp_json_encode(['version' => '1.2.0', 'chapters' => [['startTime' => 5, 'title' => 'A']]]);
        $reader = $this->reader([self::DOCUMENT => $document], $client);
        $ask = fn(): array => $this->handler($reader)($this->request($show, $id))->body['data'];
        $this->assertEquals([['start' => 5, 'title' => 'A']], $ask());
        $this->assertEquals([['start' => 5, 'title' => 'A']], $ask());
        $this->assertCount(1, $client->dialed);
    }

    public function test_the_chapters_of_the_last_twenty_episodes_are_kept(): void
    {
        $store = new EpisodeStore();
        for ($episode = 0; $episode <= 20; $episode++) {
            $store->keep_chapters(7, "https://feed.example/$episode", self::NOW, []);
        }
        $is_kept = static fn(int $episode): bool => $store->chapters(7, "https://feed.example/$episode") !== null;
        $this->assertSame([false, true, true], array_map($is_kept, [0, 1, 20]));
    }

    public function test_a_host_that_does_not_answer_is_asked_for_no_other_episode_within_the_hour(): void
    {
        $reader = $this->reader([], $client);
        $episode = static fn(int $at): Episode => new Episode(7, "$at", '', '', '', 0, 0, '', [], self::DOCUMENT . "?$at");
        $this->assertSame([], $reader->chapters($episode(1), self::NOW));
        $this->assertSame([], $reader->chapters($episode(2), self::NOW + HOUR_IN_SECONDS - 1));
        $this->assertCount(1, $client->dialed);
        $reader->chapters($episode(2), self::NOW + HOUR_IN_SECONDS);
        $reader->chapters($episode(3), self::NOW - HOUR_IN_SECONDS);
        $this->assertCount(3, $client->dialed);
    }

    public function test_a_document_that_is_none_gives_no_chapters_and_is_not_asked_again_at_once(): void
    {
        $id = $this->with_document($show);
        $reader = $this->reader([self::DOCUMENT => '<html>'], $client);
        foreach ([1, 2] as $time) {
            $body = $this->handler($reader)($this->request($show, $id))->body;
            $this->assertSame('{"success":true,"data":[]}', wp_json_encode($body), "$time");
        }
        $this->assertCount(1, $client->dialed);
    }

    public function test_an_episode_that_there_is_not_or_that_is_kept_from_the_visitor_is_unknown(): void
    {
        $id = $this->with_document($show);
        wp_update_post(['ID' => $show, 'post_status' => 'private']);
        foreach ([[$show, $id], [$show, 'x'], [0, $id], [999999, $id]] as [$of, $episode]) {
            try {
                $this->handler($this->reader())($this->request($of, $episode));
                $this->fail('it was told');
            } catch (Refusal $refusal) {
                $this->assertSame([404, 'unknown_episode'], [$refusal->status, $refusal->reason]);
            }
        }
    }

    public function test_a_network_asks_so_often_and_no_more(): void
    {
        $id = $this->with_document($show);
        $limit = new RateLimit(new RateLimitRepository(), 'chapters', 1);
        $handler = new ChaptersHandler($this->episodes(), $this->reader(), $limit);
        $handler($this->request($show, $id));
        $this->expectException(Refusal::class);
        $handler($this->request($show, $id));
    }

    private function with_document(?int &$show): string
    {
        $mark = '<podcast:chapters xmlns:podcast="https://podcastindex.org/namespace/1.0" url="' . self::DOCUMENT . '"/></item>';
        $show = $this->heard('Tarde', str_replace('</item>', $mark, self::feed(['A'])));
        return $this->episodes()->of_show($show)[0]->id();
    }

    private function handler(EpisodeReader $reader): ChaptersHandler
    {
        return new ChaptersHandler($this->episodes(), $reader, new RateLimit(new RateLimitRepository(), 'chapters', 100));
    }

    private function request(int $show, string $episode): Request
    {
        return Request::from_globals(true)->with(['show' => (string) $show, 'episode' => $episode], []);
    }
}
