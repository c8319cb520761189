<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Settings\Station;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeResolver;
use Onda\Tests\TestCase;

/** The rules, over a client that only notes whom it was told to dial. */
final class FetcherTest extends TestCase
{
    private const FEED = 'http://radio.example:8000/np';

    protected function setUp(): void
    {
        parent::setUp();
        // The rig forbids other hosts; these tests never leave the fake client.
        defined('WP_ACCESSIBLE_HOSTS') || define('WP_ACCESSIBLE_HOSTS', '*.example');
    }

    public function test_the_checked_address_is_the_one_that_is_dialed(): void
    {
        $resolver = new FakeResolver(['radio.example' => [['8.8.8.8'], ['127.0.0.1']]]);
        $client = new FakeHttpClient(['http://radio.example:8000/np' => 'body']);
        $this->assertSame('body', $this->fetch($client, $resolver));
        $this->assertSame(['http://radio.example:8000/np @ 8.8.8.8'], $client->dialed);
        $this->assertSame(['radio.example'], $resolver->asked);
    }

    public function test_a_name_that_turns_private_between_two_hops_is_refused(): void
    {
        $resolver = new FakeResolver(['radio.example' => [['8.8.8.8'], ['127.0.0.1']]]);
        $client = new FakeHttpClient([self::FEED => $this->redirect('/other')]);
        $this->assert_refused($client, $resolver);
        $this->assertCount(1, $client->dialed);
    }

    /** @dataProvider strangers */
    public function test_a_redirect_to_anybody_else_is_refused(string $location): void
    {
        $client = new FakeHttpClient([self::FEED => $this->redirect($location)]);
        $this->assert_refused($client, $this->everybody_public());
        $this->assertCount(1, $client->dialed);
    }

    public function strangers(): array
    {
        return [
            ['http://other.example/'], ['http://radio.example:22/'], ['http://127.0.0.1:8000/'], ['http://[::1]:8000/'], ['file:///etc/passwd'],
            ['http://radio.example:8000@127.0.0.1/'], ['//127.0.0.1/'], ['http://2130706433/'], ['http://169.254.169.254/latest/'],
        ];
    }

    public function test_two_redirects_on_the_own_host_are_followed_and_a_third_is_not(): void
    {
        $client = new FakeHttpClient([
            self::FEED => $this->redirect('/2'),
            'http://radio.example:8000/2' => $this->redirect('https://radio.example/3'),
            'https://radio.example:443/3' => 'there',
        ]);
        $this->assertSame('there', $this->fetch($client, $this->everybody_public()));
        $client->answers['https://radio.example:443/3'] = $this->redirect('/4');
        $client->answers['https://radio.example:443/4'] = 'too far';
        $this->assert_refused($client, $this->everybody_public());
    }

    public function test_only_a_200_is_a_document(): void
    {
        $this->assert_refused(new FakeHttpClient([self::FEED => new HttpAnswer(404, [], 'x')]), $this->everybody_public());
    }

    public function test_the_owners_setting_to_block_other_hosts_is_respected(): void
    {
        $client = new FakeHttpClient(['http://blocked.test/np' => 'x']);
        $station = new Station('uno', 'Uno', 'http://blocked.test/x', 'http://blocked.test/np');
        $fetcher = new Fetcher($client, new AddressGuard(new FakeResolver(['blocked.test' => [['8.8.8.8']]]), []));
        $this->expectExceptionMessage('WP_HTTP_BLOCK_EXTERNAL');
        $fetcher->fetch($station, Endpoint::parse('http://blocked.test/np'), microtime(true) + 5);
    }

    private function fetch(FakeHttpClient $client, FakeResolver $resolver): string
    {
        $station = new Station('uno', 'Uno', 'http://radio.example:8000/live', self::FEED);
        $fetcher = new Fetcher($client, new AddressGuard($resolver, []));
        return $fetcher->fetch($station, Endpoint::parse(self::FEED), microtime(true) + 5)->body;
    }

    private function assert_refused(FakeHttpClient $client, FakeResolver $resolver): void
    {
        try {
            $this->fetch($client, $resolver);
        } catch (FetchFailed) {
            $this->addToAssertionCount(1);
            return;
        }
        $this->fail('it was fetched');
    }

    private function redirect(string $location): HttpAnswer
    {
        return new HttpAnswer(302, ['location' => $location], '');
    }

    private function everybody_public(): FakeResolver
    {
        return new FakeResolver(['radio.example' => [['8.8.8.8']], 'other.example' => [['8.8.8.8']]]);
    }
}
