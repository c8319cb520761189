<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A real HTTP server on loopback that notes every request: the station's server, or the canary that must see none. */
final class UpstreamServer
{
    /** @var resource */
    private $process;
    private string $log;
    public readonly int $port;

    /** @param string $script What it answers, a file of tests/bin. */
    public function __construct(string $script = 'upstream.php')
    {
        $this->port = self::free_port();
        $this->log = (string) tempnam(sys_get_temp_dir(), 'onda-upstream');
        $environment = ['ONDA_UPSTREAM_LOG' => $this->log, 'PHP_CLI_SERVER_WORKERS' => '4'] + getenv();
        $command = [PHP_BINARY, '-n', '-d', 'display_errors=0', '-S', "127.0.0.1:{$this->port}", __DIR__ . "/bin/$script"];
        $silence = ['file', '/dev/null', 'w'];
        $this->process = proc_open($command, [1 => $silence, 2 => $silence], $pipes, null, $environment);
        self::wait($this->authority());
    }

    public function authority(): string
    {
        return "127.0.0.1:{$this->port}";
    }

    public function url(string $path = '/'): string
    {
        return "http://{$this->authority()}$path";
    }

    /** @return list<string> Paths with their queries, in order. */
    public function requests(): array
    {
        return file($this->log, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES) ?: [];
    }

    public function forget(): void
    {
        file_put_contents($this->log, '');
    }

    public function stop(): void
    {
        // The workers are children: they end with their master's group only when asked one by one.
        $id = proc_get_status($this->process)['pid'];
        $children = array_filter(explode(' ', trim((string) @file_get_contents("/proc/$id/task/$id/children"))));
        array_map(static fn(string $child): bool => posix_kill((int) $child, 15), $children);
        proc_terminate($this->process);
        proc_close($this->process);
        unlink($this->log);
    }

    /** @param string $authority `host:port` of a server that was started. */
    public static function wait(string $authority): void
    {
        $deadline = microtime(true) + 5;
        do {
            $socket = @stream_socket_client("tcp://$authority", $code, $reason, 0.2);
        } while ($socket === false && microtime(true) < $deadline);
        $socket === false ? throw new \RuntimeException('the upstream server did not start') : fclose($socket);
    }

    public static function free_port(): int
    {
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        $port = (int) substr((string) strrchr((string) stream_socket_get_name($socket, false), ':'), 1);
        fclose($socket);
        return $port;
    }
}
