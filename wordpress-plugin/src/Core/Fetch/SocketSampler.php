<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/**
 * Requests a stream as a listener's browser would, and closes after the first kilobytes. If the stream has titles, it
 * waits for the first one that is no advertisement's.
 */
final class SocketSampler implements HttpClient
{
    private const MAX_HEAD_BYTES = 32 * 1024;
    private const MAX_DOCUMENT_BYTES = 256 * 1024;
    private const MAX_SOUND_BYTES = 64 * 1024;
    private const SOUND_BYTES = 8 * 1024;
    /** A server without a burst sends its first title late. */
    public const SOUND_SECONDS = 1.5;

    /**
     * @param string $origin Of this site, as a browser would name it; decides what the server says about CORS.
     * @param float $sound_seconds How long sound is waited for.
     */
    public function __construct(
        private string $origin,
        private Connection $connection = new Connection(),
        private float $sound_seconds = self::SOUND_SECONDS,
    ) {
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        $socket = $this->connection->open($endpoint, $address, $deadline);
        try {
            $as_browser = ['User-Agent: ' . SocketClient::USER_AGENT, "Origin: $this->origin", 'Icy-MetaData: 1'];
            Connection::ask($socket, $endpoint, $as_browser);
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
            $now = microtime(true);
            if ($head !== null && $now >= $end) {
                break;
            }
            $raw .= Connection::read($socket, $end, $now);
            if ($head === null && ($head = self::head($raw)) !== null && (self::is_sound($head) || $head->has_events())) {
                $end = min($deadline, microtime(true) + $this->sound_seconds);
            }
            if ($head !== null && self::is_enough($raw, $head)) {
                break;
            }
        }
        return self::sample($socket, $raw, $head ?? throw new FetchFailed('no answer that is HTTP', reason: 'protocol'));
    }

    private static function head(string $raw): ?ResponseHead
    {
        $head = ResponseHead::read($raw);
        if ($head === null && strlen($raw) > self::MAX_HEAD_BYTES) {
            throw new FetchFailed('the answer is too large', reason: 'size');
        }
        return $head;
    }

    private static function is_enough(string $raw, ResponseHead $head): bool
    {
        $length = strlen($raw) - $head->length;
        if (!self::is_sound($head)) {
            return $head->is_complete($raw) || $length > 2 * self::MAX_DOCUMENT_BYTES;
        }
        $interval = (int) ($head->headers['icy-metaint'] ?? 0);
        if ($interval < 1 || $length >= self::MAX_SOUND_BYTES) {
            return $length >= self::SOUND_BYTES;
        }
        $told = IcyBlocks::telling(self::sound($raw, $head), $interval);
        return $told !== '' && !IcyBlocks::is_advertisement($told);
    }

    private static function sound(string $raw, ResponseHead $head): string
    {
        $sound = substr($raw, $head->length, 2 * self::MAX_SOUND_BYTES);
        return Body::decode($sound, $head->headers, 2 * self::MAX_SOUND_BYTES);
    }

    /** @param resource $socket */
    private static function sample($socket, string $raw, ResponseHead $head): HttpAnswer
    {
        $body = self::is_sound($head)
            ? substr(self::sound($raw, $head), 0, self::MAX_SOUND_BYTES)
            : Body::decode(substr($raw, $head->length), $head->headers, self::MAX_DOCUMENT_BYTES);
        return new HttpAnswer($head->status, $head->headers, $body, Connection::certificate_end($socket));
    }

    /** An answer without a type may never end either. */
    private static function is_sound(ResponseHead $head): bool
    {
        $type = strtolower(trim((string) strtok($head->headers['content-type'] ?? '', ';')));
        $is_unsaid = in_array($type, ['', 'application/octet-stream'], true);
        return $head->status === 200 && (HttpAnswer::is_sound_type($type) || $is_unsaid || isset($head->headers['icy-br']));
    }
}
