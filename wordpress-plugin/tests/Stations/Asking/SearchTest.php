<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\Place;
use Onda\Features\Stations\Asking\Probes;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\Reading\OnAirReader;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeSampler;
use Onda\Tests\Stations\Reading\SegmentTagsTest;
use Onda\Tests\TestCase;

/** The place where a station tells its song: found, remembered, and found anew. */
final class SearchTest extends TestCase
{
    private const SERVER = 'http://10.0.0.1:8000';
    private const STREAM = self::SERVER . '/live.mp3';
    private const TITLE = "StreamTitle='Faro - Marea';";
    private const SHOUTCAST = '<html><body>1,1,2,3,4,128,Faro - Marea</body></html>';

    public function test_the_places_are_those_of_the_browser(): void
    {
        $list = (string) file_get_contents(dirname(__DIR__, 4) . '/packages/feeds/src/fixtures/probes.json');
        $written = static fn(Place $place): string => "$place->kind $place->address";
        foreach (json_decode($list, true) as $stream => $places) {
            $this->assertSame($places, array_map($written, Probes::of($this->station($stream))), $stream);
        }
    }

    public function test_what_answered_is_asked_alone_from_then_on(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]));
        $this->assertSame('shoutcast1', $asker->ask($this->station())->kind);
        $this->assertSame(['/stats?sid=1', '/7.html'], $asker->asked());
        $asker->ask($this->station());
        $this->assertSame(['/7.html'], $asker->asked());
        $this->assertSame(self::SERVER . '/7.html', $asker->memory->place->address);
    }

    public function test_a_station_that_answers_nowhere_is_asked_anew_once_an_hour(): void
    {
        $asker = new Asker(new FakeHttpClient());
        $this->assertNull($asker->ask($this->station()));
        $this->assertSame(['/stats?sid=1', self::STREAM], $this->kinds($asker));
        foreach (range(1, 5) as $ignored) {
            $this->assertNull($asker->ask($this->station()));
        }
        $this->assertSame([], $asker->asked());
        $asker->memory->searched_at -= Memory::SEARCH_SECONDS;
        $this->assertNull($asker->ask($this->station()));
        $this->assertNotSame([], $asker->asked());
    }

    public function test_a_server_that_changes_overnight_is_found_within_the_hour(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]));
        $asker->ask($this->station());
        $asker->pages->answers = [self::SERVER . '/status-json.xsl?mount=/live.mp3' => $this->icecast('/live.mp3')];
        $asker->asked();
        $this->assertNull($asker->ask($this->station()));
        $this->assertSame(['/7.html', self::STREAM], $asker->asked());
        $asker->memory->searched_at -= Memory::SEARCH_SECONDS;
        $this->assertSame('icecast-json', $asker->ask($this->station())->kind);
    }

    public function test_until_then_and_while_a_page_fails_the_stream_itself_tells_the_song(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]));
        $asker->ask($this->station());
        [$pages, $asker->pages->answers] = [$asker->pages->answers, []];
        $asker->sounds->answers = [self::STREAM => FakeSampler::titled(self::TITLE)];
        $this->assertSame('icy', $asker->ask($this->station())->kind);
        $asker->pages->answers = $pages;
        $this->assertSame('shoutcast1', $asker->ask($this->station())->kind);
    }

    public function test_a_server_that_was_down_is_read_again_as_soon_as_it_is_up(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]));
        $asker->ask($this->station());
        [$answers, $asker->pages->answers] = [$asker->pages->answers, []];
        $this->assertNull($asker->ask($this->station()));
        $asker->pages->answers = $answers;
        $this->assertSame('shoutcast1', $asker->ask($this->station())->kind);
    }

    /**
     * @dataProvider sounds
     * @param array<string, HttpAnswer> $sounds By path.
     */
    public function test_where_no_page_tells_the_song_the_stream_itself_does(string $stream, string $at, string $body, array $sounds): void
    {
        $sounds = array_combine(array_map(static fn(string $path): string => self::SERVER . $path, array_keys($sounds)), $sounds);
        $asker = new Asker(new FakeHttpClient(), new FakeSampler($sounds));
        $document = $asker->ask($this->station(self::SERVER . $stream));
        $this->assertSame([$body, self::SERVER . $at], [$document->body, $document->place->address]);
        $this->assertSame($document->place, $asker->memory->place);
    }

    public function sounds(): array
    {
        $hls = "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,Faro - Marea\n1.aac\n";
        $master = "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=64000\nlow.m3u8\n";
        $list = static fn(string $text, string $type): HttpAnswer => new HttpAnswer(200, ['content-type' => $type], $text);
        $titled = FakeSampler::titled(self::TITLE);
        $pls = $list("[playlist]\nFile1=" . self::SERVER . "/b.mp3\n", 'audio/x-scpls');
        $m3u = $list(self::SERVER . "/b.mp3\n", 'audio/x-mpegurl');
        $hls_list = $list($hls, 'application/vnd.apple.mpegurl');
        $untitled = "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n1.aac\n#EXTINF:10,\nsub/2.aac\n";
        $tag = SegmentTagsTest::tag(['TIT2' => "\3\"Marea\"", 'TPE1' => "\3Faro"]);
        $tagged = $list($tag, 'audio/aac');
        $latin = FakeSampler::titled("StreamTitle='Canci\xF3n';");
        $empty = "StreamTitle='';";
        return [
            'a title in the sound' => ['/live.mp3', '/live.mp3', self::TITLE, ['/live.mp3' => $titled]],
            'an empty title' => ['/live.mp3', '/live.mp3', $empty, ['/live.mp3' => FakeSampler::titled($empty)]],
            'bytes that are no UTF-8' => ['/live.mp3', '/live.mp3', "StreamTitle='Canción';", ['/live.mp3' => $latin]],
            'an old Shoutcast, which shows browsers a page' => [
                '/', '/;', self::TITLE, ['/' => FakeSampler::page('SHOUTcast'), '/;' => $titled],
            ],
            'a playlist' => ['/list.pls', '/b.mp3', self::TITLE, ['/list.pls' => $pls, '/b.mp3' => $titled]],
            'a list that only its type tells' => ['/tunein.php', '/b.mp3', self::TITLE, ['/tunein.php' => $m3u, '/b.mp3' => $titled]],
            'HLS' => ['/a.m3u8', '/a.m3u8', $hls, ['/a.m3u8' => $hls_list]],
            'HLS whose last segment tells the song' => [
                '/a.m3u8',
                '/a.m3u8',
                "$untitled\n#EXT-X-DATERANGE:X-ARTIST=\"Faro\",X-TITLE=\"”Marea”\"\n",
                ['/a.m3u8' => $list($untitled, 'application/vnd.apple.mpegurl'), '/sub/2.aac' => $tagged],
            ],
            'HLS whose segments are gone' => [
                '/a.m3u8', '/a.m3u8', $untitled, ['/a.m3u8' => $list($untitled, 'application/vnd.apple.mpegurl')],
            ],
            'HLS of several qualities' => [
                '/a.m3u8', '/a.m3u8', $hls, ['/a.m3u8' => $list($master, 'audio/mpegurl'), '/low.m3u8' => $hls_list],
            ],
        ];
    }

    public function test_the_stream_is_asked_once_a_poll_and_a_page_is_looked_for_each_hour(): void
    {
        $asker = new Asker(new FakeHttpClient(), new FakeSampler([self::STREAM => FakeSampler::titled(self::TITLE)]));
        $asker->ask($this->station());
        $asker->asked();
        $this->assertSame('icy', $asker->ask($this->station())->kind);
        $this->assertSame([self::STREAM], $asker->asked());
        $asker->pages->answers = [self::SERVER . '/7.html' => self::SHOUTCAST];
        $asker->memory->searched_at -= Memory::SEARCH_SECONDS;
        $this->assertSame('shoutcast1', $asker->ask($this->station())->kind);
    }

    public function test_a_page_of_other_mounts_alone_gives_way_to_the_stream_and_stands_where_that_tells_nothing(): void
    {
        $pages = [self::SERVER . '/status-json.xsl?mount=/live.mp3' => $this->icecast('/other.mp3', '/third.mp3')];
        $asker = new Asker(new FakeHttpClient($pages), new FakeSampler([self::STREAM => FakeSampler::titled(self::TITLE)]));
        $this->assertSame('icy', $asker->ask($this->station())->kind);
        $this->assertSame('icecast-json', (new Asker(new FakeHttpClient($pages)))->ask($this->station())->kind);
    }

    public function test_a_mount_on_its_fallback_has_the_song_of_the_sound_until_the_page_names_one(): void
    {
        $page = self::SERVER . '/status-json.xsl?mount=/live.mp3';
        $silent = '{"icestats":{"source":{"listenurl":"http://localhost:8000/live.mp3","server_type":"audio/mpeg"}}}';
        $sounds = new FakeSampler([self::STREAM => FakeSampler::titled(self::TITLE)]);
        $asker = new Asker(new FakeHttpClient([$page => $silent]), $sounds);
        foreach (['found', 'known'] as $ignored) {
            $this->assertSame(['icy', self::TITLE], [$asker->ask($this->station())->kind, $asker->ask($this->station())->body]);
            $this->assertSame($page, $asker->memory->place->address);
        }
        $asker->pages->answers = [$page => $this->icecast('/live.mp3')];
        $asker->asked();
        $this->assertSame('icecast-json', $asker->ask($this->station())->kind);
        $this->assertSame(['/status-json.xsl?mount=/live.mp3'], $asker->asked());
    }

    public function test_the_fallback_of_a_feed_that_the_owner_named_has_its_song_too(): void
    {
        $feed = self::SERVER . '/status-json.xsl';
        $silent = '{"icestats":{"source":{"listenurl":"http://localhost:8000/live.mp3","server_type":"audio/mpeg"}}}';
        $sounds = new FakeSampler([self::STREAM => FakeSampler::titled(self::TITLE)]);
        $asker = new Asker(new FakeHttpClient([$feed => $silent]), $sounds);
        $this->assertSame(self::TITLE, $asker->ask(new Station('uno', 'Uno', self::STREAM, $feed))->body);
    }

    public function test_sound_that_is_heard_and_names_no_song_is_on_air_and_is_asked_once_a_minute(): void
    {
        $page = self::SERVER . '/status-json.xsl?mount=/live.mp3';
        $sounds = new FakeSampler([self::STREAM => FakeSampler::sound()]);
        $asker = new Asker(new FakeHttpClient([$page => $this->icecast('/other.mp3', '/third.mp3')]), $sounds);
        foreach (['found', 'known'] as $ignored) {
            $document = $asker->ask($this->station());
            $this->assertEquals(new OnAir(), OnAirReader::read($document->kind, $document->body, $this->station()));
        }
        $this->assertSame([self::STREAM], array_values(preg_grep('~^http~', $asker->asked())));
        $asker->memory->silent_at -= MINUTE_IN_SECONDS;
        $asker->ask($this->station());
        $this->assertContains(self::STREAM, $asker->asked());
    }

    public function test_a_page_that_is_on_air_without_a_song_stands_beside_sound_that_names_none(): void
    {
        $page = self::SERVER . '/status-json.xsl?mount=/live.mp3';
        $silent = '{"icestats":{"source":{"listenurl":"http://localhost:8000/live.mp3","server_type":"audio/mpeg"}}}';
        $asker = new Asker(new FakeHttpClient([$page => $silent]), new FakeSampler([self::STREAM => FakeSampler::sound()]));
        $this->assertSame('icecast-json', $asker->ask($this->station())->kind);
    }

    public function test_the_server_inside_a_playlist_is_asked_and_its_mount_is_ours(): void
    {
        $list = new HttpAnswer(200, ['content-type' => 'audio/x-mpegurl'], "http://10.0.0.2:8000/b.mp3\n");
        $pages = ['http://10.0.0.2:8000/status-json.xsl?mount=/b.mp3' => $this->icecast('/b.mp3')];
        $asker = new Asker(new FakeHttpClient($pages), new FakeSampler([self::SERVER . '/list.m3u' => $list]));
        $station = $this->station(self::SERVER . '/list.m3u');
        $this->assertSame('http://10.0.0.2:8000/b.mp3', $asker->ask($station)->heard($station)->stream);
        $asker->asked();
        $asker->ask($station);
        $this->assertSame(['/status-json.xsl?mount=/b.mp3'], $asker->asked());
    }

    public function test_a_server_that_does_not_answer_is_asked_once_a_search(): void
    {
        $asker = new Asker(new FakeHttpClient());
        $asker->pages->failure = new FetchFailed('nobody there', reason: 'connect');
        $asker->ask($this->station());
        // Its own port, and the port of the provider whose address it may have.
        $this->assertSame(['/stats?sid=1', '/cp/get_info.php?p=8000', self::STREAM], $asker->asked());
    }

    public function test_a_search_without_time_goes_on_at_the_next_poll(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/status.xsl' => '<td class="streamdata">']));
        $asker->pages->seconds = 0.3;
        $asked = [];
        for ($polls = 0; $polls < 8 && ($asker->memory->asked > 0 || $polls === 0); $polls++) {
            $asker->ask($this->station(), 1.0);
            $asked = [...$asked, ...array_diff($asker->asked(), [self::STREAM])];
        }
        $this->assertGreaterThan(1, $polls);
        $this->assertSame(array_values(array_unique($asked)), $asked);
        $this->assertCount(count(Probes::of($this->station())), $asked);
    }

    public function test_an_advertisement_leaves_the_song_before_it(): void
    {
        $asker = new Asker(new FakeHttpClient(), new FakeSampler([self::STREAM => FakeSampler::titled(self::TITLE)]));
        $documents = new StatusDocuments(new FeedRepository(), $asker->reader());
        $documents->of($this->station());
        $asker->sounds->answers = [self::STREAM => FakeSampler::titled("StreamTitle='';adw_ad='true';")];
        $this->age(StatusDocuments::FRESH_SECONDS + 1);
        $this->assertSame(self::TITLE, $documents->of($this->station())->body);
    }

    public function test_what_is_known_outlives_the_process(): void
    {
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]));
        (new StatusDocuments(new FeedRepository(), $asker->reader()))->of($this->station());
        $this->age(StatusDocuments::FRESH_SECONDS + 1);
        $asker->asked();
        (new StatusDocuments(new FeedRepository(), $asker->reader()))->of($this->station());
        $this->assertSame(['/7.html'], $asker->asked());
    }

    public function test_fifty_stations_ask_their_own_servers_only(): void
    {
        $asker = new Asker(new FakeHttpClient());
        foreach (range(1, 50) as $number) {
            $pages[self::SERVER . "/r$number/7.html"] = self::SHOUTCAST;
        }
        $asker->pages->answers = $pages;
        foreach (range(1, 50) as $number) {
            $asker->memory = new Memory();
            $station = $this->station(self::SERVER . "/r$number/live.mp3");
            $this->assertSame(self::SERVER . "/r$number/7.html", $asker->ask($station)->place->address);
        }
        $this->assertCount(100, $asker->asked());
    }

    public function test_what_another_version_stored_is_read_as_nothing(): void
    {
        foreach ([null, 'x', [], ['place' => 5], ['place' => ['kind' => ['x'], 'address' => 'y']], ['place' => ['kind' => 'icy']]] as $stored) {
            $this->assertNull(Memory::from_stored($stored)->place);
        }
        $memory = new Memory(new Place('icy', self::STREAM, true), 'http://10.0.0.2/b', 5, 3, 7);
        $this->assertEquals($memory, Memory::from_stored(json_decode((string) json_encode($memory->stored()), true)));
    }

    private function station(string $stream = self::STREAM): Station
    {
        return new Station('uno', 'Uno', $stream);
    }

    private function icecast(string ...$mounts): string
    {
        $source = static fn(string $mount): array =>
            ['listenurl' => "http://localhost:8000$mount", 'server_type' => 'audio/mpeg', 'title' => 'Faro - Marea'];
        $sources = array_map($source, $mounts);
        return (string) json_encode(['icestats' => ['source' => count($sources) === 1 ? $sources[0] : $sources]]);
    }

    /** @return list<string> The first page, and the sound. */
    private function kinds(Asker $asker): array
    {
        $asked = $asker->asked();
        return [$asked[0], end($asked)];
    }

    /** Moves the stored times into the past: nobody waits in a test. */
    private function age(int $seconds): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare(
            "UPDATE {$wpdb->prefix}onda_feeds SET tried_at = tried_at - %d, fetched_at = fetched_at - %d",
            $seconds,
            $seconds
        ));
    }
}
