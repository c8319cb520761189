<?php

declare(strict_types=1);

namespace Onda\Fetch;

defined('ABSPATH') || exit;

/**
 * A small HTTP/1.1 GET over a stream socket. WordPress's own client cannot pin an address on every transport and
 * decompresses a body without a limit; this one does the same with and without the curl extension.
 */
final class SocketClient implements HttpClient
{
    public const MAX_BODY_BYTES = 256 * 1024;
    private const MAX_HEAD_BYTES = 32 * 1024;
    /** Chunk sizes and the like come on top of the body itself. */
    private const MAX_RAW_BYTES = self::MAX_HEAD_BYTES + 2 * self::MAX_BODY_BYTES;
    /** Shoutcast 1 answers browsers only. */
    private const USER_AGENT = 'Mozilla/5.0 (compatible; Onda)';

    public function __construct(private string $user_agent = self::USER_AGENT)
    {
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        $socket = $this->open($endpoint, $address, $deadline);
        try {
            $this->send($socket, $endpoint);
            return $this->receive($socket, $deadline);
        } finally {
            fclose($socket);
        }
    }

    /** @return resource */
    private function open(Endpoint $endpoint, string $address, float $deadline)
    {
        $remote = sprintf(
            '%s://%s:%d',
            $endpoint->scheme === 'https' ? 'ssl' : 'tcp',
            str_contains($address, ':') ? "[$address]" : $address,
            $endpoint->port
        );
        $tls = [
            'peer_name' => $endpoint->host,
            'SNI_enabled' => true,
            'verify_peer' => true,
            'verify_peer_name' => true,
            'cafile' => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
        ];
        $context = stream_context_create(['ssl' => $tls]);
        $wait = $this->time_left($deadline);
        $socket = @stream_socket_client($remote, $code, $reason, $wait, STREAM_CLIENT_CONNECT, $context);
        return $socket ?: throw new FetchFailed("cannot connect to {$endpoint->authority()}: $reason");
    }

    /** @param resource $socket */
    private function send($socket, Endpoint $endpoint): void
    {
        fwrite($socket, implode("\r\n", [
            "GET {$endpoint->path} HTTP/1.1",
            "Host: {$endpoint->host_header()}",
            "User-Agent: {$this->user_agent}",
            'Accept: */*',
            'Accept-Encoding: identity',
            'Connection: close',
            '',
            '',
        ]));
    }

    /** @param resource $socket */
    private function receive($socket, float $deadline): HttpAnswer
    {
        $raw = '';
        $head = null;
        while (!feof($socket)) {
            $left = $this->time_left($deadline);
            stream_set_timeout($socket, (int) $left, (int) (fmod($left, 1) * 1_000_000));
            $raw .= (string) fread($socket, 16 * 1024);
            $head ??= ResponseHead::read($raw);
            $this->check_size($raw, $head);
            if ($head !== null && $head->is_complete($raw)) {
                break;
            }
        }
        if ($head === null) {
            throw new FetchFailed('no answer that is HTTP');
        }
        $body = Body::decode(substr($raw, $head->length), $head->headers, self::MAX_BODY_BYTES);
        return new HttpAnswer($head->status, $head->headers, $body);
    }

    private function check_size(string $raw, ?ResponseHead $head): void
    {
        $is_long_head = $head === null && strlen($raw) > self::MAX_HEAD_BYTES;
        if ($is_long_head || strlen($raw) > self::MAX_RAW_BYTES) {
            throw new FetchFailed('the answer is too large');
        }
        // A stream that was given as a feed would never end.
        if ($head !== null && preg_match('~^(audio|video)/~i', $head->headers['content-type'] ?? '') === 1) {
            throw new FetchFailed('the answer is sound, not a document');
        }
    }

    private function time_left(float $deadline): float
    {
        $left = $deadline - microtime(true);
        return $left > 0 ? $left : throw new FetchFailed('no answer in time');
    }
}
