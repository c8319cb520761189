<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The answer of a server: header names in lower case, the body decoded. */
final class HttpAnswer
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
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
}
