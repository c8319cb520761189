<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\Network;
use Onda\Core\Http\Request;
use PHPUnit\Framework\TestCase;

final class RequestTest extends TestCase
{
    protected function tearDown(): void
    {
        $_POST = $_GET = $_COOKIE = [];
    }

    public function test_a_form_field_wins_over_the_query(): void
    {
        $_POST = ['station' => 'form'];
        $_GET = ['station' => 'query', 'other' => 'x'];
        $request = Request::from_globals(false);
        $this->assertSame(['form', 'x'], [$request->text('station'), $request->text('other')]);
    }

    public function test_a_cookie_is_never_a_field(): void
    {
        $_COOKIE = ['station' => 'cookie'];
        $this->assertSame('', Request::from_globals(false)->text('station'));
    }

    public function test_slashes_are_taken_off_only_where_wordpress_put_them_on(): void
    {
        $_POST = ['q' => "O\\'Brien"];
        $this->assertSame("O'Brien", Request::from_globals(true)->text('q'));
        $this->assertSame("O\\'Brien", Request::from_globals(false)->text('q'));
    }

    public function test_of_a_long_text_the_beginning_counts(): void
    {
        $request = new Request(['q' => 'ñandú', 'list' => ['x'], 'bytes' => "\xFF"]);
        $this->assertSame(['ñan', 'ñandú'], [$request->beginning('q', 3), $request->beginning('q', 5)]);
        $this->assertSame(['', ''], [$request->beginning('list', 3), $request->beginning('bytes', 3)]);
    }

    public function test_a_file_that_is_too_large_is_none_at_all(): void
    {
        $of = static fn(array $file): Request => new Request([], files: ['f' => $file + ['tmp_name' => __FILE__]]);
        $this->assertNull($of(['size' => 11])->upload('f', 10));
        $this->assertNull($of(['error' => UPLOAD_ERR_INI_SIZE])->upload('f', 10));
        // The path of a file that nobody has sent is not read.
        $this->assertSame('', $of(['size' => 10])->upload('f', 10));
    }

    public function test_a_network_has_another_name_each_day(): void
    {
        $secrets = array_map('constant', array_filter(['NONCE_SALT', 'AUTH_KEY', 'DB_PASSWORD'], 'defined'));
        $request = new Request([], [], ['REMOTE_ADDR' => '203.0.113.7']);
        do {
            $today = gmdate('Y-m-d');
            $name = $request->network();
        } while ($today !== gmdate('Y-m-d'));
        $this->assertSame(Network::marks('203.0.113.7', $today . implode('', $secrets))[0], $name);
    }

    /** @dataProvider odd */
    public function test_what_is_no_short_text_is_empty(mixed $value): void
    {
        $this->assertSame('', (new Request(['x' => $value]))->text('x'));
    }

    public function odd(): array
    {
        return [[['a']], [str_repeat('x', 201)], ["\xC3\x28"], [null], [12]];
    }

    public function test_a_form_that_php_would_warn_of_is_empty(): void
    {
        $forms = ['a' . str_repeat('[a]', 100) . '=1', 'a' . str_repeat('%5Ba%5D', 100) . '=1', str_repeat('a&', 500), str_repeat('x', 30_000)];
        foreach ($forms as $form) {
            $this->assertSame([], (new Request(['options' => $form]))->form('options'), substr($form, 0, 20));
        }
        $this->assertSame(['a' => ['b' => ['1']], 'c' => '2'], (new Request(['options' => 'a[b][]=1&c=2']))->form('options'));
    }

    public function test_a_map_holds_texts_only(): void
    {
        $request = new Request(['want' => ['a' => 'x', 'b' => ['c'], 7 => 'y', str_repeat('k', 300) => 'z', '' => 'w'], 'plain' => 'x']);
        $this->assertSame(['a' => 'x', 'b' => '', 7 => 'y'], $request->map('want'));
        $this->assertNull($request->map('plain'));
        $this->assertNull($request->map('none'));
    }

    /** @dataProvider ids */
    public function test_an_id_is_a_number_above_nothing(mixed $value, int $id): void
    {
        $this->assertSame($id, (new Request(['x' => $value]))->id('x'));
    }

    public function ids(): array
    {
        return [['7', 7], ['007', 7], ['0', 0], ['-7', 0], ['7.5', 0], ['7 or 1=1', 0], ['', 0], [['7'], 0], [str_repeat('9', 19), 0], ['٧', 0]];
    }

