<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Features\Newsletter\MailingService;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Passes confirmations, changes and departures to the mailing service that the owner chose. */
final class MailingSync
{
    public function __construct(private NewsletterOptions $options)
    {
    }

    /** @return bool Whether it was taken. */
    public function take(Subscriber $subscriber): bool
    {
        return $subscriber->is_subscribed() && !$subscriber->is_test() && $this->try(fn(MailingService $service) =>
            $service->take($subscriber, $this->remote_lists($subscriber)), $subscriber);
    }

    public function drop(Subscriber $subscriber): bool
    {
        return $this->try(static fn(MailingService $service) => $service->drop($subscriber), $subscriber);
    }

    /** A failing service does not stop a confirmation; an action reports it. */
    private function try(\Closure $act, Subscriber $subscriber): bool
    {
        $service = MailingServices::all()[$this->options->service()] ?? null;
        if ($service === null || !$service->is_there()) {
            return false;
        }
        try {
            $act($service);
            return true;
        } catch (\Throwable $failure) {
            /**
             * The mailing service has not taken a subscriber.
             *
             * @param \Throwable $failure What it said.
             * @param Subscriber $subscriber Who is stored here all the same.
             */
            do_action('onda_mailing_service_failed', $failure, $subscriber);
            return false;
        }
    }

    /** @return list<string> */
    private function remote_lists(Subscriber $subscriber): array
    {
        $rows = array_filter($this->options->list_rows(), static fn(array $row): bool =>
            $row['remote'] !== '' && in_array($row['id'], $subscriber->lists, true));
        return array_values(array_column($rows, 'remote'));
    }
}
