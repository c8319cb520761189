<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Features\Schedule\ScheduleFeature;
use Onda\Features\Schedule\ShowTypes;
use Onda\Tests\TestCase;

final class EpisodesTest extends TestCase
{
    use ScheduleSite;
    use EpisodeSite;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
    }

    public function test_episodes_of_the_feed_and_files_of_the_library_are_one_list(): void
    {
        $show = $this->heard('Tarde', self::feed(['New', 'Old']));
        $this->audio($show, 'Between', gmdate('Y-m-d H:i:s', self::NOW - 90 * MINUTE_IN_SECONDS));
        $this->audio($show, 'Private', '2026-11-01 10:00:00', ['post_status' => 'private']);
        $this->audio($show, 'Locked', '2026-11-01 10:00:00', ['post_password' => 'x']);
        $this->audio($show, 'Trashed', '2026-11-01 10:00:00', ['post_status' => 'trash']);
        $this->audio($show, 'Picture', '2026-11-01 10:00:00', ['post_mime_type' => 'image/png']);
        $this->audio($this->show('Other'), 'Of another show', '2026-11-01 10:00:00');
        $episodes = $this->episodes()->of_show($show);
        $this->assertSame(['New', 'Between', 'Old'], array_column($episodes, 'title'));
        $this->assertSame(['A caption', 125], [$episodes[1]->text, $episodes[1]->seconds]);
        $this->assertStringEndsWith('/2026/11/Between.mp3', $episodes[1]->file);
        $this->assertMatchesRegularExpression("/^e$show-[0-9a-f]{12}$/", $episodes[0]->id());
    }

    public function test_an_episode_keeps_its_id_through_changes_of_title_and_file(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $id = $this->episodes()->of_show($show)[0]->id();
        $changed = str_replace(['<title>A', '0.mp3'], ['<title>B', 'other.mp3?token=2'], self::feed(['A']));
        $this->reader([self::FEED => $changed])->read($show, self::FEED, self::NOW);
        $episode = $this->episodes()->find($show, $id);
        $this->assertSame(['B', 'https://files.example/other.mp3?token=2'], [$episode->title, $episode->file]);
    }

    /** @dataProvider kept */
    public function test_nothing_of_a_show_that_the_visitor_may_not_read_is_shown(\Closure $keep): void
    {
        $show = $this->heard('Tarde', self::feed(['Secret']));
        $this->audio($show, 'Secret file', '2026-11-01 10:00:00');
        $this->assertCount(2, $this->episodes()->newest());
        $keep($show);
        clean_post_cache($show);
        $this->assertSame([], $this->episodes()->of_show($show));
        $this->assertSame([], $this->episodes()->newest());
        remove_all_filters('onda_may_read');
    }

    public function kept(): array
    {
        $update = static fn(array $fields): \Closure => static fn(int $show) => wp_update_post(['ID' => $show] + $fields);
        return [
            'for members' => [static fn() => add_filter('onda_may_read', '__return_false')],
            'a draft' => [$update(['post_status' => 'draft'])],
            'private' => [$update(['post_status' => 'private'])],
            'a password' => [$update(['post_password' => 'x'])],
            'in the trash' => [static fn(int $show) => wp_trash_post($show)],
        ];
    }

    public function test_the_newest_of_all_shows_are_three_of_each(): void
    {
        $this->heard('A', self::feed(['1', '2', '3', '4']));
        $this->audio($this->show('B'), 'File', gmdate('Y-m-d H:i:s', self::NOW - 150 * MINUTE_IN_SECONDS));
        $this->assertSame(['1', '2', 'File', '3'], array_column($this->episodes()->newest(), 'title'));
    }

    public function test_a_visitor_orders_a_reading_and_never_waits_for_it(): void
    {
        $show = $this->heard('Tarde');
        $this->assertSame([], $this->episodes()->of_show($show));
        $this->episodes()->of_show($show);
        $this->assertSame(self::NOW, wp_next_scheduled(EpisodeReader::EVENT, [$show]));
        $reader = $this->reader([self::FEED => self::feed(['A'])], $client);
        $reader->refresh_now($show, self::NOW);
        $reader->refresh_now($show, self::NOW + HOUR_IN_SECONDS - 1);
        $this->assertSame(['https://feed.example:443/feed.xml @ 93.184.216.34'], $client->dialed);
        wp_clear_scheduled_hook(EpisodeReader::EVENT, [$show]);
        $this->episodes()->of_show($show);
        $this->assertFalse(wp_next_scheduled(EpisodeReader::EVENT, [$show]));
        $reader->refresh($show, self::FEED, self::NOW + HOUR_IN_SECONDS);
        $this->assertNotFalse(wp_next_scheduled(EpisodeReader::EVENT, [$show]));
    }

    /** @dataProvider failures */
    public function test_a_failure_keeps_the_last_good_list(string $feed, string|HttpAnswer|null $answer, string $reason): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $reader = $this->reader($answer === null ? [] : [$feed => $answer], $client);
        $client->failure = new FetchFailed('nobody there', reason: 'connect');
        EpisodeSource::keep($show, self::FEED, false);
        $store = new EpisodeStore();
        // The feed of the stored episodes leads elsewhere now.
        $store->keep($show, $feed, self::NOW, $store->episodes($show));
        $reader->read($show, $feed, self::NOW);
        $this->assertSame($reason, $store->reading($show)['failure']);
        $this->assertSame(['A'], array_column($store->episodes($show), 'title'));
    }

    public function failures(): array
    {
        $to = static fn(string $to): HttpAnswer => new HttpAnswer(302, ['location' => $to], '');
        return [
            'no server' => [self::FEED, null, 'connect'],
            'gone' => [self::FEED, new HttpAnswer(410, [], ''), 'status'],
            'a page' => [self::FEED, '<!DOCTYPE html><title>Hello</title>', 'feed'],
            'a private address' => ['https://inside.example/feed.xml', self::feed(['A']), 'private'],
            'a redirect to a private address' => [self::FEED, $to('https://inside.example/feed.xml'), 'private'],
            'a redirect to itself' => [self::FEED, $to(self::FEED), 'loop'],
            'a file' => ['file:///etc/passwd', null, 'address'],
        ];
    }

    /**
     * @dataProvider hostile
     * @param list<string> $titles
     */
    public function test_a_hostile_feed_costs_few_seconds_of_the_processor(string $feed, array $titles): void
    {
        $before = getrusage();
        $show = $this->heard('Tarde', $feed);
        $after = getrusage();
        // It is read for 5 s at most, on a quiet machine for one.
        $this->assertLessThanOrEqual(5, $after['ru_utime.tv_sec'] - $before['ru_utime.tv_sec']);
        $this->assertSame($titles, array_column((new EpisodeStore())->episodes($show), 'title'));
    }

    /** A feed and what is read of it; a stranger adds a row. */
    public function hostile(): array
    {
        $feed = static fn(string $items, string $root = ''): string =>
            substr("<rss $root><channel>$items</channel></rss>", 0, EpisodeReader::MOST_BYTES);
        $item = static fn(string $inside): string =>
            "<item><title>A</title><enclosure url='https://a.example/1.mp3'/>$inside</item>";
        $unlike = static fn(int $count): string => implode('', array_map(static fn(int $at): string => "<p$at:x/>", range(1, $count)));
        $attributes = static fn(int $count): string => implode(' ', array_map(static fn(int $at): string => "a$at='x'", range(1, $count)));
        return [
            'unlike prefixes' => [$feed($item($unlike(330_000)) . $item('')), ['A']],
            'unlike prefixes in a short item' => [$feed($item($unlike(6000))), ['A']],
            'broken items' => [$feed(str_repeat('<item>&x</item>', 260_000)), []],
            'empty items' => [$feed(str_repeat('<item></item>', 300_000)), []],
            'a long item before another' => [$feed($item(str_repeat('x', 65_536)) . $item('')), ['A']],
            'a root tag of 4 MB' => [$feed($item(''), str_repeat('a', 3_900_000)), ['A']],
            'a long root tag before many items' => [$feed(str_repeat($item('&x'), 1000), $attributes(100_000)), ['A']],
            'long addresses' => [$feed($item('<guid>' . str_repeat('g', 60_000) . '</guid>')
                . '<item><title>B</title><enclosure url="https://a.example/' . str_repeat('b', 3000) . '.mp3"/></item>'), ['A']],
        ];
    }

    public function test_no_name_or_address_of_a_feed_is_longer_than_two_kilobytes(): void
    {
        $long = str_repeat('x', 3000);
        $show = $this->heard('Tarde', "<rss><channel><item><guid>$long</guid><enclosure url='https://a.example/1.mp3'/>"
            . "<image xmlns='http://www.itunes.com/dtds/podcast-1.0.dtd' href='https://a.example/$long'/></item></channel></rss>");
        $episode = (new EpisodeStore())->episodes($show)[0];
        $this->assertSame(['https://a.example/1.mp3', md5($long), ''], [$episode->file, $episode->guid, $episode->image]);
    }

    public function test_a_reading_that_dies_is_not_tried_again_within_the_hour(): void
    {
        $show = $this->heard('Tarde');
        $reader = new EpisodeReader(visitor: static fn() => throw new \Error('Maximum execution time'));
        try {
            $reader->refresh_now($show, self::NOW);
            $this->fail('it did not die');
        } catch (\Error) {
            $this->reader([], $client)->refresh_now($show, self::NOW + HOUR_IN_SECONDS - 1);
        }
        $this->assertSame([], $client->dialed);
        $this->episodes()->of_show($show);
        $this->assertFalse(wp_next_scheduled(EpisodeReader::EVENT, [$show]));
    }

    /** The clock was put back by an hour. */
    public function test_a_reading_of_the_future_is_an_old_one(): void
    {
        $show = $this->heard('Tarde');
        (new EpisodeStore())->keep($show, self::FEED, self::NOW + HOUR_IN_SECONDS, []);
        $this->reader([self::FEED => self::feed(['A'])])->refresh_now($show, self::NOW);
        $this->assertSame(['A'], array_column((new EpisodeStore())->episodes($show), 'title'));
    }

    public function test_a_redirect_to_another_public_server_is_followed(): void
    {
        $show = $this->show('Tarde');
        $old = 'https://feed.example/old';
        $moved = new HttpAnswer(301, ['location' => self::FEED], '');
        $this->reader([$old => $moved, self::FEED => self::feed(['A'])])->read($show, $old, self::NOW);
        $this->assertSame(['A'], array_column((new EpisodeStore())->episodes($show), 'title'));
    }

    public function test_another_feed_shows_nothing_of_the_former_one(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        EpisodeSource::keep($show, 'https://feed.example/other.xml', false);
        $this->assertSame([], $this->episodes()->of_show($show));
        $this->assertSame([], $this->episodes()->newest());
        $this->assertNotFalse(wp_next_scheduled(EpisodeReader::EVENT, [$show]));
        (new EpisodeStore())->keep($show, 'https://feed.example/other.xml', self::NOW, null, 'connect');
        $this->assertSame([], $this->episodes()->of_show($show));
    }

    public function test_nothing_is_left_of_a_deleted_show_or_of_a_plugin_that_goes(): void
    {
        global $wpdb;
        $left = "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'onda\\_episode%' OR option_name LIKE 'onda\\_chapters%'";
        $show = $this->heard('A', self::feed(['A']));
        (new EpisodeStore())->keep_chapters($show, 'https://feed.example/c.json', self::NOW, []);
        $this->heard('B', self::feed(['B']));
        $this->assertCount(4, $wpdb->get_col($left));
        wp_delete_post($show, true);
        $this->assertSame(['onda_episodes', 'onda_episodes_' . ShowTypes::shows()[0]], $wpdb->get_col("$left ORDER BY 1"));
        (new ScheduleFeature())->forget();
        $this->assertSame([], $wpdb->get_col($left));
        $this->assertSame([EpisodeReader::EVENT], (new ScheduleFeature())->events());
    }
}
