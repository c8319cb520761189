<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

use Onda\Core\Text\ContactAddress;

defined('ABSPATH') || exit;

/** A broadcaster as the site owner configured it. Addresses are http(s) or empty. */
final class Station
{
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $stream,
        public readonly string $feed = '',
        public readonly string $kind = 'auto',
        public readonly string $cover = '',
        /** The attribute's value: addresses with spaces between, before each the name of its quality, if it has one. */
        public readonly string $mirrors = '',
        /**
         * Words that are no part of a song, as its server writes them into titles.
         *
         * @var list<string>
         */
        public readonly array $leave_out = [],
        /** The charset of songs, where nothing that its server sends names one; empty to detect it. */
        public readonly string $charset = '',
        /**
         * How listeners reach its studio, as the owner wrote it.
         *
         * @var array{whatsapp: string, phone: string, mail: string}
         */
        public readonly array $contact = ContactAddress::NONE,
    ) {
    }

    /** @param array<string, mixed> $row A row of `onda_settings['stations']`. */
    public static function from_row(array $row): self
    {
        $text = static fn(string $name): string => is_string($row[$name] ?? null) ? $row[$name] : '';
        $kind = in_array($text('kind'), FeedKinds::ALL, true) ? $text('kind') : 'auto';
        return new self(
            $text('id'),
            $text('name'),
            $text('stream'),
            $text('feed'),
            $kind,
            $text('cover'),
            $text('mirrors'),
            array_values(array_filter(array_map(trim(...), explode("\n", $text('leaveOut'))), strlen(...))),
            $text('charset'),
            ['whatsapp' => $text('whatsapp'), 'phone' => $text('phone'), 'mail' => $text('mail')],
        );
    }

    /** @return array<string, string> The attributes that the station fills in on a printed tag. */
    public function attributes(): array
    {
        return array_filter([
            'radioStream' => $this->stream,
            'mirrors' => $this->mirrors,
            'radioName' => $this->name,
            'feed' => $this->feed,
            'feedKind' => $this->kind === 'auto' ? '' : $this->kind,
            'noImageAvailable' => $this->cover,
            'url' => $this->feed,
            'img' => $this->cover,
        ]);
    }

    /** A copy of the station with these addresses of its stream and its feed. */
    public function at(string $stream, string $feed): self
    {
        return new self(...['stream' => $stream, 'feed' => $feed] + get_object_vars($this));
    }

    /** Changes when the answer of its server could change with the settings. */
    public function key(): string
    {
        $parts = implode("\n", [$this->id, $this->stream, $this->feed, $this->kind]);
        return substr(hash('sha256', $parts . $this->charset), 0, 40);
    }
}
