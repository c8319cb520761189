<?php

declare(strict_types=1);

namespace Onda\Newsletter;

defined('ABSPATH') || exit;

/** Who takes sign-ups here: this plugin, or MailPoet, which then prints its forms and answers all of its actions. */
final class Backend
{
    private const ACTIONS = ['mailpoet', 'mailpoet_token'];

    private bool $is_foreign = false;

    public function hook(): void
    {
        add_action('wp_loaded', [$this, 'wp_loaded'], 1, 0);
    }

    /** Ours come later, with `admin_init`. */
    public function wp_loaded(): void
    {
        $is_answered = static fn(string $action): bool =>
            has_action("wp_ajax_$action") || has_action("wp_ajax_nopriv_$action");
        $this->is_foreign = array_filter(self::ACTIONS, $is_answered) !== [];
    }

    public function is_foreign(): bool
    {
        return $this->is_foreign;
    }
}
