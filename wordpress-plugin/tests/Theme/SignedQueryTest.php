<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Features\Theme\Grid\GridQuery;
use Onda\Features\Theme\Grid\SignedQuery;
use Onda\Tests\TestCase;

/** Only what this site signed is read, and only what a grid may ask for is signed. */
final class SignedQueryTest extends TestCase
{
    private const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    private const MUTATIONS = 10000;

    private SignedQuery $tokens;
    private string $token;

    protected function setUp(): void
    {
        parent::setUp();
        $this->tokens = new SignedQuery('the salt of this site');
        $this->token = $this->tokens->sign(GridQuery::of(['categories' => 'cultura,música', 'count' => 6], 1700000000));
    }

    public function test_what_was_signed_is_read_again_and_the_same_query_is_the_same_token(): void
    {
        $query = $this->tokens->read($this->token);
        $this->assertSame(['cultura,música', 6, 1700000000], [$query?->categories, $query?->count, $query?->before]);
        $this->assertSame($this->token, $this->tokens->sign($query));
        $this->assertMatchesRegularExpression('/^[\w-]+\.[\w-]{43}$/', $this->token);
        $this->assertLessThan(300, strlen($this->token));
    }

    public function test_of_ten_thousand_changed_tokens_none_is_accepted(): void
    {
        mt_srand(8);
        $accepted = [];
        for ($number = 0; $number < self::MUTATIONS; $number++) {
            $changed = $this->changed($number);
            if ($changed !== $this->token && $this->tokens->read($changed) !== null) {
                $accepted[] = $changed;
            }
        }
        mt_srand();
        $this->assertSame([], $accepted);
    }

    /** @dataProvider foreign */
    public function test_what_another_wrote_is_nothing(string $token): void
    {
        $this->assertNull($this->tokens->read($token));
    }

    public function foreign(): array
    {
        $query = GridQuery::of([], 1700000000);
        $own = (new SignedQuery('the salt of this site'))->sign($query);
        $text = explode('.', $own)[0];
        $sign = static fn(string $payload): string => self::signed($payload);
        return [
            'empty' => [''],
            'no signature' => [$text],
            'an empty signature' => ["$text."],
            'two dots' => ["$own.x"],
            'padding' => ["$own="],
            'a space' => ["$own "],
            'a line' => ["$own\n"],
            'the salt of another site' => [(new SignedQuery('another salt'))->sign($query)],
            'what the theme printed' => ['{"post_status":"private","post_type":"any"}'],
            'a serialized object' => ['O:8:"stdClass":0:{}'],
            'longer than any of ours' => [str_repeat('a', SignedQuery::MAX_BYTES) . ".$own"],
            'signed, another version' => [$sign('{"v":2,"b":1,"q":{}}')],
            'signed, no time' => [$sign('{"v":1,"b":"1","q":{}}')],
            'signed, no query' => [$sign('{"v":1,"b":1,"q":"x"}')],
            'signed, longer than any of ours' => [$sign('{"v":1,"b":1,"q":{"x":"' . str_repeat('a', SignedQuery::MAX_BYTES) . '"}}')],
            'signed for another purpose' => [$text . '.' . self::base64url(hash_hmac('sha256', $text, 'the salt of this site', true))],
            'signed, no JSON' => [$sign('{')],
            'signed, too deep' => [$sign('{"v":1,"b":1,"q":' . str_repeat('[', 9) . str_repeat(']', 9) . '}')],
        ];
    }

    /** @dataProvider vars */
    public function test_a_grid_asks_for_what_it_may(array $vars, string $name, mixed $expected): void
    {
        $this->assertSame($expected, GridQuery::of($vars, 0)->vars()[$name]);
    }

    public function vars(): array
    {
        return [
            'types' => [['types' => 'post, page'], 'types', 'post,page'],
            'no type' => [[], 'types', 'post'],
            'a list of types' => [['types' => ['post']], 'types', 'post'],
            'categories' => [['categories' => 'cultura, deportes'], 'categories', 'cultura,deportes'],
            'a category that is code' => [['categories' => "x' OR 1=1"], 'categories', ''],
            'an order' => [['order' => 'comments'], 'order', 'comments'],
            'an unknown order' => [['order' => 'rand'], 'order', 'date'],
            'no number' => [[], 'count', 12],
            'none' => [['count' => 0], 'count', 1],
            'too many' => [['count' => 5000], 'count', 24],
            'a template' => [['template' => 'card-masonry'], 'template', 'card-masonry'],
            'a path' => [['template' => '../wp-config.php'], 'template', ''],
        ];
    }

    public function test_states_passwords_and_filters_are_not_the_querys_business(): void
    {
        $vars = ['post_status' => 'private', 'suppress_filters' => true, 'meta_query' => [], 'has_password' => null];
        $query = GridQuery::of($vars, 0);
        $this->assertSame([], array_intersect_key($query->vars(), $vars));
        $arguments = $query->arguments(0, ['post']);
        $this->assertSame('publish', $arguments['post_status']);
        $this->assertFalse($arguments['has_password']);
        $this->assertFalse($arguments['suppress_filters']);
        $this->assertTrue($arguments['ignore_sticky_posts']);
        $this->assertArrayNotHasKey('meta_query', $arguments);
        $this->assertSame('onda-none', GridQuery::of(['types' => 'revision'], 0)->arguments(0, ['post'])['post_type']);
    }

    /** A letter is another, one is missing, one too many, two change places, a part of another token … in turn. */
    private function changed(int $number): string
    {
        $token = $this->token;
        $at = mt_rand(0, strlen($token) - 1);
        $letter = self::BASE64URL[mt_rand(0, 63)];
        [$text, $signature] = explode('.', $token);
        return match ($number % 9) {
            0 => substr_replace($token, $letter, $at, 1),
            1 => substr_replace($token, '', $at, 1),
            2 => substr_replace($token, $letter, $at, 0),
            3 => substr_replace($token, chr(ord($token[$at]) ^ (1 << mt_rand(0, 7))), $at, 1),
            4 => substr($token, 0, $at),
            5 => str_shuffle($text) . ".$signature",
            6 => "$text." . str_shuffle($signature),
            7 => self::base64url((string) json_encode(['v' => 1, 'b' => mt_rand(), 'q' => ['count' => mt_rand(1, 24)]])) . ".$signature",
            default => substr_replace($token, chr(mt_rand(0, 255)), $at, mt_rand(1, 4)),
        };
    }

    private static function signed(string $payload): string
    {
        $text = self::base64url($payload);
        return $text . '.' . self::base64url(hash_hmac('sha256', "loadmore|1|$text", 'the salt of this site', true));
    }

    private static function base64url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
