<?php

declare(strict_types=1);

namespace Onda\Rest;

defined('ABSPATH') || exit;

/** Makes the JSON schemas of arguments and answers, in the words that WordPress and OpenAPI share. */
final class JsonSchema
{
    public const MAX_PAGE = 1000;
    public const MAX_IDS = 100;
    private const ID = '^[a-z0-9][a-z0-9-]{0,39}$';

    /** @return array<string, mixed> */
    public static function text(string $description, int $max = 0): array
    {
        return ['type' => 'string', 'description' => $description] + ($max > 0 ? ['maxLength' => $max] : []);
    }

    /** @return array<string, mixed> */
    public static function slug(string $description): array
    {
        return ['type' => 'string', 'description' => $description, 'pattern' => self::ID];
    }

    /** @return array<string, mixed> */
    public static function number(string $description, int $min = 0, int $max = 0): array
    {
        $limits = ['minimum' => $min] + ($max > 0 ? ['maximum' => $max] : []);
        return ['type' => 'integer', 'description' => $description] + $limits;
    }

    /** @return array<string, mixed> */
    public static function flag(string $description): array
    {
        return ['type' => 'boolean', 'description' => $description];
    }

    /**
     * @param list<string> $words
     * @return array<string, mixed>
     */
    public static function word(string $description, array $words): array
    {
        return ['type' => 'string', 'description' => $description, 'enum' => $words];
    }

    /**
     * @param array<string, mixed> $items
     * @return array<string, mixed>
     */
    public static function list(string $description, array $items, int $max = 0): array
    {
        $limits = $max > 0 ? ['maxItems' => $max] : [];
        return ['type' => 'array', 'description' => $description, 'items' => $items] + $limits;
    }

    /**
     * Every property is there in each answer, but those in `$optional`.
     *
     * @param array<string, array<string, mixed>> $properties
     * @param list<string> $optional
     * @return array<string, mixed>
     */
    public static function object(string $title, array $properties, array $optional = []): array
    {
        $links = ['_links' => ['type' => 'object', 'description' => 'Addresses of what belongs to it, by relation.']];
        return [
            'title' => $title,
            'type' => 'object',
            'properties' => $properties + $links,
            'required' => array_values(array_diff(array_keys($properties), $optional)),
        ];
    }

    /**
     * @param array<string, mixed> $schema
     * @return array<string, mixed>
     */
    public static function or_null(array $schema): array
    {
        return ['type' => [$schema['type'], 'null']] + $schema;
    }

    /** @return array<string, array<string, mixed>> The arguments `page` and `per_page`. */
    public static function paging(int $per_page = 10, int $max = 50): array
    {
        return [
            'page' => self::number('Page of the collection.', 1, self::MAX_PAGE) + ['default' => 1],
            'per_page' => self::number('Items in one page.', 1, $max) + ['default' => $per_page],
        ];
    }

    /** @return array<string, mixed> Ids, as a list or with commas between. */
    public static function ids(string $description): array
    {
        $items = ['type' => 'integer', 'minimum' => 1];
        return ['required' => true, 'minItems' => 1] + self::list($description, $items, self::MAX_IDS);
    }
}
