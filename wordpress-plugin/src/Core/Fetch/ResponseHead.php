<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** Status line and headers of a raw answer. Old Shoutcast servers say `ICY` instead of `HTTP/1.0`. */
final class ResponseHead
{
    private const EVENT = '~^data:[^\S\r\n]*+\S[^\r\n]*+\r?\n\s*\n~m';

    /** @param array<string, string> $headers */
    private function __construct(
        public readonly int $status,
        public readonly array $headers,
        /** Bytes before the body. */
        public readonly int $length,
    ) {
    }

    /** Null until the empty line has arrived. */
    public static function read(string $raw): ?self
    {
        if (preg_match('/\r?\n\r?\n/', $raw, $end, PREG_OFFSET_CAPTURE) !== 1) {
            return null;
        }
        $lines = preg_split('/\r?\n/', substr($raw, 0, $end[0][1]));
        if (preg_match('~^(?:HTTP/\d(?:\.\d)?|ICY) (\d{3})~', (string) array_shift($lines), $status) !== 1) {
            throw new FetchFailed('no answer that is HTTP', reason: 'protocol');
        }
        return new self((int) $status[1], self::headers($lines), $end[0][1] + strlen($end[0][0]));
    }

    /** Whether the answer is an event stream, which never ends: its first event is enough. */
    public function has_events(): bool
    {
        return $this->status === 200 && stripos($this->headers['content-type'] ?? '', 'text/event-stream') === 0;
    }

    /** A server may keep the connection open after the last byte. */
    public function is_complete(string $raw): bool
    {
        if ($this->has_events()) {
            return preg_match(self::EVENT, $raw, offset: $this->length) === 1;
        }
        if (isset($this->headers['transfer-encoding'])) {
            return str_ends_with($raw, "\r\n0\r\n\r\n");
        }
        $length = $this->headers['content-length'] ?? '';
        return ctype_digit($length) && strlen($raw) >= $this->length + (int) $length;
    }

    /**
     * @param list<string> $lines
     * @return array<string, string>
     */
    private static function headers(array $lines): array
    {
        $headers = [];
        foreach ($lines as $line) {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $headers[strtolower(trim($name))] = trim($value);
        }
        return $headers;
    }
}
