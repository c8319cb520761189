<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use PHPUnit\Framework\Assert;

/** Real requests that say at their end how many queries they asked: `fixtures/counts-queries.php` is on the site. */
final class CountedQueries
{
    public static function begin(): void
    {
        wp_mkdir_p(WPMU_PLUGIN_DIR);
        copy(dirname(__DIR__) . '/fixtures/counts-queries.php', self::file());
    }

    public static function end(): void
    {
        unlink(self::file());
    }

    /**
     * @param array<string, mixed> $options Of `wp_remote_request()`.
     * @return array{all: int, ours: list<string>, body: string}
     */
    public static function of(string $address, array $options = []): array
    {
        $body = wp_remote_retrieve_body(wp_remote_request(getenv('ONDA_WP_URL') . $address, $options + ['timeout' => 60]));
        Assert::assertSame(1, preg_match('/queries: (.+)$/', $body, $found), "$address: " . substr($body, -300));
        return json_decode($found[1], true) + ['body' => $body];
    }

    private static function file(): string
    {
        return WPMU_PLUGIN_DIR . '/onda-test-counts-queries.php';
    }
}
