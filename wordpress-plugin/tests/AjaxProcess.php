<?php

declare(strict_types=1);

namespace Onda\Tests;

/** The real admin-ajax.php over the real database, in a process of its own. */
final class AjaxProcess
{
    /**
     * @param resource $process
     * @param resource $output
     */
    private function __construct(private $process, private $output)
    {
    }

    /**
     * @param UpstreamServer $upstream Trusted, and stands for every provider.
     * @param array<string, string> $server What else `$_SERVER` holds.
     * @param list<string> $options Of PHP's command line.
     */
    public static function start(string $fields, UpstreamServer $upstream, array $server = [], array $options = []): self
    {
        $place = [rtrim(ABSPATH, '/'), $_SERVER['HTTP_HOST'], $upstream->authority()];
        $command = [PHP_BINARY, ...$options, '-d', 'display_errors=0', __DIR__ . '/bin/ajax.php', ...$place, $fields, json_encode((object) $server)];
        $process = proc_open($command, [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
        return new self($process, $pipes[1]);
    }

    /** @return array{json: mixed, text: string, end: string} `end` is the status and `early` or `late`. */
    public function finish(): array
    {
        $printed = trim((string) stream_get_contents($this->output));
        proc_close($this->process);
        $end = substr((string) strrchr("\n$printed", "\n"), 1);
        $json = trim(substr($printed, 0, -strlen($end)));
        wp_cache_flush();
        return ['json' => json_decode($json, true) ?? ['unread' => $printed], 'text' => $json, 'end' => $end];
    }
}
