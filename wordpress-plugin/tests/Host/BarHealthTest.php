<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Printing\Manifest;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

/** The owner is told where the bar that was chosen does not reach visitors. */
final class BarHealthTest extends TestCase
{
    /**
     * @param \Closure(string): string $change What the theme or another plugin makes of the printed page.
     * @dataProvider pages
     */
    public function test_the_front_page_is_seen_as_a_stranger_sees_it(\Closure $change, string $status, string $says): void
    {
        $result = $this->result('bar', $change);
        $this->assertSame($status, $result['status']);
        $this->assertStringContainsString($says, $result['description']);
        $this->assertSame($status === 'recommended', str_contains($result['actions'], 'onda-stations'));
    }

    /** @return array<string, array{\Closure(string): string, string, string}> */
    public function pages(): array
    {
        $without = static fn(string $pattern): \Closure => static fn(string $page): string =>
            (string) preg_replace($pattern, '', $page, -1);
        return [
            'as it is printed' => [static fn(string $page): string => $page, 'good', 'sin identificarse lo recibe'],
            'a theme without wp_footer' => [static fn(): string => '<html><body><h1>Radio</h1></body></html>', 'recommended', 'wp_footer'],
            'the player is taken out' => [$without('~<radio-player.*</radio-player>~s'), 'recommended', 'wp_footer'],
            'no page for strangers' => [static fn(): string => '', 'good', 'no ha dado su portada'],
        ];
    }

    /**
     * @param array<string, string|list<string>> $headers Of the front page.
     * @dataProvider refusals
     */
    public function test_the_owner_reads_why_links_are_normal_page_loads(array $headers, string $head, string $says): void
    {
        $change = static fn(string $page): string => str_replace('<body>', "$head<body>", $page);
        foreach (['frame' => $says, 'load' => ''] as $next => $expected) {
            $result = $this->result('bar', $change, $headers, $next);
            $this->assertSame($expected === '' ? 'good' : 'recommended', $result['status']);
            $this->assertStringContainsString($expected, $result['description']);
        }
    }

    /** @return array<string, array{array<string, string|list<string>>, string, string}> */
    public function refusals(): array
    {
        $policy = static fn(string|array $policy): array => ['content-security-policy' => $policy];
        $host = (string) parse_url(home_url(), PHP_URL_HOST);
        return [
            'nothing' => [[], '', ''],
            'deny' => [['x-frame-options' => 'DENY'], '', 'en un marco'],
            'deny beside another' => [['x-frame-options' => ['SAMEORIGIN', 'deny']], '', 'en un marco'],
            'the own site' => [['x-frame-options' => 'SAMEORIGIN'], '', ''],
            'no ancestors' => [$policy("default-src *; frame-ancestors 'none'"), '', 'en un marco'],
            'an empty list' => [$policy('frame-ancestors; img-src *'), '', 'en un marco'],
            'ancestors of another site' => [$policy('frame-ancestors https://other.example'), '', 'en un marco'],
            'the own site as ancestor' => [$policy("frame-ancestors 'self'; img-src 'none'"), '', ''],
            'the own host' => [$policy("frame-ancestors https://$host"), '', ''],
            'each https site' => [$policy('frame-ancestors https:'), '', ''],
            'one of two policies' => [$policy(["frame-ancestors 'self'", "frame-ancestors 'none'"]), '', 'en un marco'],
            'the older header beside the newer' =>
                [['x-frame-options' => 'DENY'] + $policy("frame-ancestors 'self'"), '', ''],
            'a policy of other things' => [$policy("default-src 'none'"), '', ''],
            'AdSense' => [[], '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=x"></script>', 'Google'],
            'Ad Manager' => [[], "<script src='https://securepubads.g.doubleclick.net/tag/js/gpt.js'></script>", 'Google'],
            'a post about them' => [[], '<p>adsbygoogle.js</p>', ''],
            'a tag manager' => [[], '<script src="https://www.googletagmanager.com/gtag/js?id=x"></script>', ''],
        ];
    }

    public function test_who_did_not_choose_the_bar_misses_none(): void
    {
        $result = $this->result('own', static fn(): string => '<html></html>');
        $this->assertSame('good', $result['status']);
        $this->assertStringContainsString('No has elegido', $result['description']);
    }

    /**
     * @param \Closure(string): string $change
     * @param array<string, string|list<string>> $headers
     * @return array<string, mixed>
     */
    private function result(string $place, \Closure $change, array $headers = [], string $next = 'frame'): array
    {
        $this->configure(['id' => 'sur']);
        update_option(SettingsStore::OPTION, ['player' => ['next' => $next]] + (new SettingsStore())->settings());
        PlayerPlace::choose($place);
        $loader = Manifest::of(WP_PLUGIN_DIR . '/onda/onda.php')->loader();
        $body = $change('<html><body><radio-player station="sur"><template></template></radio-player>'
            . '<script type="application/json" id="onda-config">{}</script>'
            . "<script defer src=\"$loader\"></script></body></html>");
        $this->sign_in('administrator');
        add_filter('pre_http_request', function ($answer, array $asked, string $address) use ($body, $headers): array {
            $this->assertSame(home_url('/'), $address);
            $this->assertEmpty($asked['cookies'] ?? []);
            return ['response' => ['code' => $body === '' ? 503 : 200], 'headers' => $headers, 'body' => $body];
        }, 10, 3);
        return rest_do_request(new \WP_REST_Request('GET', '/onda/v1/bar-health'))->get_data();
    }
}
