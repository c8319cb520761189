<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The answer of a server: its head and its body, or the beginning of the body if it is audio. */
final class HttpAnswer
{
    /**
     * @param array<string, string> $headers Names in lower case.
     * @param string $body Decoded.
     * @param int|null $certificate_ends Unix time; null where there is no certificate, or nobody asked.
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
        public readonly ?int $certificate_ends = null,
    ) {
    }

    public function is_redirect(): bool
    {
        return in_array($this->status, [301, 302, 303, 307, 308], true) && $this->header('location') !== '';
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

    /** Whether a type is that of endless audio. A playlist has an audio type, but is a document. */
    public static function is_sound_type(string $type): bool
    {
        return preg_match('~^(?:audio|video)/(?!.*(?:mpegurl|scpls))|^application/ogg~i', $type) === 1;
    }
}
