<?php

declare(strict_types=1);

namespace Onda\Tests\Voice;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostTitles;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Features\Voice\AnswerCache;
use Onda\Features\Voice\Finder;
use Onda\Features\Voice\VoiceSearch;
use Onda\Tests\TestCase;

final class VoiceSearchTest extends TestCase
{
    public function test_a_post_is_answered_with_its_address(): void
    {
        $id = wp_insert_post(['post_title' => 'Los mejores tangos', 'post_content' => 'x', 'post_status' => 'publish']);
        $reply = $this->ask(['q' => 'Los mejores tangos']);
        $this->assertSame([200, ['success' => true, 'data' => get_permalink($id)]], [$reply->status, $reply->body]);
    }

    /** @dataProvider nothing */
    public function test_no_post_is_answered_with_null_and_status_200(array $fields): void
    {
        $reply = $this->ask($fields);
        $this->assertSame([200, ['success' => false, 'data' => null]], [$reply->status, $reply->body]);
    }

    public function nothing(): array
    {
        return [
            'nobody knows it' => [['q' => 'xyzzy plugh']],
            'nothing asked' => [[]],
            'an empty question' => [['q' => '']],
            'a list' => [['q' => ['tango']]],
            'no UTF-8' => [['q' => "\xFF\xFE"]],
            'a book' => [['q' => str_repeat('tango ', 1000)]],
            'a nul' => [['q' => "\0"]],
        ];
    }

    public function test_thirty_questions_a_minute_and_then_it_says_when_to_come_back(): void
    {
        $this->assertSame(30, VoiceSearch::PER_MINUTE);
        $statuses = array_map(fn(): int => $this->ask(['q' => 'xyzzy'])->status, range(1, 30));
        $this->assertSame([200], array_values(array_unique($statuses)));
        $reply = $this->ask(['q' => 'xyzzy']);
        $this->assertSame([429, 'rate_limited'], [$reply->status, $reply->body['data']['code']]);
        $this->assertGreaterThan(0, $reply->retry_after);
        $this->assertSame(200, $this->ask(['q' => 'xyzzy'], '198.51.100.8')->status);
    }

    public function test_another_plugins_header_does_not_reset_the_pace(): void
    {
        foreach (range(1, 30) as $number) {
            $this->ask(['q' => 'xyzzy'], '198.51.100.7', ['HTTP_X_FORWARDED_FOR' => "10.0.0.$number"]);
        }
        $this->assertSame(429, $this->ask(['q' => 'xyzzy'], '198.51.100.7', ['HTTP_X_FORWARDED_FOR' => '10.9.9.9'])->status);
    }

    private function ask(array $fields, string $address = '198.51.100.7', array $server = []): Reply
    {
        $finder = new Finder(new PublicPosts(), new PostTitles(), new AnswerCache());
        $handler = static fn(): VoiceSearch => new VoiceSearch($finder, new RateLimit(new RateLimitRepository(), 'voice', VoiceSearch::PER_MINUTE));
        return Reply::of(new Action('voice_search_find', $handler), new Request($fields, [], $server + ['REMOTE_ADDR' => $address]));
    }
}
