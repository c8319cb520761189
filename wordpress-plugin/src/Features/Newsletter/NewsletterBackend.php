<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\ActionOwners;

defined('ABSPATH') || exit;

/**
 * The plugin that takes sign-ups: this one, or MailPoet, which then prints its forms and answers all of its actions.
 */
final class NewsletterBackend
{
    private const ACTIONS = ['mailpoet', 'mailpoet_token'];

    /** The router has looked, in this request or an earlier one; else whoever answers is another. */
    public static function is_foreign(): bool
    {
        $owners = get_option(ActionOwners::OPTION);
        return !in_array('newsletter', $owners['features'] ?? [], true)
            && array_filter(self::ACTIONS, ActionOwners::is_answered(...)) !== [];
    }
}
