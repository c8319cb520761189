<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** The stream that is heard, and which of the streams of a document it is. */
final class OwnStream
{
    private const PLAYLIST = '/\.(?:m3u|pls|xspf|asx)$/i';
    private string $authority = '';
    /** The path of the mount; empty for the root of a server. */
    private string $path = '';
    private string $number = '';
    /** The feed was asked for one mount: it tells of no other. */
    private bool $is_asked;
    private bool $is_named;

    public function __construct(string $stream, string $feed)
    {
        [$query, $asked] = [self::query($stream), self::query($feed)];
        [$this->authority, $this->path] = self::parts($stream);
        $mount = $asked['mount'] ?? $query['mount'] ?? $query['mp'] ?? '';
        if ($mount !== '') {
            $this->path = self::path($mount);
        }
        $this->is_asked = isset($asked['mount']);
        $this->is_named = $this->authority !== '' || $this->is_asked;
        $is_numbered = preg_match('~^/stream/(\d{1,4})$~D', $this->path, $number) === 1;
        // The root of a server plays its first stream.
        $root = $this->path === '' && $this->is_named ? '1' : '';
        $this->number = $asked['sid'] ?? $query['sid'] ?? ($is_numbered ? $number[1] : $root);
    }

    /**
     * Whole addresses are compared first, then paths, then the ends of paths, before which a proxy may have put
     * something. A single stream is ours whatever it is called; of several that are called otherwise, none.
     *
     * @param list<array{addresses: list<string>, number: string}> $streams
     * @param list<int>|null $sending Places of those to which somebody sends; null for all.
     * @param list<int> $off Places of those that are told to be off.
     * @return int|null Its place in the list.
     */
    public function of(array $streams, ?array $sending = null, array $off = []): ?int
    {
        $sending ??= array_keys($streams);
        $numbers = array_column($streams, 'number');
        $numbered = $this->number === '' ? false : array_search($this->number, $numbers, true);
        if ($numbered !== false) {
            return $numbered;
        }
        if (!$this->is_named) {
            $on = array_values(array_diff($sending, $off));
            return $on[0] ?? $sending[0] ?? null;
        }
        $is_only = count($sending) === 1 && !$this->is_asked;
        return $this->by_address($streams) ?? ($is_only ? $sending[0] : null);
    }

    /** @param list<array{addresses: list<string>, number: string}> $streams */
    private function by_address(array $streams): int|null
    {
        $served = array_map(static fn(array $stream): array => array_map(self::parts(...), $stream['addresses']), $streams);
        foreach ([$this->is_whole(...), $this->is_path(...), $this->is_end(...)] as $is_alike) {
            $found = array_filter($served, static fn(array $addresses): bool =>
                array_filter($addresses, static fn(array $parts): bool => $is_alike(...$parts)) !== []);
            $found = count($found) > 1 ? $this->nearest($found) : $found;
            if ($found !== []) {
                return count($found) === 1 ? array_key_first($found) : null;
            }
        }
        return null;
    }

    private function is_whole(string $authority, string $path): bool
    {
        return $authority !== '' && $authority === $this->authority && $path === $this->path;
    }

    private function is_path(string $authority, string $path): bool
    {
        return $path === $this->path;
    }

    private function is_end(string $authority, string $path): bool
    {
        return $path !== '' && str_ends_with($this->path, $path);
    }

    /**
     * Those that share most of the path, and of these the one whose port stands in it: `/radio/8010/radio.mp3`.
     *
     * @param array<int, list<array{string, string}>> $served
     * @return array<int, list<array{string, string}>>
     */
    private function nearest(array $served): array
    {
        $lengths = array_map(fn(array $addresses): int => max(array_map(fn(array $parts): int =>
            $this->is_end(...$parts) ? strlen($parts[1]) : 0, $addresses)), $served);
        $longest = array_intersect_key($served, array_flip(array_keys($lengths, max($lengths), true)));
        $with_port = array_filter($longest, fn(array $addresses): bool => array_filter($addresses, fn(array $parts): bool =>
            preg_match('/:(\d+)$/', $parts[0], $port) === 1 && str_contains($this->path, "/$port[1]/")) !== []);
        return count($with_port) === 1 ? $with_port : $longest;
    }

    /** @return array{string, string} Host with its port, and path, both empty where the address has none. */
    private static function parts(string $address): array
    {
        $is_address = preg_match('~^(https?:)?//([^/?#]+)([^?#]*)(.*)~is', trim($address), $of) === 1;
        if (!$is_address) {
            return ['', self::path((string) strtok(trim($address), '?#'))];
        }
        $query = self::query($address);
        $authority = (string) preg_replace(['/^.*@/', '/:(?:80|443)$/'], '', strtolower($of[2]));
        return [$authority, self::path($query['mount'] ?? $query['mp'] ?? $of[3])];
    }

    private static function path(string $path): string
    {
        $path = rawurldecode($path);
        $path = rtrim((string) preg_replace(['~;[^/]*$~', self::PLAYLIST], '', $path), '/');
        return $path === '' ? '' : '/' . ltrim($path, '/');
    }

    /** @return array<string, string> */
    private static function query(string $address): array
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);
        return array_filter($query, static fn(mixed $value): bool => is_string($value) && $value !== '');
    }
}
