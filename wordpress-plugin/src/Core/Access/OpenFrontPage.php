<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Lock;

defined('ABSPATH') || exit;

/**
 * How the front page last answered a stranger, as option `onda_front_door` keeps it: it was printed, it led to the
 * sign-in (also by 401), or it said "later" (503). So a lock that nobody knows counts from the first stranger whom it
 * keeps out, to the first whom it lets in.
 */
final class OpenFrontPage
{
    public const OPTION = 'onda_front_door';

    private bool $is_printed = false;

    /** @param \Closure(): array{int, string} $answer Status and location of the reply. */
    public function __construct(private ActionOwners $owners, private \Closure $answer)
    {
    }

    public static function lock(): Lock
    {
        // A number comes back from the database as text.
        return Lock::tryFrom((int) get_option(self::OPTION)) ?? Lock::Open;
    }

    public function wp(): void
    {
        if (!is_user_logged_in() && is_front_page() && !is_paged() && !is_preview()) {
            add_filter('template_include', [$this, 'template_include'], PHP_INT_MAX, 1);
            add_action('shutdown', [$this, 'shutdown'], 0, 0);
        }
    }

    public function template_include(mixed $template): mixed
    {
        $this->is_printed = true;
        return $template;
    }

    public function shutdown(): void
    {
        $lock = $this->seen();
        if ($lock !== null && $lock !== self::lock()) {
            update_option(self::OPTION, $lock->value, true);
            $this->owners->forget();
        }
    }

    /** Null if the answer tells nothing about strangers: a redirect to a language, an error. */
    private function seen(): ?Lock
    {
        [$status, $location] = ($this->answer)();
        $is_sign_in = str_starts_with($location, (string) strtok(wp_login_url(), '?'))
            || str_contains($location, 'wp-login.php');
        return match (true) {
            $this->is_printed => Lock::Open,
            $status === 401, $is_sign_in => Lock::Members,
            $status === 503 => Lock::Waiting,
            default => null,
        };
    }
}
