<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Features\Newsletter\MailingService;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/**
 * MailPoet, by its public interface for other plugins. Its own settings decide whether it confirms an address again.
 */
final class MailPoetService implements MailingService
{
    private const API = 'MailPoet\\API\\API';

    public function name(): string
    {
        return 'MailPoet';
    }

    public function is_there(): bool
    {
        return class_exists(self::API);
    }

    public function take(Subscriber $subscriber, array $lists): void
    {
        $api = $this->api();
        if ($this->knows($subscriber)) {
            $api->subscribeToLists($subscriber->email, $lists);
            return;
        }
        $person = ['first_name' => $subscriber->first_name, 'last_name' => $subscriber->last_name];
        $api->addSubscriber(['email' => $subscriber->email] + $person, $lists);
    }

    public function drop(Subscriber $subscriber): void
    {
        if ($this->knows($subscriber)) {
            $this->api()->unsubscribe($subscriber->email);
        }
    }

    /** MailPoet throws for an unknown subscriber. */
    private function knows(Subscriber $subscriber): bool
    {
        try {
            return (bool) $this->api()->getSubscriber($subscriber->email);
        } catch (\Exception) {
            return false;
        }
    }

    private function api(): object
    {
        return (self::API)::MP('v1');
    }
}
