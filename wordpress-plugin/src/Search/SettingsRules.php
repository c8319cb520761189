<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Fetch\Endpoint;
use Onda\Input;
use Onda\Settings\PostTypes;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about live search. */
final class SettingsRules
{
    /** magazine.md 8: instance ids up to 50. */
    public const MAX_ID = 50;
    private const MAX_COUNT = 50;
    private const MAX_TEXT = 200;
    private const MAX_OPTIONS = 10000;
    private const MAX_KEYWORDS = 20;

    /** @return array{search: array<string, mixed>, errors: array<string, string>} Errors by field (`search.instances.0.id`). */
    public static function read(mixed $input): array
    {
        $input = (is_array($input) ? $input : []) + Options::DEFAULTS;
        ['instances' => $instances, 'errors' => $errors] = self::instances($input['instances']);
        $search = [
            'engine' => Input::choice($input['engine'], Options::ENGINES),
            'suggestions' => Input::flag($input['suggestions']),
            'sphinx' => self::line($input['sphinx']),
            'shards' => self::words($input['shards']),
            'trending' => self::words($input['trending']),
            'approval' => Input::flag($input['approval']),
            'approved' => self::words($input['approved']),
            'highlight' => self::highlight($input['highlight']),
            'instances' => $instances,
        ];
        return ['search' => $search, 'errors' => $errors + self::wrong_servers($search)];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        $texts = ['type' => 'array', 'items' => $text];
        $boolean = ['type' => 'boolean'];
        $whole = ['type' => 'integer', 'minimum' => 0];
        $row = array_map(static fn(mixed $value): array => match (gettype($value)) {
            'boolean' => $boolean,
            'integer' => $whole,
            'array' => $texts,
            default => $text,
        }, Instance::DEFAULT_ROW);
        $highlight = ['enabled' => $boolean, 'selector' => $text, 'minWordLength' => $whole, 'whole' => $boolean]
            + ['scroll' => $boolean, 'scrollOffset' => ['type' => 'integer']];
        return self::record([
            'engine' => $text + ['enum' => Options::ENGINES],
            'suggestions' => $boolean,
            'sphinx' => $text,
            'shards' => $texts,
            'trending' => $texts,
            'approval' => $boolean,
            'approved' => $texts,
            'highlight' => self::record($highlight),
            'instances' => ['type' => 'array', 'maxItems' => self::MAX_ID, 'items' => self::record($row)],
        ]);
    }

    /** @param array<string, mixed> $properties */
    private static function record(array $properties): array
    {
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => $properties];
    }

    /** @return array{instances: list<array<string, mixed>>, errors: array<string, string>} */
    private static function instances(mixed $rows): array
    {
        $instances = $errors = [];
        foreach (self::rows($rows) as $place => $row) {
            $instance = self::instance($row);
            foreach (array_filter(self::wrong($instance, array_column($instances, 'id'))) as $field => $sentence) {
                $errors["search.instances.$place.$field"] = $sentence;
            }
            $instances[] = $instance;
        }
        return ['instances' => $instances, 'errors' => $errors];
    }

    /**
     * @param array<string, mixed> $search
     * @return array<string, string>
     */
    private static function wrong_servers(array $search): array
    {
        foreach (array_filter([$search['sphinx'], ...$search['shards']]) as $server) {
            if (Endpoint::parse("http://$server/")?->authority() !== $server) {
                return ['search.sphinx' => __('Write a server as host:port.', 'onda')];
            }
        }
        return [];
    }

    /** @return list<array<string, mixed>> Without those that are empty or removed. */
    private static function rows(mixed $rows): array
    {
        $is_written = static fn(mixed $row): bool =>
            is_array($row) && empty($row['remove']) && self::line($row['id'] ?? '') !== '';
        return array_values(array_filter(is_array($rows) ? $rows : [], $is_written));
    }

    /**
     * @param array<string, mixed> $row
     * @return array<string, mixed> As Instance::DEFAULT_ROW.
     */
    private static function instance(array $row): array
    {
        $read = [];
        foreach (Instance::DEFAULT_ROW as $name => $default) {
            $value = $row[$name] ?? (is_bool($default) ? false : $default);
            $read[$name] = match (gettype($default)) {
                'boolean' => Input::flag($value),
                'integer' => (int) self::line($value),
                'array' => self::words($value),
                default => self::line($value, $name === 'options' ? self::MAX_OPTIONS : self::MAX_TEXT),
            };
        }
        $choices = ['layout' => Instance::LAYOUTS, 'order' => Question::ORDERS, 'showMore' => Instance::MORE];
        foreach ($choices + ['redirect' => Instance::REDIRECTS] as $name => $values) {
            $read[$name] = Input::choice($read[$name], $values);
        }
        $read['types'] = Input::chosen($read['types'], PostTypes::all());
        return $read;
    }

    /**
     * @param array<string, mixed> $row
     * @param list<int> $taken
     * @return array<string, string> Field → sentence, empty where all is well.
     */
    private static function wrong(array $row, array $taken): array
    {
        /* translators: %d: the highest number. */
        $range = __('A number from 1 to %d.', 'onda');
        $is_record = $row['options'] === '' || str_starts_with((string) wp_json_encode(json_decode($row['options'])), '{');
        return [
            'id' => match (true) {
                $row['id'] < 1 || $row['id'] > self::MAX_ID => sprintf($range, self::MAX_ID),
                in_array($row['id'], $taken, true) => __('Another search has this number.', 'onda'),
                default => '',
            },
            'count' => $row['count'] >= 1 && $row['count'] <= self::MAX_COUNT ? '' : sprintf($range, self::MAX_COUNT),
            'options' => $is_record ? '' : __('This is not a JSON object.', 'onda'),
        ];
    }

    /** @return array<string, mixed> As Options::HIGHLIGHT. */
    private static function highlight(mixed $input): array
    {
        $input = is_array($input) ? $input : [];
        return [
            'enabled' => Input::flag($input['enabled'] ?? false),
            'selector' => self::line($input['selector'] ?? ''),
            'minWordLength' => max(1, (int) self::line($input['minWordLength'] ?? Options::HIGHLIGHT['minWordLength'])),
            'whole' => Input::flag($input['whole'] ?? false),
            'scroll' => Input::flag($input['scroll'] ?? false),
            'scrollOffset' => (int) self::line($input['scrollOffset'] ?? 0),
        ];
    }

    /** @return list<string> Written as a list or with commas between. */
    private static function words(mixed $value): array
    {
        $words = is_array($value) ? $value : explode(',', self::line($value, self::MAX_OPTIONS));
        $clean = array_filter(array_map(static fn(mixed $word): string => self::line($word), $words), strlen(...));
        return array_slice(array_values(array_unique($clean)), 0, self::MAX_KEYWORDS);
    }

    private static function line(mixed $value, int $max = self::MAX_TEXT): string
    {
        return mb_substr(Input::line($value), 0, $max);
    }
}
