<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Text\FormText;

defined('ABSPATH') || exit;

/** The request, by form fields or query: the only reader of superglobals. */
final class Request
{
    private const MAX_LENGTH = 200;
    private const MAX_AGENT_LENGTH = 500;
    private const MAX_DIGITS = 18;
    /** The name before the hash, unless wp-config.php sets another. */
    private const USER_COOKIE = 'wordpress_logged_in_';

    /**
     * @param array<mixed> $fields Not slashed.
     * @param array<mixed> $cookies
     * @param array<mixed> $server Method, headers and address, in the shape of `$_SERVER`.
     * @param list<string> $proxies The site's own, as AddressBlocks reads them: their X-Forwarded-For is believed.
     * @param array<mixed> $files The shape is that of `$_FILES`.
     */
    public function __construct(
        private array $fields,
        private array $cookies = [],
        private array $server = [],
        private array $proxies = [],
        private array $files = [],
    ) {
    }

    /** @param bool $is_slashed WordPress slashes the input after the must-use plugins and the plugins are loaded. */
    public static function from_globals(bool $is_slashed): self
    {
        $fields = $_POST + $_GET;
        $proxies = defined('ONDA_PROXIES') ? array_map(trim(...), explode(',', (string) constant('ONDA_PROXIES'))) : [];
        return $is_slashed
            ? new self(wp_unslash($fields), wp_unslash($_COOKIE), wp_unslash($_SERVER), $proxies, $_FILES)
            : new self($fields, $_COOKIE, $_SERVER, $proxies);
    }

    /** @return self The same with other fields; `$server` comes before its own, as `$_SERVER`. */
    public function with(array $fields, array $server): self
    {
        return new self($fields, $this->cookies, $server + $this->server, $this->proxies);
    }

    public function has(string $name): bool
    {
        return isset($this->fields[$name]);
    }

    public function is_empty(): bool
    {
        return $this->fields === [];
    }

