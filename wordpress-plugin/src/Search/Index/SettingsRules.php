<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Input;
use Onda\Settings\PostTypes;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about the search index. */
final class SettingsRules
{
    public const MAX_FIELDS = 20;
    /** Longer lists slow down every word that is read. */
    private const MAX_TEXT = 10_000;

    /** @return array{searchIndex: array<string, mixed>, errors: array<string, string>} */
    public static function read(mixed $input): array
    {
        $input = (is_array($input) ? $input : []) + Options::DEFAULTS;
        $fields = self::fields($input['fields']);
        $index = [
            'types' => Input::chosen($input['types'], PostTypes::all()),
            'fields' => $fields,
            'attachments' => Input::flag($input['attachments']),
            'stopWords' => self::text($input['stopWords']),
            'synonyms' => self::text($input['synonyms']),
        ];
        /* translators: %d: number of fields. */
        $sentence = sprintf(__('At most %d fields.', 'onda'), self::MAX_FIELDS);
        $errors = count($fields) > self::MAX_FIELDS ? ['searchIndex.fields' => $sentence] : [];
        return ['searchIndex' => $index, 'errors' => $errors];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        $texts = ['type' => 'array', 'items' => $text];
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => [
            'types' => $texts,
            'fields' => $texts,
            'attachments' => ['type' => 'boolean'],
            'stopWords' => $text,
            'synonyms' => $text,
        ]];
    }

    /** @return list<string> Written with commas between, or as a list. */
    private static function fields(mixed $value): array
    {
        $names = is_array($value) ? array_filter($value, is_string(...)) : explode(',', self::text($value));
        return array_values(array_unique(array_filter(array_map('trim', $names))));
    }

    private static function text(mixed $value): string
    {
        $text = is_string($value) ? wp_check_invalid_utf8($value) : '';
        $text = (string) preg_replace('/[\x00-\x09\x0B\x0C\x0E-\x1F\x7F]+/', ' ', $text);
        return mb_substr(trim($text), 0, self::MAX_TEXT);
    }
}
