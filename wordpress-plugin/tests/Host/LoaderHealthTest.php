<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Printing\Manifest;
use Onda\Tests\TestCase;

/** The owner is told where another plugin keeps the script of Onda from running. */
final class LoaderHealthTest extends TestCase
{
    /**
     * @param \Closure(string): string $change What another plugin makes of the printed page.
     * @dataProvider pages
     */
    public function test_the_front_page_is_seen_as_a_stranger_sees_it(\Closure $change, string $status, string $says): void
    {
        $loader = Manifest::of(WP_PLUGIN_DIR . '/onda/onda.php')->loader();
        $body = $change('<html><body><script type="application/json" id="onda-config">{"base":"/onda/build/"}</script>'
            . "<script defer src=\"$loader\"></script><svg hidden><script type=\"text/jscript\" defer href=\"$loader\"></script></svg></body></html>");
        $this->sign_in('administrator');
        add_filter('pre_http_request', function ($answer, array $asked, string $address) use ($body): array {
            $this->assertSame(home_url('/'), $address);
            $this->assertEmpty($asked['cookies'] ?? []);
            return ['response' => ['code' => $body === '' ? 503 : 200], 'headers' => [], 'body' => $body];
        }, 10, 3);
        $result = rest_do_request(new \WP_REST_Request('GET', '/onda/v1/loader-health'))->get_data();
        $this->assertSame($status, $result['status']);
        $this->assertStringContainsString($says, $result['description']);
    }

    /** @return array<string, array{\Closure(string): string, string, string}> */
    public function pages(): array
    {
        $as = static fn(string $pattern, string $now = ''): \Closure => static fn(string $page): string =>
            (string) preg_replace($pattern, $now, $page);
        $script = '~<script[^>]+src=[^>]+></script>~';
        return [
            'as it is printed' => [$as('~^~'), 'good', 'lo recibe'],
            'with fewer attributes' => [$as('~defer ~'), 'good', 'lo recibe'],
            'attributes without quotes' => [$as('~"(?=\S*[>\s])~'), 'good', 'lo recibe'],
            'at another host' => [$as('~src="https?://[^/]+~', 'src="https://cdn.example'), 'good', 'lo recibe'],
            'as a module' => [$as('~<script defer~', '<script type="module"'), 'good', 'lo recibe'],
            'taken out' => [$as($script), 'recommended', 'onda-'],
            'joined' => [$as($script, '<script defer src="/wp-content/cache/joined.js"></script>'), 'recommended', 'onda-'],
            'delayed' => [$as('~<script defer~', '<script type="text/delayed"'), 'recommended', 'onda-'],
            'its address in another attribute' => [$as('~ src=~', ' data-src='), 'recommended', 'onda-'],
            'inlined' => [$as($script, '<script>run();</script>'), 'recommended', 'onda-'],
            'without its configuration' => [$as('~<script[^>]+onda-config.*?</script>~'), 'recommended', 'onda-'],
            'no element' => [static fn(): string => '<html><body></body></html>', 'good', 'Nada de Onda'],
            'no page for strangers' => [static fn(): string => '', 'good', 'no ha dado su portada'],
        ];
    }
}
