<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

defined('ABSPATH') || exit;

/** The address of a document that may tell what a station plays. */
final class Place
{
    public const STREAMS = ['icy', 'hls'];

    public function __construct(
        public readonly string $kind,
        public readonly string $address,
        /** It tells of this stream alone: the provider's page of it, or one below its own folders. */
        public readonly bool $is_own = false,
    ) {
    }

    /** The sound itself, for as long as no page tells more. */
    public function is_stream(): bool
    {
        return in_array($this->kind, self::STREAMS, true);
    }

    /** @return array<string, string|bool> */
    public function stored(): array
    {
        return get_object_vars($this);
    }

    /** Null for what no version of ours stored. */
    public static function from_stored(mixed $stored): ?self
    {
        [$kind, $address] = [$stored['kind'] ?? null, $stored['address'] ?? null];
        return is_string($kind) && is_string($address) && $address !== ''
            ? new self($kind, $address, ($stored['is_own'] ?? false) === true)
            : null;
    }
}
