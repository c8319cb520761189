<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Features\Newsletter\Mail\MailingServices;

defined('ABSPATH') || exit;

/** The owner's forms, lists and mail texts. */
final class NewsletterOptions
{
    /** @var array<string, mixed>|null As stored; null before they are asked for. */
    private ?array $stored = null;
    /** @var array<string, mixed> As the record has them. */
    private array $values = [];

    private function __construct(private NewsletterStore $store)
    {
    }

    public static function record(): Record
    {
        return new Record([
            Setting::rows('lists', [], MailingLists::rows()),
            Setting::rows('forms', [], FormSettings::rows()),
            ...self::mails(),
        ]);
    }

    public static function stored(NewsletterStore $record): self
    {
        return new self($record);
    }

    /** @return array<string, mixed> */
    private function values(): array
    {
        $stored = $this->store->read();
        if ($this->stored !== $stored) {
            [$this->stored, $this->values] = [$stored, self::record()->of($stored)];
        }
        return $this->values;
    }

    /** @return list<Setting> */
    private static function mails(): array
    {
        $help = fn(): string =>
            __('[link] is the link that confirms, [lists] what was asked for, [site] the name of the site.', 'onda')
            . ' ' . __('Texts left empty are ours, in the language of the site.', 'onda');
        $services = fn(): array => ['' => __('nobody: export them from this screen', 'onda')]
            + array_map(static fn(MailingService $service): string => $service->name(), MailingServices::all());
        $subject = fn(): string => __('Subject of the confirmation', 'onda');
        $text = fn(): string => __('Text of the confirmation', 'onda');
        $address = fn(): string => __('Address of the visitor in the consent record', 'onda');
        return [
            Setting::line('mailSubject', '', $subject, max: NewsletterStore::MAX_CHARACTERS),
            Setting::text('mailText', '', $text, $help, max: NewsletterStore::MAX_CHARACTERS),
            Setting::choice('service', '', fn() => __('Send confirmed subscribers to', 'onda'), $services),
            Setting::choice('address', 'cut', $address, fn() => [
                'cut' => __('without its last part', 'onda'),
                'full' => __('whole', 'onda'),
                'none' => __('not kept', 'onda'),
            ]),
        ];
    }

    /** @return list<array{id: int, name: string, remote: string}> One of its own while the owner made none. */
    public function list_rows(): array
    {
        return MailingLists::or_first($this->values()['lists']);
    }

    /** @return array<int, string> Id → name. */
    public function lists(): array
    {
        return array_column($this->list_rows(), 'name', 'id');
    }

    /** @return list<array<string, mixed>> Rows as FormSettings has them; one while the owner made none. */
    public function form_rows(): array
    {
        return $this->values()['forms'] ?: [FormSettings::rows()->defaults()];
    }

    /** @return list<Form> */
    public function forms(): array
    {
        return array_map($this->with_texts(...), $this->form_rows());
    }

    /**
     * A copy of the options with this form in place of the stored one of its id.
     *
     * @param array<string, mixed> $row
     */
    public function with_form(array $row): self
    {
        $others = array_filter($this->form_rows(), static fn(array $other): bool => $other['id'] !== $row['id']);
        $with = clone $this;
        $with->values = array_replace($this->values(), ['forms' => [...$others, $row]]);
        return $with;
    }

    public function form(int $id): ?Form
    {
        foreach ($this->form_rows() as $row) {
            if ($row['id'] === $id) {
                return $this->with_texts($row);
            }
        }
        return null;
    }

    /** The form of an element without an id. */
    public function first_form(): Form
    {
        return $this->with_texts($this->form_rows()[0]);
    }

    public function mail_subject(): string
    {
        return $this->values()['mailSubject'];
    }

    public function mail_text(): string
    {
        return $this->values()['mailText'];
    }

    /** The form in which the visitor's address is stored as a proof of consent: `cut`, `full` or `none`. */
    public function address(): string
    {
        return $this->values()['address'];
    }

    /** The mailing service for confirmed subscribers, or empty. */
    public function service(): string
    {
        return $this->values()['service'];
    }

    /** An empty text gets our default; a form without lists the first list. */
    private function with_texts(array $row): Form
    {
        $texts = [
            'title' => __('Newsletter', 'onda'),
            'consent' => __('You can leave at any time, by a link in every mail.', 'onda'),
            'button' => __('Subscribe', 'onda'),
            'success' => __('Check your inbox to confirm your subscription.', 'onda'),
        ];
        $written = array_filter($row, static fn(mixed $value): bool => $value !== '');
        $known = array_values(array_intersect($row['lists'], array_keys($this->lists())));
        $lists = $known === [] ? [$this->list_rows()[0]['id']] : $known;
        return new Form(['lists' => $lists] + $written + $texts + $row);
    }
}
