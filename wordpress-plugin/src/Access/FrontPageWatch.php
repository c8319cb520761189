<?php

declare(strict_types=1);

namespace Onda\Access;

use Onda\Http\ActionOwners;

defined('ABSPATH') || exit;

/**
 * Sees how the front page answers a stranger: it is printed, it leads to the sign-in, or it says "later" (503). So a
 * plugin that nobody knows is noticed with the first visitor whom it keeps out, and forgotten with the first whom it
 * lets in.
 */
final class FrontPageWatch
{
    private bool $is_printed = false;

    /** @param \Closure(): array{int|bool, list<string>} $answer Status and headers of the reply. */
    public function __construct(private FrontPageRecord $door, private ActionOwners $owners, private \Closure $answer)
    {
    }

    public function hook(): void
    {
        add_action('wp', [$this, 'wp'], PHP_INT_MIN, 0);
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
        $lock = $this->lock();
        if ($lock === null || $lock === $this->door->seen()) {
            return;
        }
        $this->door->note($lock);
        $this->owners->forget();
    }

    /** Null where the answer says nothing of strangers: a redirect to a language, an error. */
    private function lock(): ?Lock
    {
        [$status, $headers] = ($this->answer)();
        $address = implode(array_map(
            static fn(string $header): string => stripos($header, 'Location:') === 0 ? trim(substr($header, 9)) : '',
            $headers
        ));
        $sign_in = strtok(wp_login_url(), '?');
        $is_sign_in = $address !== '' && ($address === $sign_in || str_starts_with($address, "$sign_in?")
            || str_contains($address, 'wp-login.php'));
        return match (true) {
            $this->is_printed => Lock::Open,
            $status === 401, $is_sign_in => Lock::Members,
            $status === 503 => Lock::Waiting,
            default => null,
        };
    }
}
