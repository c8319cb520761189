<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Printing\Manifest;
use Onda\Owner\Health\CdnHealth;
use Onda\Tests\TestCase;

/** Another host that sends the files of the site: named where pages may not read them. */
final class CdnHealthTest extends TestCase
{
    private const CDN = 'https://cdn.example';

    /** @dataProvider ways */
    public function test_a_host_without_permission_is_named_with_the_line_for_its_server(string $way, string $cdn): void
    {
        $this->reach($way, $cdn, []);
        $result = self::result();
        $this->assertSame('recommended', $result['status']);
        foreach (['cdn.example ', 'add_header Access-Control-Allow-Origin', 'Header set Access-Control-Allow-Origin'] as $text) {
            $this->assertStringContainsString($text, $result['description']);
        }
    }

    /** @return array<string, array{string, string}> How the address of another host comes into a page, and its origin. */
    public function ways(): array
    {
        $ways = ['plugins_url', 'script_loader_src', 'style_loader_src', 'the finished page'];
        $rows = array_map(static fn(string $way): array => [$way, self::CDN], array_combine($ways, $ways));
        return $rows + ['without a scheme' => ['the finished page', '//cdn.example']];
    }

    /** @dataProvider good */
    public function test_nothing_is_wrong(string $way, array $headers, int $status = 200): void
    {
        $this->reach($way, self::CDN, $headers, $status);
        $this->assertSame('good', self::result()['status']);
    }

    /** @return array<string, array{string, array<string, string>}> */
    public function good(): array
    {
        return [
            'no other host' => ['none', []],
            'everybody may read' => ['plugins_url', ['access-control-allow-origin' => '*']],
            'this site may read' => ['the finished page', ['access-control-allow-origin' => untrailingslashit(home_url())]],
            'a host that has no such file' => ['the finished page', [], 404],
        ];
    }

    public function test_another_site_that_may_read_is_not_this_one(): void
    {
        $this->reach('plugins_url', self::CDN, ['access-control-allow-origin' => 'https://other.example']);
        $this->assertSame('recommended', self::result()['status']);
    }

    public function test_a_host_that_cannot_be_asked_is_not_blamed(): void
    {
        $this->reach('plugins_url', self::CDN, []);
        add_filter('pre_http_request', static fn(): \WP_Error => new \WP_Error('http_request_failed', 'blocked'), 20);
        $this->assertSame('good', self::result()['status']);
    }

    public function test_the_screen_asks_in_the_background_and_owners_alone_may(): void
    {
        $this->reach('none', self::CDN, []);
        $test = apply_filters('site_status_tests', ['direct' => [], 'async' => []])['async']['onda_cdn'];
        $this->assertStringEndsWith('/onda/v1/cdn-health', urldecode($test['test']));
        $request = new \WP_REST_Request('GET', '/onda/v1/cdn-health');
        $this->assertSame(401, rest_do_request($request)->get_status());
        $this->sign_in('administrator');
        $this->assertSame('good', rest_do_request($request)->get_data()['status']);
    }

    /** @param array<string, string> $headers Of what the other host sends. */
    private function reach(string $way, string $cdn, array $headers, int $status = 200): void
    {
        $change = static fn(string $address): string => str_replace(untrailingslashit(home_url()), $cdn, $address);
        $front = '<link rel=stylesheet href="' . content_url('themes/x/style.css') . '">';
        $way === 'the finished page' ? $front = $change($front) : add_filter($way, $change);
        add_filter('pre_http_request', static fn($answer, array $asked, string $address): array => [
            'response' => ['code' => str_starts_with($address, home_url()) ? 200 : $status],
            'headers' => str_starts_with($address, home_url()) ? [] : $headers,
            'body' => $front,
        ], 10, 3);
    }

    /** @return array<string, mixed> */
    private static function result(): array
    {
        return (new CdnHealth(Manifest::of(WP_PLUGIN_DIR . '/onda/onda.php')->loader()))->result();
    }
}
