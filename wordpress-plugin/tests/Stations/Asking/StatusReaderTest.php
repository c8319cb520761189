<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\TestCase;

final class StatusReaderTest extends TestCase
{
    private const SERVER = 'http://10.0.0.1:8000';

    /** @dataProvider servers */
    public function test_a_stream_server_is_recognized_by_its_own_page(string $path, string $fixture, string $kind): void
    {
        $body = (string) file_get_contents(dirname(__DIR__, 2) . "/fixtures/$fixture");
        $document = $this->read(new FakeHttpClient([self::SERVER . $path => $body]));
        $this->assertSame($kind, $document->kind);
        $this->assertSame($body, $document->body);
    }

    public function servers(): array
    {
        return [
            ['/stats?sid=1', 'shoutcast2-stats.xml', 'shoutcast2-xml'],
            ['/7.html', 'shoutcast1-7.html', 'shoutcast1'],
            ['/status-json.xsl?mount=/live%20one.mp3', 'status-json.1-source.json', 'icecast-json'],
            ['/status.xsl', 'icecast-status.html', 'icecast-html'],
        ];
    }

    public function test_the_pages_are_asked_in_the_order_of_the_specification(): void
    {
        $client = new FakeHttpClient();
        $this->assert_unread($client, $this->station());
        $this->assertSame([
            '/stats?sid=1', '/7.html', '/status-json.xsl?mount=/live%20one.mp3', '/status.xsl',
        ], array_slice($this->paths($client), 0, 4));
    }

    public function test_a_page_that_is_something_else_is_not_the_answer(): void
    {
        $this->assertNull((new Asker(new FakeHttpClient([
            self::SERVER . '/stats?sid=1' => '<html>Not found</html>',
            self::SERVER . '/7.html' => '<html><body>Welcome</body></html>',
            self::SERVER . '/status.xsl' => '<html><body>Login</body></html>',
        ])))->ask($this->station()));
    }

    public function test_a_document_of_a_feed_has_the_charset_that_its_server_names(): void
    {
        $answer = new HttpAnswer(200, ['content-type' => 'text/plain; charset=iso-8859-2'], "F\xE1r\xF5");
        $station = new Station('uno', 'Uno', self::SERVER . '/x', self::SERVER . '/np');
        $this->assertSame('Fárő', (new Asker(new FakeHttpClient([self::SERVER . '/np' => $answer])))->ask($station)->body);
    }

    /** @dataProvider numbered */
    public function test_a_shoutcast_stream_is_asked_about_by_its_number(string $stream, string $kind, string $page): void
    {
        $client = new FakeHttpClient();
        $this->assert_unread($client, new Station('uno', 'Uno', self::SERVER . $stream, '', $kind));
        $this->assertSame([$page], $this->paths($client));
    }

    public function numbered(): array
    {
        return [
            ['/;?sid=2', 'shoutcast2-xml', '/stats?sid=2'],
            ['/live?x=1&sid=12&y=2', 'shoutcast2-json', '/stats?sid=12&json=1'],
            ['/stream/3/', 'shoutcast2-xml', '/stats?sid=3'],
            ['/stream/3', 'shoutcast2-json', '/stats?sid=3&json=1'],
            ['/;?sid=x', 'shoutcast2-xml', '/stats?sid=1'],
            ['/live?consid=4', 'shoutcast2-xml', '/stats?sid=1'],
        ];
    }

    public function test_a_kind_that_the_owner_named_is_the_only_one_asked(): void
    {
        $client = new FakeHttpClient();
        $this->assert_unread($client, new Station('uno', 'Uno', self::SERVER . '/live', '', 'shoutcast1'));
        $this->assertSame(['/7.html'], $this->paths($client));
    }

    public function test_a_feed_is_passed_on_as_it_is_with_the_kind_that_was_configured(): void
    {
        $client = new FakeHttpClient([self::SERVER . '/np' => "{\"x\":\"Caf\xE9\"}"]);
        $document = (new Asker($client))->ask(new Station('uno', 'Uno', 'http://10.0.0.1:8000/x', self::SERVER . '/np'));
        $this->assertSame(['auto', '{"x":"Café"}'], [$document->kind, $document->body]);
        $this->assertSame(['/np'], $this->paths($client));
    }

    public function test_the_version_changes_with_what_could_be_seen_and_with_nothing_else(): void
    {
        $version = static fn(string $kind, string $body, int $at): string => (new StatusDocument($kind, $body, $at))->version();
        $this->assertSame($version('auto', 'x', 1), $version('auto', 'x', 2));
        $this->assertNotSame($version('auto', 'x', 1), $version('auto', 'y', 1));
        $this->assertNotSame($version('auto', 'x', 1), $version('radioco', 'x', 1));
    }

    private function read(FakeHttpClient $client): StatusDocument
    {
        return (new Asker($client))->ask($this->station());
    }

    private function assert_unread(FakeHttpClient $client, Station $station): void
    {
        $this->assertNull((new Asker($client))->ask($station));
    }

    private function station(): Station
    {
        return new Station('uno', 'Uno', self::SERVER . '/live%20one.mp3?x=1');
    }

    /** @return list<string> */
    private function paths(FakeHttpClient $client): array
    {
        return array_map(static fn(string $call): string =>
            substr((string) strtok($call, ' '), strlen(self::SERVER)), $client->dialed);
    }
}
