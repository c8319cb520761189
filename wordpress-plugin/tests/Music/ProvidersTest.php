<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Music\Artist;
use Onda\Features\Music\ITunes;
use Onda\Features\Music\LastFm;
use Onda\Features\Music\MusicProviders;
use Onda\Features\Music\Song;
use Onda\Features\Music\Wikipedia;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeResolver;
use Onda\Tests\TestCase;

/** Each provider over a client that only notes what it was asked. */
final class ProvidersTest extends TestCase
{
    private const STAND_IN = 'http://10.0.0.1:8000';
    private const KEY = '0123456789abcdef0123456789abcdef';

    /** @dataProvider settings */
    public function test_nobody_is_asked_until_the_owner_chose_somebody(array $settings, array $expected): void
    {
        update_option(SettingsStore::OPTION, $settings);
        $providers = new MusicProviders(new SettingsStore(), fn(): JsonFetcher => $this->web(new FakeHttpClient()));
        $name = static fn(?object $provider): ?string => $provider === null ? null : $provider::class;
        $this->assertSame($expected, [$name($providers->artists()), $name($providers->art())]);
        $is_told = $providers->onda_config([])['settings']['player']['artists'] ?? false;
        $this->assertSame($expected[0] !== null, $is_told);
    }

    public function settings(): array
    {
        return [
            [[], [null, null]],
            [['artistProvider' => 'wikipedia'], [Wikipedia::class, null]],
            [['artistProvider' => 'lastfm', 'lastFmKey' => self::KEY], [LastFm::class, null]],
            [['artProvider' => 'itunes'], [null, ITunes::class]],
        ];
    }

    public function test_wikipedia_takes_the_article_about_music_in_each_language(): void
    {
        $article = static fn(string $type, string $description, string $extract): string => (string) json_encode([
            'type' => $type, 'description' => $description, 'extract' => $extract,
            'content_urls' => ['desktop' => ['page' => 'https://wikipedia.example/Faro']],
        ]);
        $client = new FakeHttpClient([
            $this->summary('es', 'Faro') => $article('standard', 'torre de señalización', 'Un faro es una torre, y el nombre de una banda de rock.'),
            $this->summary('es', 'Faro_(banda)') => $article('standard', 'banda de rock argentina', 'Faro es una banda.'),
            $this->summary('es', 'Faro_(cantante)') => $article('standard', 'cantante', 'Otra.'),
            $this->summary('en', 'Faro') => $article('disambiguation', 'musical disambiguation', 'Faro may refer to:'),
            $this->summary('en', 'Faro_(band)') => $article('standard', '', 'Faro is an Argentine rock band.'),
        ]);
        $artist = $this->known($client, ['es', 'en']);
        $this->assertSame(['es' => 'Faro es una banda.', 'en' => 'Faro is an Argentine rock band.'], $artist->biographies);
        $this->assertSame(['', 'https://wikipedia.example/Faro'], [$artist->thumbnail, $artist->link]);
    }

    public function test_wikipedia_knows_nobody_where_no_article_is_about_music(): void
    {
        $this->assertNull((new Wikipedia($this->web($this->without_articles(404)), ['es', 'en', 'fr']))->find('Faro', INF));
    }

    /** @testWith ["type", ["standard"]]
     *     ["description", ["band"]]
     *     ["extract", ["A band."]]
     *     ["extract", 7]
     */
    public function test_an_article_of_another_form_is_none(string $field, mixed $value): void
    {
        $client = $this->without_articles(404);
        $article = ['type' => 'standard', 'description' => 'band', 'extract' => 'A band.'];
        $client->answers[$this->summary('en', 'Faro')] = (string) json_encode([$field => $value] + $article);
        $this->assertNull((new Wikipedia($this->web($client), ['en']))->find('Faro', INF));
    }

    public function test_wikipedia_that_has_had_enough_is_a_failure_and_no_miss(): void
    {
        $this->expectException(FetchFailed::class);
        (new Wikipedia($this->web($this->without_articles(429)), ['es']))->find('Faro', INF);
    }

    public function test_a_long_biography_is_cut_at_a_word(): void
    {
        $extract = 'Faro ' . str_repeat('ñandú ', 1000);
        $body = (string) json_encode(['type' => 'standard', 'description' => 'band', 'extract' => $extract]);
        $biography = $this->known(new FakeHttpClient([$this->summary('en', 'Faro') => $body]), ['en'])->biographies['en'];
        $this->assertLessThanOrEqual(3000, strlen($biography));
        $this->assertStringEndsWith('ñandú…', $biography);
    }

