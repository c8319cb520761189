<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Confirms, changes and ends subscriptions by the links of mails. */
final class Subscriptions
{
    /** The days for which the link of a confirmation is valid. */
    public const CONFIRM_DAYS = 14;

    public function __construct(private SubscriberRepository $subscribers, private ConsentRepository $consents)
    {
    }

    /** The subscriber of a token; null for an unknown or expired one. */
    public function of_token(string $token, int $now): ?Subscriber
    {
        $request = $this->consents->request($token, $now - self::CONFIRM_DAYS * DAY_IN_SECONDS);
        return $request === null ? null : $this->subscribers->find($request['subscriber']);
    }

    /** A token that was used changes nothing. */
    public function confirm(string $token, string $address, int $now): ?Subscriber
    {
        $request = $this->consents->request($token, $now - self::CONFIRM_DAYS * DAY_IN_SECONDS);
        if ($request === null) {
            return null;
        }
        $id = $request['subscriber'];
        if (!$request['is_used'] && $this->consents->claim_request($request['id'])) {
            $this->fulfil($id, $request['sign_up_request'], $now);
            $text = $this->consents->text($request['text_key']);
            $this->consents->note($id, ConsentRepository::CONFIRMED, $now, $address, $request['form'], $text);
            $this->tell(SubscriberEvents::confirmed(...), $id);
        }
        return $this->subscribers->find($id);
    }

    /** @param list<int> $lists */
    public function change(
        Subscriber $subscriber,
        string $first_name,
        string $last_name,
        array $lists,
        string $address,
        int $now,
    ): void {
        $this->subscribers->change($subscriber->id, ['first_name' => $first_name, 'last_name' => $last_name]);
        $this->subscribers->set_lists($subscriber->id, $lists);
        $this->consents->note($subscriber->id, ConsentRepository::CHANGED, $now, $address);
        $this->tell(SubscriberEvents::changed(...), $subscriber->id);
    }

    /** Subscribes a person who had left again, by the link of a mail. */
    public function return_to(Subscriber $subscriber, string $address, int $now): void
    {
        if ($subscriber->status === Subscriber::UNSUBSCRIBED && $subscriber->confirmed > 0) {
            $this->subscribers->change($subscriber->id, ['status' => Subscriber::SUBSCRIBED]);
            $this->consents->note($subscriber->id, ConsentRepository::CONFIRMED, $now, $address);
            $this->tell(SubscriberEvents::confirmed(...), $subscriber->id);
        }
    }

    public function unsubscribe(Subscriber $subscriber, string $address, int $now): void
    {
        if ($subscriber->status === Subscriber::UNSUBSCRIBED) {
            return;
        }
        $this->subscribers->change($subscriber->id, ['status' => Subscriber::UNSUBSCRIBED]);
        $this->consents->note($subscriber->id, ConsentRepository::UNSUBSCRIBED, $now, $address);
        $this->tell(SubscriberEvents::unsubscribed(...), $subscriber->id);
    }

    /** @param array<string, mixed> $sign_up_request As SignUpRequest::record() wrote it. */
    private function fulfil(int $id, array $sign_up_request, int $now): void
    {
        $names = array_intersect_key($sign_up_request, ['first_name' => 0, 'last_name' => 0]);
        $written = array_filter($names, static fn(mixed $name): bool => is_string($name) && $name !== '');
        $state = ['status' => Subscriber::SUBSCRIBED, 'confirmed' => $now, 'mails' => 0, 'mailed' => 0];
        $this->subscribers->change($id, $state + $written);
        $this->subscribers->add_lists($id, array_map(intval(...), (array) ($sign_up_request['lists'] ?? [])));
    }

    /** @param \Closure(Subscriber): void $event */
    private function tell(\Closure $event, int $id): void
    {
        $subscriber = $this->subscribers->find($id);
        $subscriber === null || $event($subscriber);
    }
}
