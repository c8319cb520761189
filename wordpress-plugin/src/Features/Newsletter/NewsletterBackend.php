<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\ActionOwners;

defined('ABSPATH') || exit;

/** The plugin that takes sign-ups: this one, or MailPoet, which then prints its forms and answers its actions. */
final class NewsletterBackend
{
    private const ACTIONS = ['mailpoet', 'mailpoet_token'];

    /** The router has checked it, in this request or an earlier one. */
    public static function is_foreign(): bool
    {
        $owners = get_option(ActionOwners::OPTION);
        return !in_array('newsletter', $owners['features'] ?? [], true)
            && array_filter(self::ACTIONS, ActionOwners::is_answered(...)) !== [];
    }
}
