<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

/** Cookies for real requests. */
final class SignedIn
{
    /** @return list<\WP_Http_Cookie> */
    public static function cookies_of_an_administrator(): array
    {
        $until = time() + HOUR_IN_SECONDS;
        $token = \WP_Session_Tokens::get_instance(1)->create($until);
        $cookie = static fn(string $name, string $scheme): \WP_Http_Cookie =>
            new \WP_Http_Cookie(['name' => $name, 'value' => wp_generate_auth_cookie(1, $until, $scheme, $token)]);
        return [$cookie(AUTH_COOKIE, 'auth'), $cookie(LOGGED_IN_COOKIE, 'logged_in')];
    }
}
