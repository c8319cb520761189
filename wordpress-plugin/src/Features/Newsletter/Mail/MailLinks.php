<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/**
 * Addresses in mails. A confirmation has a random token; managing and leaving have a key made of the subscriber's
 * secret and the site's, so that the table alone and the files alone open nothing.
 */
final class MailLinks
{
    public const CONFIRM = 'confirm';
    public const MANAGE = 'manage';
    public const UNSUBSCRIBE = 'unsubscribe';
    public const PARAMETER = 'onda_newsletter';

    public static function confirm(string $token): string
    {
        return self::address([self::PARAMETER => self::CONFIRM, 'key' => $token]);
    }

    /** @param string $done What was just done, for the page to say. */
    public static function manage(Subscriber $subscriber, string $done = ''): string
    {
        return self::address([self::PARAMETER => self::MANAGE] + self::proof($subscriber) + array_filter(['done' => $done]));
    }

    public static function unsubscribe(Subscriber $subscriber): string
    {
        return self::address([self::PARAMETER => self::UNSUBSCRIBE] + self::proof($subscriber));
    }

    public static function is_valid(Subscriber $subscriber, string $key): bool
    {
        return hash_equals(self::key($subscriber), $key);
    }

    public static function key(Subscriber $subscriber): string
    {
        return substr(hash_hmac('sha256', "newsletter|$subscriber->id|$subscriber->secret", wp_salt('auth')), 0, 40);
    }

    /** @return array{subscriber: int, key: string} */
    private static function proof(Subscriber $subscriber): array
    {
        return ['subscriber' => $subscriber->id, 'key' => self::key($subscriber)];
    }

    /** @param array<string, string|int> $query */
    private static function address(array $query): string
    {
        return add_query_arg($query, home_url('/'));
    }
}
