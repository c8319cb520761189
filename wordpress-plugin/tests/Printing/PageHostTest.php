<?php

declare(strict_types=1);

namespace Onda\Tests\Printing;

use Onda\Core\Printing\PageHost;
use Onda\Tests\TestCase;

final class PageHostTest extends TestCase
{
    /** @dataProvider sites */
    public function test_an_address_is_of_the_host_of_the_pages(string $home, string $site, string $address, string $expected): void
    {
        add_filter('option_home', static fn(): string => $home);
        add_filter('option_siteurl', static fn(): string => $site);
        $this->assertSame($expected, PageHost::of($address));
    }

    /** @return array<string, array{string, string, string, string}> Home, siteurl, an address, the same for a page. */
    public function sites(): array
    {
        return [
            'one host' => ['https://radio.test', 'https://radio.test', 'https://radio.test/wp-admin/a', 'https://radio.test/wp-admin/a'],
            'pages with www' => ['https://www.radio.test', 'https://radio.test', 'https://radio.test/a', 'https://www.radio.test/a'],
            'pages without www' => ['https://radio.test', 'https://www.radio.test', 'https://www.radio.test/a', 'https://radio.test/a'],
            'pages with https' => ['https://www.radio.test', 'http://radio.test', 'http://radio.test/a', 'https://www.radio.test/a'],
            'in a folder' => ['https://www.radio.test/x', 'https://radio.test/x/', 'https://radio.test/x/a', 'https://www.radio.test/x/a'],
            'with a port' => ['http://www.radio.test:81', 'http://radio.test:81', 'http://radio.test:81/a', 'http://www.radio.test:81/a'],
            'WordPress in another folder' => ['https://www.radio.test', 'https://radio.test/wp', 'https://radio.test/wp/a', 'https://radio.test/wp/a'],
            'another host' => ['https://radio.test', 'https://wp.radio.test', 'https://wp.radio.test/a', 'https://wp.radio.test/a'],
            'of a CDN' => ['https://www.radio.test', 'https://radio.test', 'https://cdn.test/a', 'https://cdn.test/a'],
            'a host that begins alike' => ['https://www.radio.test', 'https://radio.test', 'https://radio.test.evil/a', 'https://radio.test.evil/a'],
        ];
    }
}
