<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/**
 * The owner of favorites and votes, as rows name it: `user:7`, or `visitor:` and 32 hexadecimal digits made of the
 * cookie. The cookie is made when a visitor first keeps something, holds 128 random bits and is stored nowhere.
 */
final class Identity
{
    public const COOKIE = 'onda_visitor';
    /** The age of rows without an owner: the cookie lives for a year. */
    public const ROW_SECONDS = 13 * MONTH_IN_SECONDS;
    private const TOKEN = '/^[0-9a-f]{32}$/D';

    public function __construct(private Cookies $cookies)
    {
    }

    /** Empty for a visitor who has kept nothing yet. */
    public function find(Request $request): string
    {
        $user = get_current_user_id();
        return $user > 0 ? self::of_user($user) : self::of_visitor($request);
    }

    /** The owner of a new row; after consent, if the site asks for it. */
    public function find_or_create(Request $request): string
    {
        $known = $this->find($request);
        if ($known !== '') {
            return $known;
        }
        $token = bin2hex(random_bytes(16));
        $this->cookies->set(self::COOKIE, $token, YEAR_IN_SECONDS, true);
        return self::of_token($token);
    }

    /** The visitor of the cookie, or of the token of another origin, signed in or not. */
    public static function of_visitor(Request $request): string
    {
        $is_elsewhere = VisitorToken::sent($request) !== '';
        $token = $is_elsewhere ? VisitorToken::visitor($request) : $request->cookie(self::COOKIE);
        return preg_match(self::TOKEN, $token) === 1 ? self::of_token($token) : '';
    }

    public static function of_user(int $user): string
    {
        return "user:$user";
    }

    public function forget(): void
    {
        $this->cookies->drop(self::COOKIE);
    }

    /**
     * The token is random, so the key only separates these marks from others; it outlives a change of the site's salts.
     */
    private static function of_token(string $token): string
    {
        return 'visitor:' . substr(hash_hmac('sha256', $token, self::COOKIE), 0, 32);
    }
}
