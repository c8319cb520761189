<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/**
 * Names of fields as MailPoet writes them, different on every site, so that robots cannot know them. A field called
 * `email` is a trap.
 */
final class FieldNames
{
    public const EMAIL = 'email';
    public const FIRST_NAME = 'first_name';
    public const LAST_NAME = 'last_name';
    public const LISTS = 'segments';
    public const CONSENT = 'consent';
    private const PREFIX = 'form_field_';
    private const HASH_LENGTH = 12;

    public static function of(string $name): string
    {
        $secret = defined('AUTH_KEY') ? (string) constant('AUTH_KEY') : '';
        $hash = substr(md5($secret . home_url() . $name), 0, self::HASH_LENGTH);
        return self::PREFIX . base64_encode("{$hash}_$name");
    }

    /**
     * The hash is not compared: a page from a cache may have another.
     *
     * @param array<mixed> $data The field `data` of a request.
     * @return array<string, mixed> By plain name.
     */
    public static function read(array $data): array
    {
        $fields = [];
        foreach ($data as $key => $value) {
            $name = is_string($key) && str_starts_with($key, self::PREFIX) ? self::plain($key) : '';
            $fields += $name === '' ? [] : [$name => $value];
        }
        return $fields;
    }

    private static function plain(string $written): string
    {
        $decoded = (string) base64_decode(substr($written, strlen(self::PREFIX)), true);
        return substr($decoded, self::HASH_LENGTH + 1);
    }
}
