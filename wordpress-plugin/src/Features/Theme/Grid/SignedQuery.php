<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

defined('ABSPATH') || exit;

/**
 * A grid's query as it travels through the browser: JSON and its HMAC, base64url, a dot between. No nonce and no
 * expiry, so that it works from a page of any age; it ends when the site's salts change.
 */
final class SignedQuery
{
    public const MAX_BYTES = 4096;
    private const VERSION = 1;
    private const MAX_DEPTH = 8;
    private const PURPOSE = 'loadmore|1|';

    /** @param string $key The site's own: `SiteSecret::of('auth')`. */
    public function __construct(private string $key)
    {
    }

    public function sign(GridQuery $query): string
    {
        $payload = ['v' => self::VERSION, 'b' => $query->before, 'q' => $query->vars()];
        $text = self::base64url((string) wp_json_encode($payload));
        return $text . '.' . $this->signature($text);
    }

    /** Null for whatever was not signed here. */
    public function read(string $token): ?GridQuery
    {
        [$text, $signature] = explode('.', $token, 2) + ['', ''];
        // The text is compared, not the bytes it stands for: of several spellings one is right.
        if (strlen($token) > self::MAX_BYTES || !hash_equals($this->signature($text), $signature)) {
            return null;
        }
        $payload = json_decode((string) base64_decode(strtr($text, '-_', '+/'), true), true, self::MAX_DEPTH);
        $is_ours = is_array($payload) && ($payload['v'] ?? 0) === self::VERSION
            && is_int($payload['b'] ?? null) && is_array($payload['q'] ?? null);
        return $is_ours ? GridQuery::of($payload['q'], $payload['b']) : null;
    }

    private function signature(string $text): string
    {
        return self::base64url(hash_hmac('sha256', self::PURPOSE . $text, $this->key, true));
    }

    private static function base64url(string $bytes): string
    {
        return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
    }
}
