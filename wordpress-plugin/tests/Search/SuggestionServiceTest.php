<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Features\Search\Completion;
use Onda\Features\Search\Keywords\SuggestPhrase;
use Onda\Features\Search\Keywords\SuggestionService;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeResolver;

final class SuggestionServiceTest extends SearchCase
{
    private const STAND_IN = 'http://10.0.0.1:8000';
    private const ADDRESS = self::STAND_IN . '/clients1.google.com/complete/search?q=m%C3%BAsi&hl=es&nolabels=t&client=hp&ds=';

    public function test_two_letters_are_completed_and_one_is_not(): void
    {
        $of = static fn(string $typed): string => Completion::of($typed, ['Marea', 'Rádio Uno', 'Radio dos']);
        $this->assertSame(['', 'Rádio Uno', ''], array_map($of, ['r', 'ra', 'rx']));
    }

    public function test_nobody_is_asked_until_the_owner_says_so(): void
    {
        $reply = $this->reply('onda_suggest', ['q' => 'músi']);
        $this->assertSame([404, '', 'text/plain'], [$reply->status, $reply->body, $reply->content_type]);
    }

    public function test_it_is_asked_with_the_fields_of_the_specification_and_its_first_suggestion_is_read(): void
    {
        $client = new FakeHttpClient([self::ADDRESS => 'window.google.ac.h(["músi",[["m\u00fasica <b>latina<\\/b>",0],["x",0]],{"k":1}])']);
        $this->assertSame('música latina', $this->ask($client, ['q' => 'músi', 'hl' => 'es'])->body);
        $this->assertSame([self::ADDRESS . ' @ 10.0.0.1'], $client->dialed);
    }

    /** @dataProvider bad */
    public function test_an_answer_of_no_use_is_no_suggestion(?string $body): void
    {
        $reply = $this->ask(new FakeHttpClient(array_filter([self::ADDRESS => $body], is_string(...))), ['q' => 'músi', 'hl' => 'es']);
        $this->assertSame([200, ''], [$reply->status, $reply->body]);
    }

    public function bad(): array
    {
        return [[null], [''], ['<html>'], ['[]'], ['["a"]'], ['["a",[[[]]]]'], ['["a",[{}]]'], ['][']];
    }

    public function test_another_language_than_a_language_is_that_of_the_site(): void
    {
        $client = new FakeHttpClient([self::ADDRESS => '["músi",["música"]]']);
        $this->assertSame('música', $this->ask($client, ['q' => 'músi', 'hl' => 'es&client=evil'])->body);
    }

    public function test_the_site_asks_sixty_times_a_minute_and_not_once_more(): void
    {
        $client = new FakeHttpClient([self::ADDRESS => '["músi",["música"]]']);
        while (time() % 60 > 55) {
            usleep(100000);
        }
        foreach (range(1, 70) as $number) {
            $this->assertSame(200, $this->ask($client, ['q' => 'músi', 'hl' => 'es'], "198.51.100.$number")->status);
        }
        $this->assertCount(SuggestPhrase::SITE_PER_MINUTE, $client->dialed);
    }

    private function ask(FakeHttpClient $client, array $fields, string $address = '203.0.113.7'): Reply
    {
        $web = new JsonFetcher(new Fetcher($client, new AddressGuard(new FakeResolver([]), ['10.0.0.1:8000'])), self::STAND_IN);
        $rate_limit = new RateLimit(new RateLimitRepository(), 'search-complete', 30, seconds: 10);
        $handler = static fn(): SuggestPhrase => new SuggestPhrase(new SuggestionService($web), new RateLimitRepository(), $rate_limit);
        $action = new Action('onda_suggest', $handler, refusal_text: static fn(): string => '', content_type: 'text/plain');
        return Reply::of($action, new Request($fields, [], ['REMOTE_ADDR' => $address]));
    }
}
