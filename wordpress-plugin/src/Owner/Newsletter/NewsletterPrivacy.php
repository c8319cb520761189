<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter;

use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\Newsletter\People\PeopleLog;

defined('ABSPATH') || exit;

/** Exports and erases the data of a subscriber, with an account or without. */
final class NewsletterPrivacy
{
    private const GROUP = 'onda-newsletter';

    public function __construct(
        private NewsletterOptions $options,
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private Subscriptions $subscriptions,
        private PeopleLogRepository $log = new PeopleLogRepository(),
    ) {
    }

    public function hook(): void
    {
        add_filter('wp_privacy_personal_data_exporters', [$this, 'exporters'], 10, 1);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'erasers'], 10, 1);
    }

    /** @param array<string, mixed> $exporters */
    public function exporters(array $exporters): array
    {
        $name = __('Newsletter', 'onda');
        return $exporters + [self::GROUP => ['exporter_friendly_name' => $name, 'callback' => [$this, 'export']]];
    }

    /** @param array<string, mixed> $erasers */
    public function erasers(array $erasers): array
    {
        $name = __('Newsletter', 'onda');
        return $erasers + [self::GROUP => ['eraser_friendly_name' => $name, 'callback' => [$this, 'erase']]];
    }

    public static function text(): PrivacyText
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return new PrivacyText(__('Newsletter', 'onda'), [
            __('Who subscribes to the newsletter gives an address and, where it is asked for, a name. They are kept until the person asks to have them erased.', 'onda'),
            __('When somebody subscribes and confirms, the time, the form, its text and, as the site owner chose, a part of the visitor’s address are kept as a proof of consent.', 'onda'),
            __('Who never confirms is forgotten after a month.', 'onda'),
            __('That a bar or popup was closed is kept in a cookie.', 'onda'),
            __('Which user of the site exported or deleted subscribers, when and how many, is kept for 90 days.', 'onda'),
        ]);
        // phpcs:enable
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email, int $page = 1): array
    {
        $subscriber = $this->subscribers->by_email($email);
        $deeds = $this->deeds((int) (get_user_by('email', $email)->ID ?? 0));
        if ($subscriber === null) {
            return ['data' => $deeds, 'done' => true];
        }
        $lists = implode(', ', array_intersect_key($this->options->lists(), array_flip($subscriber->lists)));
        $person = [
            __('Email', 'onda') => $subscriber->email,
            __('Status', 'onda') => $subscriber->status,
            __('First name', 'onda') => $subscriber->first_name,
            __('Last name', 'onda') => $subscriber->last_name,
            __('Lists', 'onda') => $lists,
        ];
        $items = [self::item("onda-subscriber-$subscriber->id", $person)];
        foreach ($this->consents->of($subscriber->id) as $place => $record) {
            $items[] = self::item("onda-subscriber-$subscriber->id-$place", [
                __('Event', 'onda') => $record['event'],
                __('Time', 'onda') => gmdate('c', $record['happened']),
                __('Visitor’s address', 'onda') => $record['address'],
                __('Text', 'onda') => $record['text'],
            ]);
        }
        return ['data' => [...$items, ...$deeds], 'done' => true];
    }

    /** @return list<array<string, mixed>> What a user of the site did with the data of subscribers. */
    private function deeds(int $user): array
    {
        $items = [];
        foreach ($user === 0 ? [] : $this->log->of($user) as $place => $row) {
            $items[] = self::item("onda-people-log-$place", [__('Event', 'onda') => PeopleLog::line($row)]);
        }
        return $items;
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email, int $page = 1): array
    {
        $subscriber = $this->subscribers->by_email($email);
        if ($subscriber !== null) {
            // First, so that the mailing service lets go of the address too.
            $this->subscriptions->unsubscribe($subscriber, '', time());
            $this->consents->forget($subscriber->id);
            $this->subscribers->forget($subscriber->id);
            $this->log->note(PeopleLogRepository::DELETE, PeopleLogRepository::PRIVACY, 1, time());
        }
        $deeds = $this->log->forget_user((int) (get_user_by('email', $email)->ID ?? -1));
        $is_removed = $subscriber !== null || $deeds > 0;
        return ['items_removed' => $is_removed, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    /**
     * @param array<string, string> $data
     * @return array<string, mixed>
     */
    private static function item(string $id, array $data): array
    {
        $rows = [];
        foreach (array_filter($data, static fn(string $value): bool => $value !== '') as $name => $value) {
            $rows[] = ['name' => $name, 'value' => $value];
        }
        return ['group_id' => self::GROUP, 'group_label' => __('Newsletter', 'onda'), 'item_id' => $id, 'data' => $rows];
    }
}
