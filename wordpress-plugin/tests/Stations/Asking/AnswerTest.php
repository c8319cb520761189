<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\NowPlaying;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeSampler;
use Onda\Tests\TestCase;

/** The notes beside the document of `onda_now_playing`, by which the page reads it as the server does. */
final class AnswerTest extends TestCase
{
    private const SERVER = 'http://10.0.0.1:8000';
    private const SHOUTCAST = '<html><body>1,1,2,3,4,128,Faro - Marea</body></html>';

    /**
     * @dataProvider answers
     * @param array<string, string> $row Of the settings.
     * @param array<string, string> $pages By path.
     * @param array<string, mixed> $expected
     */
    public function test_the_page_learns_where_the_document_was_read(array $row, array $pages, array $expected): void
    {
        $list = new HttpAnswer(200, ['content-type' => 'audio/x-mpegurl'], self::SERVER . "/b.mp3\n");
        $sounds = new FakeSampler([
            self::SERVER . '/list.m3u' => $list,
            self::SERVER . '/b.mp3' => FakeSampler::titled("StreamTitle='Faro - Marea';"),
        ]);
        $at = static fn(string $path): string => self::SERVER . $path;
        $pages = array_combine(array_map($at, array_keys($pages)), $pages);
        $asker = new Asker(new FakeHttpClient($pages), $sounds);
        update_option(SettingsStore::OPTION, ['stations' => [$row + ['id' => 'uno', 'name' => 'Uno']]]);
        $documents = new StatusDocuments(new FeedRepository(), $asker->reader());
        $answer = (new NowPlaying(new SettingsStore(), $documents))->read('uno');
        $notes = array_intersect_key($answer, ['kind' => 1, 'feed' => 1, 'sound' => 1, 'leaveOut' => 1, 'charset' => 1]);
        $this->assertSame($expected, $notes);
    }

    public function test_the_show_that_is_on_is_a_note_and_another_version(): void
    {
        $row = ['id' => 'uno', 'name' => 'Uno', 'stream' => self::SERVER . '/live.mp3'];
        update_option(SettingsStore::OPTION, ['stations' => [$row]]);
        $asker = new Asker(new FakeHttpClient([self::SERVER . '/7.html' => self::SHOUTCAST]), new FakeSampler([]));
        $read = static fn(?\Closure $show): array => (new NowPlaying(
            new SettingsStore(),
            new StatusDocuments(new FeedRepository(), $asker->reader()),
            show: $show,
        ))->read('uno');
        $told = ['until' => 1_800_000_000, 'title' => 'Tarde', 'hosts' => '', 'address' => ''];
        [$before, $none] = [$read(null), $read(static fn(): array => [])];
        $with = $read(static fn(string $station): array => $station === 'uno' ? $told : []);
        $this->assertSame($before, $none);
        $this->assertArrayNotHasKey('show', $none);
        $this->assertSame($told, $with['show']);
        $this->assertNotSame($before['version'], $with['version']);
    }

    public function answers(): array
    {
        $feed = ['/np' => self::SHOUTCAST];
        return [
            'a page at the root tells of whoever is there' => [
                ['stream' => self::SERVER . '/live.mp3'], ['/7.html' => self::SHOUTCAST], ['kind' => 'shoutcast1'],
            ],
            'a page below the folder tells of this stream' => [
                ['stream' => self::SERVER . '/8042/stream'], ['/8042/7.html' => self::SHOUTCAST],
                ['kind' => 'shoutcast1', 'feed' => self::SERVER . '/8042/7.html'],
            ],
            'the feed of the owner is known to the page' => [
                ['stream' => self::SERVER . '/live.mp3', 'feed' => self::SERVER . '/np'], $feed, ['kind' => 'auto'],
            ],
            'the sound in a playlist' => [
                ['stream' => self::SERVER . '/list.m3u'], [],
                ['kind' => 'icy', 'feed' => self::SERVER . '/b.mp3', 'sound' => self::SERVER . '/b.mp3'],
            ],
            'letters of the owner' => [
                ['stream' => self::SERVER . '/live.mp3', 'feed' => self::SERVER . '/np', 'charset' => 'windows-1251'], $feed,
                ['kind' => 'auto', 'charset' => 'windows-1251'],
            ],
            'words of the owner' => [
                ['stream' => self::SERVER . '/live.mp3', 'feed' => self::SERVER . '/np', 'leaveOut' => "Now on air:\n\n [VTp] "], $feed,
                ['kind' => 'auto', 'leaveOut' => ['Now on air:', '[VTp]']],
            ],
        ];
    }
}
