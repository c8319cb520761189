<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Tests\TestCase;

/** A write by a page of this site, which may have two hosts. */
final class SameOriginTest extends TestCase
{
    /** @dataProvider writes */
    public function test_a_write_comes_from_a_page_of_this_site(bool $is_ours, string $site, string $origin): void
    {
        add_filter('option_home', static fn(): string => 'https://www.radio.test');
        add_filter('option_siteurl', static fn(): string => 'https://radio.test:8443/wp');
        $server = ['REQUEST_METHOD' => 'POST', 'HTTP_HOST' => 'radio.test:8443', 'HTTP_SEC_FETCH_SITE' => $site, 'HTTP_ORIGIN' => $origin];
        $reason = '';
        try {
            SameOrigin::demand(new Request([], [], array_filter($server)));
        } catch (Refusal $refusal) {
            $reason = $refusal->reason;
        }
        $this->assertSame($is_ours ? '' : 'cross_origin', $reason);
    }

    /**
     * @testWith ["https://mañana.test", "https://xn--maana-pta.test", true]
     *           ["https://Mañana.test:8443/es", "https://xn--maana-pta.test:8443", true]
     *           ["https://xn--maana-pta.test", "https://xn--maana-pta.test", true]
     *           ["https://mañana.test", "https://manana.test", false]
     *           ["https://mañana.test", "https://xn--maana-pta.evil.test", false]
     */
    public function test_an_address_in_letters_is_the_one_that_browsers_say(string $home, string $origin, bool $is_ours): void
    {
        add_filter('option_home', static fn(): string => $home);
        add_filter('option_siteurl', static fn(): string => 'https://admin.test');
        foreach (['cross-site', ''] as $site) {
            $server = ['REQUEST_METHOD' => 'POST', 'HTTP_HOST' => 'admin.test', 'HTTP_SEC_FETCH_SITE' => $site];
            $this->assertSame($is_ours, self::is_taken($server + ['HTTP_ORIGIN' => $origin]));
        }
    }

    /** @param array<string, string> $server */
    private static function is_taken(array $server): bool
    {
        try {
            SameOrigin::demand(new Request([], [], array_filter($server)));
            return true;
        } catch (Refusal) {
            return false;
        }
    }

    /** @return array<string, array{bool, string, string}> Whether it is ours, Sec-Fetch-Site, Origin. */
    public function writes(): array
    {
        return [
            'a page of this host' => [true, 'same-origin', 'https://radio.test:8443'],
            'a page of the other host' => [true, 'same-site', 'https://www.radio.test'],
            'the other host in large letters' => [true, 'same-site', 'HTTPS://WWW.Radio.test'],
            'a page of a host of another name' => [true, 'cross-site', 'https://www.radio.test'],
            'the other host without https' => [false, 'same-site', 'http://www.radio.test'],
            'another port' => [false, 'same-site', 'https://www.radio.test:444'],
            'a neighbor' => [false, 'same-site', 'https://blog.radio.test'],
            'another site' => [false, 'cross-site', 'https://evil.test'],
            'another site named so' => [false, 'cross-site', 'https://www.radio.test.evil.test'],
            'a sandbox' => [false, 'cross-site', 'null'],
            'no origin' => [false, 'same-site', ''],
            'the address bar' => [false, 'none', ''],
            'an older browser' => [true, '', 'https://www.radio.test'],
            'an older browser elsewhere' => [false, '', 'https://evil.test'],
            'no browser' => [true, '', ''],
        ];
    }
}