    /** Whether the request has credentials of a visitor. */
    public function has_credentials(): bool
    {
        $names = ['HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'PHP_AUTH_DIGEST', 'REMOTE_USER'];
        return $this->cookies !== [] || array_intersect_key($this->server, array_flip($names)) !== [];
    }

    /** A short text; empty when it is missing, too long, a list or not UTF-8. */
    public function text(string $name, int $max_bytes = self::MAX_LENGTH): string
    {
        return self::clean($this->fields[$name] ?? '', $max_bytes);
    }

    /** A number above 0, or 0 for anything else. */
    public function id(string $name): int
    {
        $text = $this->text($name);
        return ctype_digit($text) && strlen($text) <= self::MAX_DIGITS ? (int) $text : 0;
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

    /** The beginning of a text; empty when it is missing, a list or not UTF-8. */
    public function beginning(string $name, int $max_characters): string
    {
        $value = $this->fields[$name] ?? '';
        $is_text = is_string($value) && preg_match('//u', $value) === 1;
        return $is_text ? mb_substr($value, 0, $max_characters, 'UTF-8') : '';
    }

    /**
     * A form within a field: written as a list, or serialized into one text.
     *
     * @return array<mixed> Not checked; empty when it is longer than any form of ours.
     */
    public function form(string $name): array
    {
        $sent = $this->fields[$name] ?? [];
        if (is_string($sent)) {
            return FormText::fields($sent);
        }
        return is_array($sent) && count($sent, COUNT_RECURSIVE) <= FormText::MAX_FIELDS ? $sent : [];
    }

    /** @return array<mixed> A form of the admin, of any size that PHP accepts; not checked. */
    public function sent(string $name): array
    {
        $sent = $this->fields[$name] ?? [];
        return is_array($sent) ? $sent : [];
    }

    /** @return array<mixed> Filters that stand in an address by themselves; not checked. */
    public function filters(): array
    {
        $names = ['customset', 'categoryset', 'termset', 'aspf', 'asp_gen', 'post_date_from', 'post_date_to'];
        $filters = array_intersect_key($this->fields, array_flip($names));
        return count($filters, COUNT_RECURSIVE) <= FormText::MAX_FIELDS ? $filters : [];
    }

    /** Whether a visitor may be signed in, without a check. */
    public function has_user_cookie(): bool
    {
        $own_name = defined('LOGGED_IN_COOKIE') ? LOGGED_IN_COOKIE : self::USER_COOKIE;
        $names = array_map(strval(...), array_keys($this->cookies));
        return array_filter($names, static fn(string $name): bool =>
            $name === $own_name || str_starts_with($name, self::USER_COOKIE)) !== [];
    }

    public function cookie(string $name, int $max_bytes = self::MAX_LENGTH): string
    {
        return self::clean($this->cookies[$name] ?? '', $max_bytes);
    }

    public function method(): string
    {
        return strtoupper(self::clean($this->server['REQUEST_METHOD'] ?? ''));
    }

    /** The path of the requested address, without its query. */
    public function path(): string
    {
        return (string) parse_url(self::clean($this->server['REQUEST_URI'] ?? ''), PHP_URL_PATH);
    }

    /**
     * @param string $name As sent, for example `Sec-Fetch-Site`.
     * @return string A question mark for what cannot be read, because it is too long or not UTF-8: it is not missing.
     */
    public function header(string $name): string
    {
        $sent = $this->server['HTTP_' . strtoupper(strtr($name, '-', '_'))] ?? '';
        $read = self::clean($sent);
        return $read === '' && $sent !== '' ? '?' : $read;
    }

    /** The visitor's network as 16 characters that identify nobody and change daily. An IPv6 /64 is one network. */
    public function network(): string
    {
        return $this->networks()[0];
    }

    /** The text of an uploaded file; null for one that is larger than this or than PHP allows. */
    public function upload(string $name, int $max_bytes): ?string
    {
        $file = ($this->files[$name] ?? []) + ['error' => 0, 'size' => 0, 'tmp_name' => ''];
        $is_larger = $file['error'] === UPLOAD_ERR_INI_SIZE || $file['size'] > $max_bytes;
        $is_file = !$is_larger && is_string($file['tmp_name']) && is_uploaded_file($file['tmp_name']);
        return $is_file ? (string) file_get_contents($file['tmp_name']) : ($is_larger ? null : '');
    }

    /** The user agent; longer than other headers may be. */
    public function agent(): string
    {
        $agent = (string) ($this->server['HTTP_USER_AGENT'] ?? '');
        return self::clean(substr($agent, 0, self::MAX_AGENT_LENGTH), self::MAX_AGENT_LENGTH);
    }

    /** @return non-empty-list<string> The same for each block of `Network::blocks`. */
    public function networks(): array
    {
        return Network::marks($this->ip(), self::salt_of_today());
    }

    /** Network and browser, by user agent and languages, as 16 characters that identify nobody and change daily. */
    public function browser(): string
    {
        $looks = "{$this->network()}|{$this->agent()}|{$this->header('Accept-Language')}";
        return substr(hash_hmac('sha256', $looks, self::salt_of_today()), 0, 16);
    }

    /** Network and browser in 32 characters that identify nobody and differ with another salt. */
    public function visitor(string $salt): string
    {
        $network = Network::blocks($this->ip())[0];
        return substr(hash_hmac('sha256', "$network|{$this->agent()}", $salt), 0, 32);
    }

    /** The visitor's address. */
    public function ip(): string
    {
        return $this->hops()->visitor();
    }

    /** The address of a proxy that the site does not list: all visitors behind it count as one. Empty for none. */
    public function unknown_proxy(): string
    {
        return $this->hops()->unknown_proxy();
    }

    /** Only the end of a long forwarding header is read. */
    private function hops(): Hops
    {
        $written = $this->server['HTTP_X_FORWARDED_FOR'] ?? '';
        $end = is_string($written) ? self::clean(substr($written, -self::MAX_LENGTH)) : '';
        return new Hops($end, self::clean($this->server['REMOTE_ADDR'] ?? ''), $this->proxies);
    }

    /** Constants only: an early answer is given before wp_salt() exists. */
    private static function salt_of_today(): string
    {
        $secrets = array_filter(['NONCE_SALT', 'AUTH_KEY', 'DB_PASSWORD'], 'defined');
        return gmdate('Y-m-d') . implode('', array_map('constant', $secrets));
    }

    private static function clean(mixed $value, int $max_bytes = self::MAX_LENGTH): string
    {
        $is_short_text = is_string($value) && strlen($value) <= $max_bytes && preg_match('//u', $value) === 1;
        return $is_short_text ? $value : '';
    }
}
