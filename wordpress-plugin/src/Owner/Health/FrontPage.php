<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

defined('ABSPATH') || exit;

/** The front page, as a stranger gets it. */
final class FrontPage
{
    private const SECONDS = 5;
    private const MOST_BYTES = 512 * 1024;

    /** @return array<string, mixed>|\WP_Error */
    public static function answer(): array|\WP_Error
    {
        return self::ask(home_url('/'));
    }

    /**
     * Empty where the site cannot ask itself, and where strangers get no page.
     *
     * @param array<string, mixed>|\WP_Error $answer
     */
    public static function html(array|\WP_Error $answer): string
    {
        return wp_remote_retrieve_response_code($answer) === 200 ? wp_remote_retrieve_body($answer) : '';
    }

    /**
     * @param array<string, string> $headers
     * @return array<string, mixed>|\WP_Error
     */
    public static function ask(string $address, array $headers = []): array|\WP_Error
    {
        return wp_remote_request($address, [
            'headers' => $headers,
            'timeout' => self::SECONDS,
            'limit_response_size' => self::MOST_BYTES,
        ]);
    }
}