    public function test_headers_and_method_are_read_and_a_cookie_is_a_short_text(): void
    {
        $request = new Request([], ['a' => 'x', 'b' => ['y']], ['REQUEST_METHOD' => 'post', 'HTTP_SEC_FETCH_SITE' => 'none']);
        $this->assertSame(['POST', 'none', ''], [$request->method(), $request->header('Sec-Fetch-Site'), $request->header('Origin')]);
        $this->assertSame(['x', '', ''], [$request->cookie('a'), $request->cookie('b'), $request->cookie('c')]);
    }

    public function test_a_network_names_nobody_and_a_header_cannot_change_it(): void
    {
        $network = static fn(string $address, array $headers = []): string => (new Request([], [], ['REMOTE_ADDR' => $address] + $headers))->network();
        $this->assertMatchesRegularExpression('/^[0-9a-f]{16}$/', $network('203.0.113.7'));
        $this->assertNotSame($network('203.0.113.7'), $network('203.0.113.8'));
        $this->assertSame($network('2001:db8:1:2::1'), $network('2001:db8:1:2:ffff::9'));
        $this->assertNotSame($network('2001:db8:1:2::1'), $network('2001:db8:1:3::1'));
        $this->assertSame($network('203.0.113.7'), $network('203.0.113.7', ['HTTP_X_FORWARDED_FOR' => '198.51.100.1']));
    }

    /** @dataProvider proxies */
    public function test_only_the_sites_own_proxies_are_believed(string $address, string $forwarded, string $expected): void
    {
        $server = ['REMOTE_ADDR' => $address, 'HTTP_X_FORWARDED_FOR' => $forwarded];
        $found = (new Request([], [], $server, ['10.0.0.1', '10.0.0.2', '172.16.0.0/12', '2001:db8::/32', '192.0.2.0/x', '']))->network();
        $this->assertSame((new Request([], [], ['REMOTE_ADDR' => $expected]))->network(), $found);
    }

    public function proxies(): array
    {
        return [
            'a proxy' => ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
            'two proxies' => ['10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
            'a forged hop before' => ['10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
            'more forged hops than are read' => ['10.0.0.1', str_repeat('198.51.100.1, ', 50) . '203.0.113.7', '203.0.113.7'],
            'no proxy of ours' => ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
            'a proxy that tells nothing' => ['10.0.0.1', '', ''],
            'only proxies' => ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
            'a proxy of a block' => ['172.31.255.255', '203.0.113.7', '203.0.113.7'],
            'none of the block' => ['172.32.0.0', '203.0.113.7', '172.32.0.0'],
            'a proxy of a block of IPv6' => ['2001:DB8:0::1', '203.0.113.7', '203.0.113.7'],
            'a proxy and a visitor of IPv4 as IPv6 writes them' => ['::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
            'a visitor of IPv4 as IPv6 writes it' => ['::FFFF:203.0.113.7', '', '203.0.113.7'],
            'a block that is none' => ['192.0.2.1', '203.0.113.7', '192.0.2.1'],
        ];
    }

    public function test_a_proxy_that_nobody_named_is_noticed(): void
    {
        $unknown = static fn(string $address, string $forwarded): string => (new Request([], [], [
            'REMOTE_ADDR' => $address,
            'HTTP_X_FORWARDED_FOR' => $forwarded,
        ], ['10.0.0.0/8']))->unknown_proxy();
        $this->assertSame('192.0.2.1', $unknown('192.0.2.1', '203.0.113.7'));
        $this->assertSame('', $unknown('10.1.2.3', '203.0.113.7'));
        $this->assertSame('', $unknown('203.0.113.7', ''));
        $this->assertSame('', $unknown('203.0.113.7', '203.0.113.7, 192.0.2.1'));
    }

    public function test_a_file_is_one_that_was_sent_along_and_no_other_of_this_server(): void
    {
        foreach ([__FILE__, '/etc/passwd', 'php://input', [__FILE__], null] as $path) {
            $request = new Request([], files: ['file' => ['tmp_name' => $path, 'error' => 0]]);
            $this->assertSame('', $request->upload('file', 10_000_000));
        }
        $this->assertSame('', (new Request([]))->upload('file', 10_000_000));
    }

    public function test_a_visitor_who_may_be_signed_in_is_noticed(): void
    {
        $this->assertTrue((new Request([], ['wordpress_logged_in_abc' => 'x']))->has_user_cookie());
        $this->assertFalse((new Request([], ['wordpress_test_cookie' => 'x']))->has_user_cookie());
    }
}