    public function test_last_fm_gives_texts_without_its_link_and_its_gray_star_is_no_picture(): void
    {
        $star = 'https://lastfm.freetls.fastly.net/i/u/300x300/2a96cbd8b46e442fc41c2b86b821562f.png';
        $reply = static fn(string $text): string => (string) json_encode(['artist' => [
            'name' => 'Los Faros', 'url' => 'https://www.last.fm/music/Los+Faros', 'image' => [['#text' => $star, 'size' => 'mega']],
            'bio' => ['content' => "$text <a href=\"https://www.last.fm/music/Los+Faros\">Read more on Last.fm</a>. User-contributed"],
        ]]);
        $client = new FakeHttpClient([$this->info('es') => $reply('Banda &amp; m&aacute;s.'), $this->info('en') => $reply('')]);
        $artist = (new LastFm($this->web($client), self::KEY, ['es', 'en']))->find('los faros', INF);
        $this->assertSame([
            'name' => 'Los Faros',
            'thumbnail' => '',
            'biographies' => ['es' => 'Banda & más.'],
            'credit' => 'Last.fm',
            'link' => 'https://www.last.fm/music/Los+Faros',
        ], $artist?->wire());
    }

    public function test_last_fm_that_knows_nobody_is_a_miss_and_a_wrong_key_a_failure(): void
    {
        $last_fm = fn(string $reply): LastFm => new LastFm($this->web(new FakeHttpClient([$this->info('es') => $reply])), self::KEY, ['es']);
        $this->assertNull($last_fm('{"error":6,"message":"not found"}')->find('los faros', INF));
        $this->expectException(FetchFailed::class);
        $last_fm('{"error":10,"message":"Invalid API key"}')->find('los faros', INF);
    }

    public function test_itunes_gives_the_large_art_of_the_same_song_only(): void
    {
        $result = static fn(string $artist, string $art): array => ['artistName' => $artist, 'trackName' => 'Marea', 'artworkUrl100' => $art];
        $query = '/itunes.apple.com/search?term=Los+Faros+Marea&media=music&entity=song&limit=5';
        $reply = ['results' => [$result('Karaoke', 'https://a.example/0/100x100bb.jpg'), 'x', $result('Los Faros', 'javascript:x'),
            $result('Los Faros', 'https://a.example/1/100x100bb.jpg')]];
        $client = new FakeHttpClient([self::STAND_IN . $query => (string) json_encode($reply)]);
        $song = Song::of('Los Faros', 'Marea');
        $this->assertSame('https://a.example/1/600x600bb.jpg', (new ITunes($this->web($client)))->find($song, INF));
        foreach (['{"results":[]}', '{}', '{"results":"x"}'] as $nothing) {
            $client->answers = [self::STAND_IN . $query => $nothing];
            $this->assertSame('', (new ITunes($this->web($client)))->find($song, INF));
        }
    }

    public function test_a_provider_may_not_lead_to_another_host(): void
    {
        $elsewhere = new HttpAnswer(302, ['location' => 'http://10.0.0.2:8000/'], '');
        $this->expectException(FetchFailed::class);
        (new Wikipedia($this->web(new FakeHttpClient([$this->summary('es', 'Faro') => $elsewhere])), ['es']))->find('Faro', INF);
    }

    private function known(FakeHttpClient $client, array $languages): Artist
    {
        foreach ($this->without_articles(404)->answers as $address => $answer) {
            $client->answers += [$address => $answer];
        }
        return (new Wikipedia($this->web($client), $languages))->find('Faro', INF) ?? $this->fail('nobody is known');
    }

    private function without_articles(int $status): FakeHttpClient
    {
        $titles = ['', '_(banda)', '_(cantante)', '_(músico)', '_(grupo_musical)', '_(band)', '_(singer)', '_(musician)', '_(rapper)'];
        $client = new FakeHttpClient();
        foreach (['es', 'en', 'fr'] as $language) {
            foreach ($titles as $title) {
                $client->answers[$this->summary($language, "Faro$title")] = new HttpAnswer($status, [], '{}');
            }
        }
        return $client;
    }

    private function summary(string $language, string $title): string
    {
        return self::STAND_IN . "/$language.wikipedia.org/api/rest_v1/page/summary/" . rawurlencode($title);
    }

    private function info(string $language): string
    {
        $key = self::KEY;
        return self::STAND_IN . '/ws.audioscrobbler.com/2.0/?method=artist.getinfo&artist=los+faros'
            . "&lang=$language&autocorrect=1&api_key=$key&format=json";
    }

    private function web(FakeHttpClient $client): JsonFetcher
    {
        return new JsonFetcher(new Fetcher($client, new AddressGuard(new FakeResolver([]), ['10.0.0.1:8000'])), self::STAND_IN);
    }
}
