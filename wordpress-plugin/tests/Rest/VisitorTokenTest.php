<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\SameOrigin;
use Onda\Core\Http\VisitorToken;

final class VisitorTokenTest extends RestCase
{
    private const OTHER = 'https://other.example';

    protected function setUp(): void
    {
        parent::setUp();
        self::allow(self::APP, self::OTHER);
    }

    public function test_a_listed_origin_gets_a_token_and_others_get_none(): void
    {
        $reply = self::call('POST', '/visitor', [], ['Origin' => self::APP])->get_data();
        $this->assertNotSame('', VisitorToken::visitor(self::request(self::as_app($reply['token']))));
        foreach (['https://evil.example', 'null', 'https://app.example.evil.example', 'https://app.example:8443'] as $origin) {
            $this->assertSame('403 cross_origin', self::code(self::call('POST', '/visitor', [], ['Origin' => $origin])), $origin);
        }
        $this->assertSame('403 cross_origin', self::code(self::call('POST', '/visitor')), 'without an origin');
    }

    public function test_a_network_gets_so_many_tokens_an_hour(): void
    {
        $codes = array_map(static fn(): string =>
            self::code(self::call('POST', '/visitor', [], ['Origin' => self::APP])), range(1, 12));
        $this->assertSame(['200 ' => 10, '429 rate_limited' => 2], array_count_values($codes));
    }

    /** @dataProvider bad */
    public function test_a_token_is_good_for_its_origin_its_site_and_its_time(\Closure $token): void
    {
        $headers = self::as_app($token());
        $this->assertSame('', Identity::of_visitor(self::request($headers)));
        $this->assertSame('401 visitor_token', self::code(self::call('PUT', '/favorites/' . self::post(), [], $headers)));
        $this->expectExceptionObject(new Refusal(401, 'visitor_token', 'Ask POST onda/v1/visitor for a token of this origin.'));
        SameOrigin::demand(self::request($headers));
    }

    /** @return array<string, array{\Closure(): string}> */
    public function bad(): array
    {
        $salted = static function (): string {
            $other = static fn(): string => 'the salt of another site';
            add_filter('salt', $other);
            $token = self::token();
            remove_filter('salt', $other);
            return $token;
        };
        return [
            'of another origin' => [static fn(): string => self::token(self::OTHER)],
            'of another site' => [$salted],
            'expired' => [static fn(): string => self::token(now: time() - (VisitorToken::DAYS + 1) * DAY_IN_SECONDS)],
            'of tomorrow' => [static fn(): string => self::token(now: time() + DAY_IN_SECONDS)],
            'of another visitor' => [static fn(): string =>
                substr_replace(self::token(), str_repeat('0', 32), 3, 32)],
            'with another signature' => [static fn(): string => substr(self::token(), 0, -2) . '00'],
            'no token' => [static fn(): string => 'v1.x'],
            'long' => [static fn(): string => str_repeat('v1.', 5000)],
        ];
    }

    public function test_a_token_is_good_to_its_last_day(): void
    {
        $token = self::token(now: time() - VisitorToken::DAYS * DAY_IN_SECONDS);
        $this->assertNotSame('', VisitorToken::visitor(self::request(self::as_app($token))));
    }

    public function test_without_a_token_a_listed_origin_is_told_to_get_one(): void
    {
        $headers = ['Origin' => self::APP, 'Sec-Fetch-Site' => 'cross-site'];
        $this->assertSame('401 visitor_token', self::code(self::call('GET', '/favorites', [], $headers)));
        $this->assertSame('401 visitor_token', self::code(self::call('POST', '/views', ['post' => 1], $headers)));
    }

    public function test_a_token_of_a_listed_origin_is_good_on_no_other_page(): void
    {
        $headers = ['Origin' => 'https://evil.example'] + self::as_app(self::token());
        $this->assertSame('403 cross_origin', self::code(self::call('GET', '/favorites', [], $headers)));
        self::allow(self::OTHER);
        $this->assertSame('403 cross_origin', self::code(self::call('GET', '/favorites', [], self::as_app(self::token()))));
    }

    public function test_a_form_sends_the_token_as_a_field(): void
    {
        $fields = ['visitor' => self::token()];
        SameOrigin::demand(self::request(['Origin' => self::APP, 'Sec-Fetch-Site' => 'cross-site'], $fields));
        $this->assertSame('200 ', self::code(self::call('POST', '/views', $fields + ['post' => self::post()], ['Origin' => self::APP])));
    }

    public function test_the_cookie_of_a_browser_is_not_looked_at_beside_a_token(): void
    {
        self::set(['favorites' => ['who' => 'everybody']]);
        $_COOKIE[Identity::COOKIE] = str_repeat('a', 32);
        $post = self::post();
        $this->assertSame('200 ', self::code(self::call('PUT', "/favorites/$post", [], ['Sec-Fetch-Site' => 'same-origin'])));
        $this->assertCount(1, self::call('GET', '/favorites')->get_data());
        $this->assertSame([], self::call('GET', '/favorites', [], self::as_app(self::token()))->get_data());
    }

    public function test_one_visitor_keeps_favorites_from_an_application(): void
    {
        self::set(['favorites' => ['who' => 'everybody']]);
        [$post, $headers] = [self::post(), self::as_app(self::token())];
        $kept = self::call('PUT', "/favorites/$post", [], $headers);
        $this->assertSame(['post' => $post, 'favorite' => true, 'total' => 1], $kept->get_data());
        $this->assertSame([$post], array_column(self::call('GET', '/favorites', [], $headers)->get_data(), 'post'));
        $this->assertSame([], self::call('GET', '/favorites', [], self::as_app(self::token()))->get_data());
        $this->assertSame(0, self::call('DELETE', "/favorites/$post", [], $headers)->get_data()['total']);
    }
}
