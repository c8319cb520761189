<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\Action;

defined('ABSPATH') || exit;

/**
 * The plugin that takes sign-ups: this one, or MailPoet, which then prints its forms and answers all of its actions.
 */
final class NewsletterBackend
{
    private const ACTIONS = ['mailpoet', 'mailpoet_token'];

    private bool $is_foreign = false;

    public function hook(): void
    {
        add_action('wp_loaded', [$this, 'wp_loaded'], PHP_INT_MAX, 0);
    }

    /** MailPoet's actions come with `wp_loaded`, ours with `admin_init`. */
    public function wp_loaded(): void
    {
        $this->is_foreign = array_filter(self::ACTIONS, Action::is_answered(...)) !== [];
    }

    public function is_foreign(): bool
    {
        return $this->is_foreign;
    }
}
