<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Core\Database\Primary;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The link of a mail by which a visitor came. A GET changes nothing, because scanners of mail follow links. */
final class EmailLink
{
    private const ACTIONS = [MailLinks::CONFIRM, MailLinks::MANAGE, MailLinks::UNSUBSCRIBE];

    private function __construct(
        /** An action of MailLinks; empty for a visitor without a link. */
        public readonly string $action,
        /** Null for an invalid or expired link. */
        public readonly ?Subscriber $subscriber,
        /** The token or key of the link. */
        public readonly string $key,
        /** The key of the confirmation that the page shows. */
        public readonly string $done,
    ) {
    }

    public static function of(
        Request $request,
        SubscriberRepository $subscribers,
        Subscriptions $subscriptions,
        int $now,
    ): self {
        $action = $request->text(MailLinks::PARAMETER);
        $key = self::sent($request, 'key');
        if (!in_array($action, self::ACTIONS, true)) {
            return new self('', null, '', '');
        }
        Primary::read();
        if ($action === MailLinks::CONFIRM) {
            return new self($action, $subscriptions->of_token($key, $now), $key, '');
        }
        $subscriber = $subscribers->find((int) self::sent($request, 'subscriber'));
        $is_theirs = $subscriber !== null && MailLinks::is_valid($subscriber, $key);
        return new self($action, $is_theirs ? $subscriber : null, $key, $request->text('done'));
    }

    /** Mail programs may escape the `&` of a link, or take a sign after it for a part of it. */
    private static function sent(Request $request, string $name): string
    {
        preg_match('/^[\da-f]+(?=\W*$)/D', $request->text($name) ?: $request->text("amp;$name"), $found);
        return $found[0] ?? '';
    }
}
