<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Printing\Manifest;
use Onda\Core\Settings\PlayerPlace;
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
            'the loader is taken out' => [$without('~<script[^>]+src=[^>]+></script>~'), 'recommended', 'su script onda-'],
            'the configuration is taken out' => [$without('~<script[^>]+onda-config.*?</script>~s'), 'recommended', 'su script onda-'],
            'attributes without quotes' => [static fn(string $page): string => str_replace('"onda-config"', 'onda-config', $page), 'good', 'lo recibe'],
            'no page for strangers' => [static fn(): string => '', 'good', 'no ha dado su portada'],
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
     * @return array<string, mixed>
     */
    private function result(string $place, \Closure $change): array
    {
        $this->configure(['id' => 'sur']);
        PlayerPlace::choose($place);
        $loader = Manifest::of(WP_PLUGIN_DIR . '/onda/onda.php')->loader();
        $body = $change('<html><body><radio-player station="sur"><template></template></radio-player>'
            . '<script type="application/json" id="onda-config">{}</script>'
            . "<script defer src=\"$loader\"></script></body></html>");
        $this->sign_in('administrator');
        add_filter('pre_http_request', function ($answer, array $asked, string $address) use ($body): array {
            $this->assertSame(home_url('/'), $address);
            $this->assertEmpty($asked['cookies'] ?? []);
            return ['response' => ['code' => $body === '' ? 503 : 200], 'headers' => [], 'body' => $body];
        }, 10, 3);
        return rest_do_request(new \WP_REST_Request('GET', '/onda/v1/bar-health'))->get_data();
    }
}
