<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** An email address with its names, lists and state. */
final class Subscriber
{
    public const UNCONFIRMED = 'unconfirmed';
    public const SUBSCRIBED = 'subscribed';
    public const UNSUBSCRIBED = 'unsubscribed';
    /** Values of `source`; empty for a subscriber who came by a form. */
    public const IMPORTED = 'import';
    public const TEST = 'test';
    public const STATUSES = [self::UNCONFIRMED, self::SUBSCRIBED, self::UNSUBSCRIBED];

    /**
     * @param list<int> $lists
     * @param string $secret 32 hexadecimal digits; a part of the key in the links of this subscriber.
     * @param int $created Unix time, as `confirmed` (0 for never) and `mailed`.
     * @param int $mails How many mails were sent on request since the last confirmation; see `Limits`.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $email,
        public readonly string $status,
        public readonly string $first_name,
        public readonly string $last_name,
        public readonly array $lists,
        public readonly string $secret,
        public readonly int $form_id,
        public readonly int $created,
        public readonly int $confirmed,
        public readonly int $mails,
        public readonly int $mailed,
        public readonly string $source = '',
    ) {
    }

    /**
     * @param array<string, string> $row Of table `onda_subscribers`.
     * @param list<int> $lists
     */
    public static function from_row(array $row, array $lists): self
    {
        return new self(
            (int) $row['id'],
            $row['email'],
            $row['status'],
            $row['first_name'],
            $row['last_name'],
            $lists,
            $row['secret'],
            (int) $row['form_id'],
            (int) $row['created'],
            (int) $row['confirmed'],
            (int) $row['mails'],
            (int) $row['mailed'],
            $row['source'] ?? '',
        );
    }

    /** True for the owner's test of a form, which is not counted. */
    public function is_test(): bool
    {
        return $this->source === self::TEST;
    }

    public function is_subscribed(): bool
    {
        return $this->status === self::SUBSCRIBED;
    }
}
