<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Database\PostById;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/**
 * Reads values of a file from another site: what has another form than its setting is an error, what does not exist on
 * this site is named and left out, and what the file does not name keeps its value.
 */
final class Arrival
{
    /** @var array<string, string> Field → sentence. */
    public array $errors = [];
    /** @var list<string> Sentences. */
    public array $left_out = [];

    /** @param array<int, array{type: string, path: string, title: string}> $posts Of the file, by number. */
    public function __construct(private array $posts, private bool $is_of_this_site)
    {
    }

    /**
     * @param list<Setting> $settings
     * @param array<mixed> $written
     * @param array<string, mixed> $stored The values that stay where nothing else is written.
     * @param string $path Of the errors, with a dot at its end, or empty.
     * @return array<string, mixed>
     */
    public function values(array $settings, array $written, array $stored, string $path): array
    {
        $values = [];
        foreach ($settings as $setting) {
            $values[$setting->name] = $stored[$setting->name];
            if (array_key_exists($setting->name, $written) && !$setting->is_secret()) {
                $field = "$path$setting->name";
                $kept = $stored[$setting->name];
                $values[$setting->name] = $this->value($setting, $written[$setting->name], $kept, $field);
            }
        }
        foreach (array_diff(array_keys($written), array_column($settings, 'name')) as $unknown) {
            $this->left_out[] = self::unknown("$path$unknown");
        }
        return $values;
    }

    /** The sentence about a setting of the file that this version does not have. */
    public static function unknown(string $name): string
    {
        /* translators: %s: name of a setting. */
        return sprintf(__('%s: there is no such setting in this version of Onda.', 'onda'), $name);
    }

    private function value(Setting $setting, mixed $written, mixed $stored, string $field): mixed
    {
        if (!self::fits($setting, $written)) {
            /* translators: %s: name of a setting. */
            $this->errors[$field] = sprintf(__('%s: the value has another form than this setting.', 'onda'), $field);
            return $stored;
        }
        return match (true) {
            $setting->kind === Kind::Group => $this->values($setting->settings, $written, $stored, "$field."),
            $setting->kind === Kind::Rows => $this->rows($setting, $written, $field),
            $setting->kind === Kind::Choice => $this->choice($setting, $written, $stored),
            $setting->kind === Kind::Multiple => $this->choices($setting, $written),
            $setting->posts() !== null => $this->moved($setting, $written, $stored),
            default => $written,
        };
    }

    /**
     * @param list<array<mixed>> $written
     * @return list<array<string, mixed>>
     */
    private function rows(Setting $setting, array $written, string $field): array
    {
        $rows = [];
        foreach ($written as $place => $row) {
            $rows[] = $this->values($setting->rows->settings, $row, $setting->rows->defaults(), "$field.$place.");
        }
        return $rows;
    }

    private function choice(Setting $setting, string $written, string $stored): string
    {
        return $this->choices($setting, [$written]) === [] ? $stored : $written;
    }

    /**
     * @param list<string> $written
     * @return list<string> Those that this site has.
     */
    private function choices(Setting $setting, array $written): array
    {
        $known = array_map('strval', array_keys($setting->choices()));
        foreach (array_diff($written, $known) as $unknown) {
            /* translators: 1: name of a setting, 2: a value. */
            $this->left_out[] = sprintf(__('%1$s: this site does not have “%2$s”.', 'onda'), $setting->label(), $unknown);
        }
        return array_values(array_intersect($written, $known));
    }

    private function moved(Setting $setting, mixed $written, mixed $stored): mixed
    {
        $ids = ($setting->posts()->numbers)($written);
        $here = array_combine($ids, array_map($this->post(...), $ids));
        [$value, $missing] = ($setting->posts()->moved)($written, $here);
        foreach ($missing as $post) {
            $title = $this->posts[$post]['title'] ?? '';
            /* translators: 1: name of a setting, 2: a number or an address, 3: the title of a page, or nothing. */
            $sentence = __('%1$s: the page or post %2$s %3$s does not exist on this site.', 'onda');
            $said = sprintf($sentence, $setting->label(), $post, $title === '' ? '' : "“{$title}”");
            $this->left_out[] = (string) preg_replace('/ {2,}/', ' ', $said);
        }
        return $value ?? $stored;
    }

    /** The number that a post of the file has here, or 0. */
    private function post(int $id): int
    {
        ['type' => $type, 'path' => $path] = $this->posts[$id] ?? ['type' => '', 'path' => ''];
        $same = $this->is_of_this_site ? PostById::read($id) : null;
        if ($same !== null) {
            return $same->ID;
        }
        return $path === '' ? 0 : (int) (get_page_by_path($path, OBJECT, $type)->ID ?? 0);
    }

    private static function fits(Setting $setting, mixed $value): bool
    {
        $is_list = is_array($value) && array_is_list($value);
        return match ($setting->kind) {
            Kind::Flag => is_bool($value),
            Kind::Number => is_int($value),
            Kind::Multiple, Kind::Words => $is_list && array_filter($value, is_string(...)) === $value,
            Kind::Rows => $is_list && array_filter($value, is_array(...)) === $value,
            Kind::Group => is_array($value),
            Kind::Custom => is_array($value) === is_array($setting->default)
                && rest_validate_value_from_schema($value, $setting->schema(), $setting->name) === true,
            default => is_string($value),
        };
    }
}
