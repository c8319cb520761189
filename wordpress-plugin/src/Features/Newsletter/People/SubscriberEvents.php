<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The actions that tell other plugins of changes of a subscriber. */
final class SubscriberEvents
{
    public static function confirmed(Subscriber $subscriber): void
    {
        /**
         * A subscriber has confirmed the address, or came back after leaving.
         *
         * @param Subscriber $subscriber As stored now.
         */
        do_action('onda_subscriber_confirmed', $subscriber);
    }

    public static function changed(Subscriber $subscriber): void
    {
        /**
         * A subscriber has changed name or lists.
         *
         * @param Subscriber $subscriber As stored now.
         */
        do_action('onda_subscriber_changed', $subscriber);
    }

    public static function unsubscribed(Subscriber $subscriber): void
    {
        /**
         * A subscriber has left.
         *
         * @param Subscriber $subscriber As stored now.
         */
        do_action('onda_subscriber_unsubscribed', $subscriber);
    }
}
