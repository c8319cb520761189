<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** How a server answers: its head, and the beginning of what follows. */
final class Sample
{
    /** @param array<string, string> $headers Names in lower case. */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        /** Decoded; of sound a few kilobytes, of a document all of it. */
        public readonly string $body,
        /** Unix time; null where there is no certificate. */
        public readonly ?int $certificate_ends = null,
    ) {
    }

    public function header(string $name): string
    {
        return $this->headers[$name] ?? '';
    }

    /** The content type in small letters, without its parameters. */
    public function type(): string
    {
        return strtolower(trim((string) strtok($this->header('content-type'), ';')));
    }

    public function is_redirect(): bool
    {
        return in_array($this->status, [301, 302, 303, 307, 308], true) && $this->header('location') !== '';
    }

    /** Sound never ends; a list of addresses has a type of sound and is a document all the same. */
    public static function is_sound_type(string $type): bool
    {
        return preg_match('~^(?:audio|video)/(?!.*(?:mpegurl|scpls))|^application/ogg~i', $type) === 1;
    }
}
