<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Puts the data of a subscriber in words. */
final class SubscriberWords
{
    public function __construct(private NewsletterOptions $options)
    {
    }

    /** @return array<string, string> Status → word. */
    public static function statuses(): array
    {
        return [
            Subscriber::UNCONFIRMED => __('Unconfirmed', 'onda'),
            Subscriber::SUBSCRIBED => __('Subscribed', 'onda'),
            Subscriber::UNSUBSCRIBED => __('Unsubscribed', 'onda'),
        ];
    }

    public static function status(Subscriber $subscriber): string
    {
        return self::statuses()[$subscriber->status] ?? $subscriber->status;
    }

    public static function name(Subscriber $subscriber): string
    {
        return trim("$subscriber->first_name $subscriber->last_name");
    }

    /** In the time zone of the site. */
    public static function time(int $time): string
    {
        return $time === 0 ? '' : (string) wp_date('Y-m-d H:i', $time);
    }

    public function lists(Subscriber $subscriber): string
    {
        return implode(', ', array_intersect_key($this->options->lists(), array_flip($subscriber->lists)));
    }

    public function source(Subscriber $subscriber): string
    {
        if ($subscriber->is_test()) {
            return __('Test', 'onda');
        }
        return $subscriber->form_id === 0 ? __('Imported', 'onda') : $this->form($subscriber->form_id);
    }

    /** Its name, or its number where it has none or is gone. */
    public function form(int $id): string
    {
        $form = $this->options->form($id);
        $name = $form === null ? '' : $form->text('name');
        /* translators: %d: number of a form. */
        return $name === '' ? sprintf(__('Form %d', 'onda'), $id) : $name;
    }

    public static function event(string $event): string
    {
        return [
            ConsentRepository::REQUESTED => __('asked for it', 'onda'),
            ConsentRepository::CONFIRMED => __('confirmed', 'onda'),
            ConsentRepository::CHANGED => __('changed name or lists', 'onda'),
            ConsentRepository::UNSUBSCRIBED => __('was unsubscribed', 'onda'),
            ConsentRepository::IMPORTED => __('was imported', 'onda'),
        ][$event] ?? $event;
    }
}
