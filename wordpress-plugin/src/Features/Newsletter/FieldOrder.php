<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The order of the fields of a form; the button stands below all of them. */
final class FieldOrder
{
    private const FIELDS = ['email', 'firstName', 'lastName', 'lists', 'consent'];

    public static function setting(): Setting
    {
        $schema = ['type' => 'array', 'items' => ['type' => 'string', 'enum' => self::FIELDS]];
        $label = fn(): string => __('Order of the fields', 'onda');
        return Setting::custom('order', self::FIELDS, $label, self::read(...), self::inputs(...), $schema);
    }

    /**
     * @param array<string, mixed> $row Of a form.
     * @return list<string> Every field once.
     */
    public static function of(array $row): array
    {
        $known = array_values(array_unique(array_intersect((array) ($row['order'] ?? []), self::FIELDS)));
        return [...$known, ...array_diff(self::FIELDS, $known)];
    }

    /**
     * @param mixed $sent A list of fields, or field → its place as the form sends it; the first of two at one place stays
     *     before the other.
     * @return list<string>
     */
    private static function read(mixed $sent): array
    {
        if (!is_array($sent) || array_is_list($sent)) {
            return self::of(['order' => $sent]);
        }
        $places = array_map(intval(...), array_filter($sent, is_numeric(...)));
        asort($places);
        return self::of(['order' => array_keys($places)]);
    }

    /** @param list<string> $order */
    private static function inputs(string $name, string $label, array $order): string
    {
        $words = [
            'email' => __('Email', 'onda'),
            'firstName' => __('First name', 'onda'),
            'lastName' => __('Last name', 'onda'),
            'lists' => __('Lists', 'onda'),
            'consent' => __('What one agrees to', 'onda'),
        ];
        $limits = ['type' => 'number', 'min' => '1', 'max' => (string) count(self::FIELDS), 'class' => 'small-text'];
        $inner = '';
        foreach (self::of(['order' => $order]) as $place => $field) {
            $inner .= Fields::text("{$name}[$field]", $words[$field], (string) ($place + 1), $limits);
        }
        return Html::tag('div', ['class' => 'onda-order', 'id' => Fields::id($name)], Fields::group($label, $inner));
    }
}
