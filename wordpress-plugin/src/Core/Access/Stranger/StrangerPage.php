<?php

declare(strict_types=1);

namespace Onda\Core\Access\Stranger;

use Onda\Core\Access\Callbacks;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/**
 * The text of a post's page for a stranger, or the refusal. The site is requested over HTTP, so that code that checks
 * each page runs; `PageText` answers where a theme would begin.
 */
final class StrangerPage
{
    private const HOOKS = ['parse_request', 'wp', 'send_headers', 'template_redirect', 'template_include'];
    private const REFUSED = [401, 402, 403, 404, 410, 451];
    private const SECONDS = 5;
    private const MOST_BYTES = 2_000_000;

    /** @var array{status: int, is_refused: bool, is_limited: bool, target: string, shown: string, body: string}|null */
    private static ?array $front = null;

    /** @return list<string> Files of the code that may send somebody away, or change the text of a page alone. */
    public static function files(): array
    {
        return array_merge(...array_map(static fn(string $hook): array =>
            array_column(Callbacks::foreign($hook), 'file'), self::HOOKS));
    }

    /** Begins a run, which requests the front page again. */
    public static function begin(): void
    {
        self::$front = null;
    }

    /** @return int|null How the front page answered lately, 0 for not at all; null where nobody asked in this run. */
    public static function front_status(): ?int
    {
        return self::$front['status'] ?? null;
    }

    /** Whether the front page is open to the site's own request. */
    public static function is_told(): bool
    {
        self::$front ??= self::front();
        return intdiv(self::$front['status'], 100) === 2 && !self::$front['is_refused'];
    }

    /**
     * @return string|int|null Plain text, or the status with which a stranger is sent away; null where nothing can be
     *     told: the site cannot ask itself, is asked too often, or sends strangers away from its front page, too.
     */
    public static function text(\WP_Post $post): string|int|null
    {
        $address = (string) get_permalink($post);
        // WordPress redirects from the page of a file to the file.
        if (self::files() === [] || $post->post_type === 'attachment' || self::is_elsewhere($address) || !self::is_told()) {
            return null;
        }
        $answer = self::ask($address);
        if ($answer['is_limited']) {
            // This run requests no other page.
            self::$front = $answer;
        }
        return match (true) {
            $answer['is_limited'] => null,
            $answer['is_refused'] => $answer['status'],
            $answer['shown'] === PageText::OF_A_POST => $answer['body'],
            // Other code printed this page in place of the theme's.
            $answer['shown'] . $answer['status'] === '200' && self::$front['shown'] !== ''
                => PlainText::line($answer['body']),
            default => null,
        };
    }

    /**
     * @return array{status: int, is_refused: bool, is_limited: bool, target: string, shown: string, body: string} A
     *     front page may lead to that of a language.
     */
    private static function front(): array
    {
        $answer = self::ask(home_url('/'));
        return $answer['target'] === '' || self::is_elsewhere($answer['target']) ? $answer : self::ask($answer['target']);
    }

    /**
     * @return array{status: int, is_refused: bool, is_limited: bool, target: string, shown: string, body: string}
     *     `target` is another page that it leads to; `shown` is empty where not `PageText` answered.
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
        $location = wp_remote_retrieve_header($answer, 'location');
        $target = intdiv($status, 100) === 3 && is_string($location) ? \WP_Http::make_absolute_url($location, $address) : '';
        $target = self::path($target) === self::path($address) ? '' : $target;
        return [
            'status' => $status,
            'is_refused' => $target !== '' || in_array($status, self::REFUSED, true),
            'is_limited' => $status === 429 || wp_remote_retrieve_header($answer, 'retry-after') !== '',
            'target' => $target,
            'shown' => (string) wp_remote_retrieve_header($answer, PageText::HEADER),
            'body' => wp_remote_retrieve_body($answer),
        ];
    }

    /** A page may lead to itself by another scheme or host, or with a slash at its end. */
    private static function path(string $address): string
    {
        return rtrim((string) parse_url($address, PHP_URL_PATH), '/');
    }

    /** A plugin may give a post the address of another site, which gets no request. */
    private static function is_elsewhere(string $address): bool
    {
        return parse_url($address, PHP_URL_HOST) !== parse_url(home_url(), PHP_URL_HOST);
    }
}
