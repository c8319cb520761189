<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** Reads what a form, REST or WP-CLI sends for a record: the values, and a sentence for each that is wrong. */
final class RecordReader
{
    /** @var array<string, string> */
    private array $errors = [];

    private function __construct()
    {
    }

    /**
     * @param mixed $input The whole option as sent.
     * @return array{values: array<string, mixed>, errors: array<string, string>} Values by name; errors by field
     *     (`stations.0.stream`).
     */
    public static function read(Record $record, mixed $input): array
    {
        $reader = new self();
        $input = is_array($input) ? $input : [];
        $sent = $record->part === '' ? $input : ($input[$record->part] ?? []);
        $path = $record->part === '' ? '' : "$record->part.";
        $values = $reader->values($record->settings, is_array($sent) ? $sent : [], $path, []);
        $reader->check($record->settings, $values, $path, []);
        return ['values' => $values, 'errors' => $reader->errors];
    }

    /**
     * @param list<Setting> $settings
     * @param array<mixed> $sent
     * @param array<string, mixed> $around What of the enclosing part was read before.
     * @return array<string, mixed>
     */
    private function values(array $settings, array $sent, string $path, array $around): array
    {
        $values = [];
        foreach ($settings as $setting) {
            $value = $sent[$setting->name] ?? ($setting->kind === Kind::Flag ? false : $setting->default);
            $values[$setting->name] = match ($setting->kind) {
                Kind::Group => $this->group($setting, $value, "$path$setting->name."),
                Kind::Rows => $this->rows($setting->rows, $value, "$path$setting->name", $values),
                Kind::Custom => ($setting->read)($value, $around, $sent),
                default => self::value($setting, $value),
            };
        }
        return $values;
    }

    /**
     * @param list<Setting> $settings
     * @param array<string, mixed> $values
     * @param list<mixed> $ids Ids of the rows above.
     */
    private function check(array $settings, array $values, string $path, array $ids): void
    {
        foreach ($settings as $setting) {
            foreach ($setting->wrong($values[$setting->name], $values, $ids) as $place => $sentence) {
                $this->errors["$path$setting->name$place"] = $sentence;
            }
        }
    }

    /** @return array<string, mixed> */
    private function group(Setting $group, mixed $sent, string $path): array
    {
        $values = $this->values($group->settings, is_array($sent) ? $sent : [], $path, []);
        $this->check($group->settings, $values, $path, []);
        return $values;
    }

    /**
     * @param array<string, mixed> $around
     * @return list<array<string, mixed>> Without those that are empty or taken away.
     */
    private function rows(Rows $rows, mixed $sent, string $path, array $around): array
    {
        $sent = array_values(array_filter(is_array($sent) ? $sent : [], static fn(mixed $row): bool =>
            is_array($row) && empty($row['remove'])));
        $read = [];
        foreach (array_filter($sent, $rows->is_written(...)) as $row) {
            $at = $path . '.' . count($read) . '.';
            $values = $rows->complete($this->values($rows->settings, $row, $at, $around), $read, $sent);
            $this->check($rows->settings, $values, $at, array_column($read, 'id'));
            $read[] = $values;
        }
        if (count($read) > $rows->most) {
            $this->errors[$path] = $rows->texts()['too_many'];
        }
        return $read;
    }

    private static function value(Setting $setting, mixed $value): mixed
    {
        return match ($setting->kind) {
            Kind::Flag => Input::flag($value),
            Kind::Choice => self::choice($setting, $value),
            Kind::Multiple => Input::chosen($value, array_map('strval', array_keys($setting->choices()))),
            Kind::Number => (int) Input::line($value),
            Kind::Text => self::cut(Input::lines($value), $setting->max),
            Kind::Markup => is_string($value) ? trim(wp_kses_post(wp_check_invalid_utf8($value))) : '',
            Kind::Words => self::words($setting, $value),
            default => self::cut(Input::line($value), $setting->max),
        };
    }

    private static function choice(Setting $setting, mixed $value): string
    {
        $values = array_map('strval', array_keys($setting->choices()));
        return in_array($value, $values, true) ? $value : $setting->default;
    }

    /** @return list<string> Written as a list, or with commas between. */
    private static function words(Setting $setting, mixed $value): array
    {
        $words = is_array($value) ? $value : explode(',', Input::line($value));
        $clean = array_filter(array_map(Input::line(...), $words), strlen(...));
        return array_slice(array_values(array_unique($clean)), 0, $setting->max);
    }

    private static function cut(string $text, ?int $characters): string
    {
        return $characters === null ? $text : mb_substr($text, 0, $characters, 'UTF-8');
    }
}
