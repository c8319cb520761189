<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

defined('ABSPATH') || exit;

/** A test of Site Health that asks servers: the screen does not wait for it. */
final class AsyncHealth
{
    /**
     * @param \Closure(): string $label
     * @param \Closure(): array<string, mixed> $result
     */
    public static function hook(string $test, \Closure $label, \Closure $result): void
    {
        add_filter('site_status_tests', static function (array $tests) use ($test, $label, $result): array {
            $tests['async']["onda_$test"] = [
                'label' => 'Onda: ' . $label(),
                'test' => rest_url("onda/v1/$test-health"),
                'has_rest' => true,
                'async_direct_test' => $result,
            ];
            return $tests;
        }, 10, 1);
        add_action('rest_api_init', static fn() => register_rest_route('onda/v1', "/$test-health", [
            'callback' => $result,
            'permission_callback' => static fn(): bool => current_user_can('view_site_health_checks'),
            'show_in_index' => false,
        ]), 10, 0);
    }
}
