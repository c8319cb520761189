<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\Endpoint;
use PHPUnit\Framework\TestCase;

final class EndpointTest extends TestCase
{
    /** @dataProvider refused */
    public function test_what_two_readers_could_read_differently_is_no_address(string $url): void
    {
        $this->assertNull(Endpoint::parse($url));
    }

    public function refused(): array
    {
        $urls = [
            '', 'radio.example', '//radio.example/', 'ftp://radio.example/', 'file:///etc/passwd', 'gopher://127.0.0.1:25/',
            'http://user@radio.example/', 'http://user:pw@radio.example/', 'http://radio.example#@127.0.0.1/',
            'http://127.0.0.1\\@radio.example/', 'http://radio.example\\.evil/', 'http://radio.example /', "http://radio.example/\r\nX: y",
            'http://2130706433/', 'http://017700000001/', 'http://0x7f000001/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/',
            'http://127.0.0.1.0x1/', 'http://1/', 'http://[::1', 'http://[radio.example]/', 'http://[fe80::1%25eth0]/',
            'http://radio.example:0/', 'http://radio.example:65536/', 'http://radio.example:80:80/', 'http:///path', 'http://-a.example/',
            'http://radio_uno.example/', 'http://ⓡadio.example/', 'http://radio。example/', "http://radio.example\0/", "http://radio.example/\n",
            'http://１２７.0.0.1/', 'http://ａdmin.example/', "http://radi\xF3.example/", 'http://straſe.example/', 'http://ﬁn.example/',
        ];
        return array_map(static fn(string $url): array => [$url], array_combine($urls, $urls));
    }

    /** @dataProvider accepted */
    public function test_an_ordinary_address_is_taken_apart(string $url, string $authority, string $path, string $host): void
    {
        $endpoint = Endpoint::parse($url);
        $this->assertSame([$authority, $path, $host], [$endpoint->authority(), $endpoint->path, $endpoint->host_header()]);
    }

    public function accepted(): array
    {
        return [
            ['http://Radio.Example', 'radio.example:80', '/', 'radio.example'],
            ['https://radio.example/a?b=c&d=%20', 'radio.example:443', '/a?b=c&d=%20', 'radio.example'],
            ['http://radio.example:8000/;', 'radio.example:8000', '/;', 'radio.example:8000'],
            ['http://radio.example.:8000/', 'radio.example:8000', '/', 'radio.example:8000'],
            ['http://198.51.100.1:8443/x', '198.51.100.1:8443', '/x', '198.51.100.1:8443'],
            ['https://emisoraespaña.com/live', 'xn--emisoraespaa-khb.com:443', '/live', 'xn--emisoraespaa-khb.com'],
            ['https://EMISORAESPAÑA.com/live', 'xn--emisoraespaa-khb.com:443', '/live', 'xn--emisoraespaa-khb.com'],
            ['http://радио.example:8000/;', 'xn--80aimyg.example:8000', '/;', 'xn--80aimyg.example:8000'],
            ['https://radio.example/música.mp3?a=ñ', 'radio.example:443', '/m%C3%BAsica.mp3?a=%C3%B1', 'radio.example'],
            ["https://radio.example/m\xFAsica", 'radio.example:443', '/m%FAsica', 'radio.example'],
            ['http://[2A00::1]:8000/x', '[2a00::1]:8000', '/x', '[2a00::1]:8000'],
        ];
    }

    /** @dataProvider redirects */
    public function test_a_redirect_may_be_relative(string $location, ?string $expected): void
    {
        $this->assertSame($expected, Endpoint::parse('http://radio.example:8000/a/b?c=/d/e')->follow($location)?->url());
    }

    public function redirects(): array
    {
        return [
            ['/x', 'http://radio.example:8000/x'],
            ['x?y', 'http://radio.example:8000/a/x?y'],
            ['//other.example/x', 'http://other.example:80/x'],
            ['https://other.example/', 'https://other.example:443/'],
            ['file:///etc/passwd', null],
            ['javascript:alert(1)', null],
            ['//user@radio.example/', null],
        ];
    }
}
