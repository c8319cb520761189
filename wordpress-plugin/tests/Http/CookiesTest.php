<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\Cookies;
use Onda\Tests\TestCase;

final class CookiesTest extends TestCase
{
    /** @dataProvider sites */
    public function test_a_cookie_goes_to_both_hosts_of_a_site(string $home, string $site, ?string $domain): void
    {
        add_filter('option_home', static fn(): string => $home);
        add_filter('option_siteurl', static fn(): string => $site);
        $sent = [];
        (new Cookies(static function (string $name, string $value, array $options) use (&$sent): void {
            $sent = $options;
        }))->set('onda', '1', 0, true);
        $this->assertSame($domain, $sent['domain'] ?? null);
    }

    /** @return array<string, array{string, string, ?string}> Home, siteurl, the domain of a cookie. */
    public function sites(): array
    {
        return [
            'one host' => ['https://radio.test', 'https://radio.test', null],
            'www or not' => ['https://www.radio.test', 'https://radio.test', null],
            'WordPress below the pages' => ['https://radio.test', 'https://cms.radio.test/wp', 'radio.test'],
            'below pages with www' => ['https://www.radio.test', 'https://cms.radio.test', 'radio.test'],
            'pages below WordPress' => ['https://blog.radio.test', 'https://radio.test', 'radio.test'],
            'side by side' => ['https://blog.radio.test', 'https://cms.radio.test', null],
            'another site' => ['https://radio.test', 'https://notradio.test', null],
            'with a port' => ['http://radio.test:81', 'http://cms.radio.test:81', 'radio.test'],
            'no address' => ['', 'https://radio.test', null],
        ];
    }
}
