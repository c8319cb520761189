<?php

declare(strict_types=1);

namespace Onda\Newsletter;

defined('ABSPATH') || exit;

/** The owner's forms, lists and mail texts. */
final class Options
{
    /** The forms in which the visitor's address is stored as a proof of consent. */
    public const ADDRESSES = ['cut', 'full', 'none'];
    public const DEFAULT_LIST = ['id' => 1, 'name' => '', 'remote' => ''];
    public const DEFAULTS = [
        'lists' => [],
        'forms' => [],
        'mailSubject' => '',
        'mailText' => '',
        'address' => 'cut',
        'service' => '',
    ];

    /** @param array<string, mixed> $record As DEFAULTS. */
    private function __construct(private array $record)
    {
    }

    public static function stored(NewsletterStore $record): self
    {
        return new self(array_merge(self::DEFAULTS, array_intersect_key($record->read(), self::DEFAULTS)));
    }

    /** @return list<array{id: int, name: string, remote: string}> One of its own while the owner made none. */
    public function list_rows(): array
    {
        $rows = array_map(static fn(array $row): array => $row + self::DEFAULT_LIST, $this->record['lists']);
        return $rows === [] ? [['name' => __('Newsletter', 'onda')] + self::DEFAULT_LIST] : $rows;
    }

    /** @return array<int, string> Id → name. */
    public function lists(): array
    {
        return array_column($this->list_rows(), 'name', 'id');
    }

    /** @return list<array<string, mixed>> Rows as Form::DEFAULT_ROW; one while the owner made none. */
    public function form_rows(): array
    {
        $rows = array_map(static fn(array $row): array => $row + Form::DEFAULT_ROW, $this->record['forms']);
        return $rows === [] ? [Form::DEFAULT_ROW] : $rows;
    }

    /** @return list<Form> */
    public function forms(): array
    {
        return array_map($this->with_texts(...), $this->form_rows());
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

    /** Without an id the first is meant. */
    public function first_form(): Form
    {
        return $this->with_texts($this->form_rows()[0]);
    }

    public function mail_subject(): string
    {
        return $this->record['mailSubject'];
    }

    public function mail_text(): string
    {
        return $this->record['mailText'];
    }

    /** One of ADDRESSES. */
    public function address(): string
    {
        return $this->record['address'];
    }

    /** The mailing service that gets who confirms, or empty. */
    public function service(): string
    {
        return $this->record['service'];
    }

    /** Texts that the owner left empty are ours; a form without lists means the first. */
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
