<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/**
 * A small HTTP/1.1 GET over a stream socket. WordPress's own client cannot pin an address on every transport and
 * decompresses a body without a limit; this one does the same with and without the curl extension.
 */
final class SocketClient implements HttpClient
{
    public const MAX_BODY_BYTES = 256 * 1024;
    private const MAX_HEAD_BYTES = 32 * 1024;
    /** The wait for the first event of a server that sends songs as events. */
    private const EVENT_SECONDS = 4.0;
    /** Shoutcast 1 answers browsers only. */
    public const USER_AGENT = 'Mozilla/5.0 (compatible; Onda)';

    /** @param int $cut So many bytes are enough of a document; 0 refuses one of more than `MAX_BODY_BYTES`. */
    public function __construct(
        private string $user_agent = self::USER_AGENT,
        private Connection $connection = new Connection(),
        private int $cut = 0,
    ) {
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        $socket = $this->connection->open($endpoint, $address, $deadline);
        try {
            Connection::ask($socket, $endpoint, ["User-Agent: $this->user_agent"]);
            return $this->receive($socket, $deadline);
        } finally {
            fclose($socket);
        }
    }

    /** @param resource $socket */
    private function receive($socket, float $deadline): HttpAnswer
    {
        $raw = '';
        $head = null;
        $end = $deadline;
        while (!feof($socket)) {
            // Both checks use the same time: an event stream whose time is over is an answer, not a failure.
            $now = microtime(true);
            if ($this->is_enough($raw, $head, $now >= $end)) {
                break;
            }
            $raw .= Connection::read($socket, $end, $now);
            if ($head === null && ($head = ResponseHead::read($raw))?->has_events() === true) {
                $end = min($deadline, microtime(true) + self::EVENT_SECONDS);
            }
            $this->check_size($raw, $head);
        }
        if ($head === null) {
            throw new FetchFailed('no answer that is HTTP', reason: 'protocol');
        }
        $most = $this->cut ?: self::MAX_BODY_BYTES;
        $body = Body::decode(substr($raw, $head->length), $head->headers, $most, $this->cut > 0);
        return new HttpAnswer($head->status, $head->headers, $body);
    }

    /** Whether the answer is complete, or an event stream whose time is over. */
    private function is_enough(string $raw, ?ResponseHead $head, bool $is_over): bool
    {
        $is_cut = $head !== null && $this->cut > 0 && strlen($raw) > $this->raw_bytes();
        return $head !== null && ($is_cut || $head->is_complete($raw) || ($head->has_events() && $is_over));
    }

    private function check_size(string $raw, ?ResponseHead $head): void
    {
        $is_long_head = $head === null && strlen($raw) > self::MAX_HEAD_BYTES;
        if ($is_long_head || ($this->cut === 0 && strlen($raw) > $this->raw_bytes())) {
            throw new FetchFailed('the answer is too large', reason: 'size');
        }
        // A stream that was given as a feed would never end.
        if ($head !== null && HttpAnswer::is_sound_type($head->headers['content-type'] ?? '')) {
            throw new FetchFailed('the answer is sound, not a document', reason: 'sound');
        }
    }

    /** Chunk sizes and the like come on top of the body itself. */
    private function raw_bytes(): int
    {
        return self::MAX_HEAD_BYTES + ($this->cut ?: 2 * self::MAX_BODY_BYTES);
    }
}
