<?php

declare(strict_types=1);

namespace Onda\Core\Access\Stranger;

use Onda\Core\Access\Callbacks;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/**
 * The text that the page of a post shows a stranger, or that it sends one away. The site is asked over HTTP: code that
 * looks at each page has its say there, and `PageText` answers where a theme would begin.
 */
final class StrangerPage
{
    private const HOOKS = ['parse_request', 'wp', 'send_headers', 'template_redirect', 'template_include'];
    private const REFUSED = [401, 402, 403, 404, 410, 451];
    private const SECONDS = 5;
    private const MOST_BYTES = 2_000_000;

    /** @var array{status: int, is_refused: bool, shown: string, body: string}|null How the front page answered lately. */
    private static ?array $front = null;

    /** @return list<string> Files of the code that may send somebody away, or change the text of a page alone. */
    public static function files(): array
    {
        return array_merge(...array_map(static fn(string $hook): array =>
            array_column(Callbacks::foreign($hook), 'file'), self::HOOKS));
    }

    /** A run begins: the front page is asked anew. */
    public static function begin(): void
    {
        self::$front = null;
    }

    /** Whether the site could ask itself in this run; null where nobody tried. */
    public static function is_reached(): ?bool
    {
        return self::$front === null ? null : self::$front['status'] > 0;
    }

    /**
     * @return string|false|null Plain text, false where a stranger is sent away; null where nothing can be told: the
     *     site cannot ask itself, or sends strangers away from its front page, too.
     */
    public static function text(\WP_Post $post): string|false|null
    {
        $address = (string) get_permalink($post);
        // WordPress leads from the page of a file to the file.
        if (self::files() === [] || $post->post_type === 'attachment' || self::is_elsewhere($address)) {
            return null;
        }
        self::$front ??= self::ask(home_url('/'));
        if (self::$front['status'] === 0 || self::$front['is_refused']) {
            return null;
        }
        $answer = self::ask($address);
        return match (true) {
            $answer['is_refused'] => false,
            $answer['shown'] === PageText::OF_A_POST => $answer['body'],
            // A page that other code printed in place of the theme's.
            $answer['shown'] . $answer['status'] === '200' && self::$front['shown'] !== ''
                => PlainText::line($answer['body']),
            default => null,
        };
    }

    /**
     * @return array{status: int, is_refused: bool, shown: string, body: string} `shown` is empty where not `PageText`
     *     answered.
     */
    private static function ask(string $address): array
    {
        /** This filter is documented in wp-includes/class-wp-http-streams.php. */
        $is_verified = (bool) apply_filters('https_local_ssl_verify', false, $address);
        $answer = wp_remote_request(PageText::address($address), [
            'timeout' => self::SECONDS,
            'redirection' => 0,
            'sslverify' => $is_verified,
            'limit_response_size' => self::MOST_BYTES,
        ]);
        $status = (int) wp_remote_retrieve_response_code($answer);
        $target = wp_remote_retrieve_header($answer, 'location');
        $is_led_away = $status >= 300 && $status < 400 && is_string($target) && self::path($target) !== self::path($address);
        return [
            'status' => $status,
            'is_refused' => $is_led_away || in_array($status, self::REFUSED, true),
            'shown' => (string) wp_remote_retrieve_header($answer, PageText::HEADER),
            'body' => wp_remote_retrieve_body($answer),
        ];
    }

    /** A page may lead to itself by another scheme or host, or with a slash at its end. */
    private static function path(string $address): string
    {
        return rtrim((string) parse_url($address, PHP_URL_PATH), '/');
    }

    /** A plugin may give a post the address of another site, which is not asked. */
    private static function is_elsewhere(string $address): bool
    {
        return parse_url($address, PHP_URL_HOST) !== parse_url(home_url(), PHP_URL_HOST);
    }
}
