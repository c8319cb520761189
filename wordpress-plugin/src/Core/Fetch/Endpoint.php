<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use WpOrg\Requests\Exception as RequestsException;
use WpOrg\Requests\IdnaEncoder;

defined('ABSPATH') || exit;

/** An http(s) address, parsed strictly: an ambiguous one is refused. */
final class Endpoint
{
    private const PATTERN = '~^(https?)://([a-z0-9.\x80-\xff-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?'
        . '(/[\x21-\x7e\x80-\xff]*)?$~iD';
    /** Letters that every browser keeps in a host; some others are read in two ways. */
    private const HOST_LETTERS = '~^[a-z0-9.\x{df}-\x{f6}\x{f8}-\x{131}\x{134}-\x{13e}\x{142}-\x{148}\x{14b}-\x{17e}'
        . '\x{3ac}-\x{3ce}\x{430}-\x{45f}\x{491}\x{3041}-\x{3096}\x{30a1}-\x{30fa}\x{4e00}-\x{9fa5}\x{ac00}-\x{d7a3}-]+$~Du';
    private const DEFAULT_PORTS = ['http' => 80, 'https' => 443];

    private function __construct(
        public readonly string $scheme,
        /** Lower case, without brackets. */
        public readonly string $host,
        public readonly int $port,
        /** The path with its query. */
        public readonly string $path,
    ) {
    }

    /** Null for another scheme, user names, backslashes, spaces, fragments, odd hosts and odd spellings of IPv4. */
    public static function parse(string $url): ?self
    {
        if (preg_match(self::PATTERN, $url, $part) !== 1 || strpbrk($url, '\\#') !== false) {
            return null;
        }
        $scheme = strtolower($part[1]);
        $host = rtrim(strtolower(trim(self::resolvable($part[2]), '[]')), '.');
        $port = (int) (($part[3] ?? '') === '' ? self::DEFAULT_PORTS[$scheme] : $part[3]);
        if ($port < 1 || $port > 65535 || !self::is_host($host)) {
            return null;
        }
        return new self($scheme, $host, $port, self::escaped(($part[4] ?? '') === '' ? '/' : $part[4]));
    }

    /** The address a redirect names, which may be relative. */
    public function follow(string $location): ?self
    {
        $location = trim($location);
        if (preg_match('~^[a-z][a-z0-9+.-]*:~i', $location) === 1) {
            return self::parse($location);
        }
        if (str_starts_with($location, '//')) {
            return self::parse($this->scheme . ':' . $location);
        }
        $path = str_starts_with($location, '/') ? $location : dirname(strtok($this->path, '?') . 'x') . '/' . $location;
        return $this->at('/' . ltrim($path, '/'));
    }

    /** Another path of the same server. */
    public function at(string $path): ?self
    {
        return self::parse("{$this->scheme}://{$this->authority()}$path");
    }

    public function url(): string
    {
        return "{$this->scheme}://{$this->authority()}{$this->path}";
    }

    /** The address as a person writes it: without the default port of its scheme. */
    public function written(): string
    {
        return "{$this->scheme}://{$this->host_header()}{$this->path}";
    }

    /** `host:port`, always with the port. */
    public function authority(): string
    {
        $host = str_contains($this->host, ':') ? "[{$this->host}]" : $this->host;
        return "$host:{$this->port}";
    }

    /** The value of a browser's header `Host`. */
    public function host_header(): string
    {
        $port = self::DEFAULT_PORTS[$this->scheme] === $this->port ? '' : ":{$this->port}";
        return (str_contains($this->host, ':') ? "[{$this->host}]" : $this->host) . $port;
    }

    /** The host in the DNS: `emisoraespaña.example` is `xn--emisoraespaa-khb.example`. Empty for an invalid host. */
    public static function resolvable(string $host): string
    {
        if (preg_match('/[\x80-\xff]/', $host) !== 1) {
            return $host;
        }
        $has_case = preg_match('//u', $host) === 1 && extension_loaded('mbstring');
        $small = $has_case ? mb_strtolower($host, 'UTF-8') : $host;
        try {
            return preg_match(self::HOST_LETTERS, $small) === 1 ? IdnaEncoder::encode($small) : '';
        } catch (RequestsException) {
            return '';
        }
    }

    /** The path as a browser sends it. */
    private static function escaped(string $path): string
    {
        $encoded = static fn(array $letter): string => rawurlencode($letter[0]);
        return (string) preg_replace_callback('/[\x80-\xff]+/', $encoded, $path);
    }

    /** Resolvers read 2130706433, 0x7f.1, 0177.0.0.1 and 127.1 as loopback: an IPv4 host is dotted quad or refused. */
    private static function is_host(string $host): bool
    {
        if (str_contains($host, ':')) {
            return filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false;
        }
        if (preg_match('/(^|\.)(\d+|0x[0-9a-f]*)$/', $host) === 1) {
            return filter_var($host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4) !== false;
        }
        return filter_var($host, FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME) !== false;
    }
}
