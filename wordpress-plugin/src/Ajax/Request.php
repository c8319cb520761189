<?php

declare(strict_types=1);

namespace Onda\Ajax;

defined('ABSPATH') || exit;

/** What was asked, by form fields or query: the only reader of superglobals. */
final class Request
{
    private const MAX_LENGTH = 200;
    private const USER_COOKIE = 'wordpress_logged_in_';

    /**
     * @param array<mixed> $fields Not slashed.
     * @param array<mixed> $cookies
     * @param string $address Network address of the visitor, or of a proxy before them.
     */
    public function __construct(private array $fields, private array $cookies = [], private string $address = '')
    {
    }

    /** @param bool $is_slashed WordPress slashes the input after the must-use plugins and the plugins are loaded. */
    public static function from_globals(bool $is_slashed): self
    {
        $fields = $_POST + $_GET;
        return new self($is_slashed ? wp_unslash($fields) : $fields, $_COOKIE, (string) ($_SERVER['REMOTE_ADDR'] ?? ''));
    }

    /** A short text; empty when it is missing, too long, a list or not UTF-8. */
    public function text(string $name): string
    {
        return self::clean($this->fields[$name] ?? '');
    }

    /**
     * A field written `name[key]=value`.
     *
     * @return array<string, string>|null Null when it is missing or something else.
     */
    public function map(string $name): ?array
    {
        $field = $this->fields[$name] ?? null;
        if (!is_array($field)) {
            return null;
        }
        $map = [];
        foreach ($field as $key => $value) {
            $map[self::clean((string) $key)] = self::clean($value);
        }
        unset($map['']);
        return $map;
    }

    /** Whether a visitor may be signed in, without asking who. */
    public function has_user_cookie(): bool
    {
        foreach (array_keys($this->cookies) as $name) {
            if (str_starts_with((string) $name, self::USER_COOKIE)) {
                return true;
            }
        }
        return false;
    }

    /** The visitor in 16 characters that name nobody, for limits; everybody in a home's IPv6 network is one. */
    public function visitor(): string
    {
        $bytes = (string) @inet_pton($this->address);
        $network = strlen($bytes) === 16 ? substr($bytes, 0, 8) : $bytes;
        return substr(hash_hmac('sha256', $network, wp_salt('nonce')), 0, 16);
    }

    private static function clean(mixed $value): string
    {
        $is_short_text = is_string($value) && strlen($value) <= self::MAX_LENGTH && preg_match('//u', $value) === 1;
        return $is_short_text ? $value : '';
    }
}
