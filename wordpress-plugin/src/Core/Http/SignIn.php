<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** A visitor signs in or registers: the account gets the visitor's rows, and the cookie is deleted. */
final class SignIn
{
    /** @param list<callable(string, string): void> $merges Each gets the visitor and the account, as rows name them. */
    public function __construct(private Identity $identity, private array $merges)
    {
    }

    public function wp_login(string $name, \WP_User $user): void
    {
        $this->merge(Request::from_globals(true), $user->ID);
    }

    /** Skipped if a signed-in user makes an account for another. */
    public function user_register(int $user): void
    {
        if (get_current_user_id() === 0) {
            $this->merge(Request::from_globals(true), $user);
        }
    }

    public function merge(Request $request, int $user): void
    {
        $visitor = Identity::of_visitor($request);
        if ($visitor === '') {
            return;
        }
        foreach ($this->merges as $merge) {
            $merge($visitor, Identity::of_user($user));
        }
        $this->identity->forget();
    }
}
