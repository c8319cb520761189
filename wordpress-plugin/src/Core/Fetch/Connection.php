<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** Opens a socket to a checked network address. TCP and TLS share one deadline. */
final class Connection
{
    /** @param string $authorities File of the certificates that are trusted; WordPress's own when empty. */
    public function __construct(private string $authorities = '')
    {
    }

    /**
     * @param float $deadline On the clock of `microtime(true)`.
     * @return resource Blocking.
     * @throws FetchFailed `connect`, `time`, `tls` or `certificate`
     */
    public function open(Endpoint $endpoint, string $address, float $deadline)
    {
        $missing = HostFunctions::missing(HostFunctions::SOCKETS);
        if ($missing !== []) {
            throw new FetchFailed('this host disables ' . implode(', ', $missing), reason: 'connect');
        }
        $context = stream_context_create(['ssl' => $this->tls($endpoint->host) + ['capture_peer_cert' => true]]);
        $remote = sprintf('tcp://%s:%d', str_contains($address, ':') ? "[$address]" : $address, $endpoint->port);
        $wait = self::time_left($deadline);
        $socket = @stream_socket_client($remote, $code, $reason, $wait, STREAM_CLIENT_CONNECT, $context)
            ?: throw new FetchFailed("cannot connect to {$endpoint->authority()}: $reason", reason: 'connect');
        if ($endpoint->scheme === 'https') {
            $this->secure($socket, $endpoint, $deadline);
        }
        return $socket;
    }

    /**
     * Sends a GET.
     *
     * @param resource $socket
     * @param list<string> $headers Beside those that every request has.
     */
    public static function ask($socket, Endpoint $endpoint, array $headers): void
    {
        $always = ["Host: {$endpoint->host_header()}", 'Accept: */*', 'Accept-Encoding: identity', 'Connection: close'];
        fwrite($socket, implode("\r\n", ["GET {$endpoint->path} HTTP/1.1", ...$always, ...$headers, '', '']));
    }

    /**
     * The next piece of an answer.
     *
     * @param resource $socket
     * @throws FetchFailed Where nothing comes until `$end`.
     */
    public static function read($socket, float $end, float $now): string
    {
        $left = self::time_left($end, $now);
        stream_set_timeout($socket, (int) $left, (int) (fmod($left, 1) * 1_000_000));
        return (string) fread($socket, 16 * 1024);
    }

    /**
     * When the certificate of an open socket ends, as Unix time; null without one.
     *
     * @param resource $socket
     */
    public static function certificate_end($socket): ?int
    {
        $certificate = stream_context_get_options($socket)['ssl']['peer_certificate'] ?? null;
        $read = $certificate === null ? false : HostFunctions::call('openssl_x509_parse', $certificate);
        return is_array($read) ? (int) $read['validTo_time_t'] : null;
    }

    /** @throws FetchFailed */
    public static function time_left(float $deadline, ?float $now = null): float
    {
        $left = $deadline - ($now ?? microtime(true));
        return $left > 0 ? $left : throw new FetchFailed('no answer in time', reason: 'time');
    }

    /**
     * The handshake does not block, because its time limit would come on top of that of the connection.
     *
     * @param resource $socket
     */
    private function secure($socket, Endpoint $endpoint, float $deadline): void
    {
        $told = '';
        set_error_handler(static function (int $level, string $message) use (&$told): bool {
            $told .= "$message ";
            return true;
        });
        try {
            stream_set_blocking($socket, false);
            while (($done = stream_socket_enable_crypto($socket, true, STREAM_CRYPTO_METHOD_TLS_CLIENT)) === 0) {
                self::wait($socket, self::time_left($deadline));
            }
            stream_set_blocking($socket, true);
        } finally {
            restore_error_handler();
        }
        if ($done !== true) {
            throw self::refused($endpoint, $told);
        }
    }

    private static function refused(Endpoint $endpoint, string $told): FetchFailed
    {
        $is_certificate = preg_match('/certificate|Peer .* did not match/i', $told) === 1;
        $reason = $is_certificate ? 'certificate' : 'tls';
        return new FetchFailed("cannot connect to {$endpoint->authority()}: $told", reason: $reason);
    }

    /** @param resource $socket */
    private static function wait($socket, float $seconds): void
    {
        $read = [$socket];
        $write = $except = null;
        @stream_select($read, $write, $except, (int) $seconds, (int) (fmod($seconds, 1) * 1_000_000));
    }

    /** @return array<string, mixed> */
    private function tls(string $host): array
    {
        return [
            'peer_name' => $host,
            'SNI_enabled' => true,
            'verify_peer' => true,
            'verify_peer_name' => true,
            'cafile' => $this->authorities ?: ABSPATH . WPINC . '/certificates/ca-bundle.crt',
        ];
    }
}
