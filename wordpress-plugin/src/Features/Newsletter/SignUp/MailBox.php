<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

defined('ABSPATH') || exit;

/** The mailbox of an address: many servers ignore a suffix after a plus, and Gmail ignores dots, too. */
final class MailBox
{
    private const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

    public static function of(string $email): string
    {
        [$name, $domain] = explode('@', strtolower($email), 2) + [1 => ''];
        $name = explode('+', $name, 2)[0];
        return in_array($domain, self::WITHOUT_DOTS, true)
            ? str_replace('.', '', $name) . '@' . self::WITHOUT_DOTS[0]
            : "$name@$domain";
    }
}
