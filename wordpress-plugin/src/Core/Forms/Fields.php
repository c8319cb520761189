<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Form fields of the admin screens, each in a paragraph with its label. */
final class Fields
{
    /** @param array<string, scalar|null> $attributes */
    public static function text(string $name, string $label, string $value, array $attributes = []): string
    {
        $id = self::id($name);
        $input = ['type' => 'text', 'class' => 'widefat', 'id' => $id, 'name' => $name, 'value' => $value];
        return self::row($id, $label, Html::tag('input', $attributes + $input));
    }

    /** @param array<string, scalar|null> $attributes */
    public static function area(string $name, string $label, string $value, array $attributes = []): string
    {
        $id = self::id($name);
        $area = ['class' => 'widefat', 'id' => $id, 'name' => $name, 'rows' => 3] + $attributes;
        return self::row($id, $label, Html::tag('textarea', $area, Html::lines($value)));
    }

    /**
     * @param array<string, string> $options Value → label.
     * @param array<string, scalar|null> $attributes
     */
    public static function select(
        string $name,
        string $label,
        string $value,
        array $options,
        array $attributes = [],
    ): string {
        $id = self::id($name);
        $inner = '';
        foreach ($options as $option => $text) {
            $is_chosen = (string) $option === $value;
            $inner .= Html::tag('option', ['value' => (string) $option, 'selected' => $is_chosen], Html::text($text));
        }
        $select = ['class' => 'widefat', 'id' => $id, 'name' => $name] + $attributes;
        return self::row($id, $label, Html::tag('select', $select, $inner));
    }

    /** Fields that belong together, on a card of the admin's own look; a legend would stand on its border. */
    public static function card(string $id, string $title, string $inner): string
    {
        $group = ['class' => 'card', 'role' => 'group', 'aria-labelledby' => $id];
        return Html::tag('div', $group, Html::tag('h2', ['class' => 'title', 'id' => $id], Html::text($title)) . $inner);
    }

    /** A card as wide as the screen, for columns. */
    public static function wide_card(string $id, string $title, string $inner): string
    {
        $group = ['class' => 'card onda-wide', 'role' => 'group', 'aria-labelledby' => $id];
        return Html::tag('div', $group, Html::tag('h2', ['id' => $id], Html::text($title)) . $inner);
    }

    /** A card that is folded until it is opened; its title stays in sight. */
    public static function folded_card(string $id, string $title, string $inner, bool $is_open): string
    {
        $heading = Html::tag('h2', ['class' => 'title', 'id' => $id], Html::text($title));
        $card = ['class' => 'card', 'aria-labelledby' => $id, 'open' => $is_open];
        return Html::tag('details', $card, Html::tag('summary', [], $heading) . $inner);
    }

    /** A card that adds an item, folded if there are some already. */
    public static function new_card(string $id, string $title, string $inner, bool $is_open): string
    {
        $summary = Html::tag('summary', [], Html::text(__('Fill in', 'onda')));
        return self::card($id, $title, Html::tag('details', ['open' => $is_open], $summary . $inner));
    }

    /**
     * A notice of WordPress, which screen readers announce.
     *
     * @param string $kind `success`, `info`, `warning` or `error`.
     * @param string $more Markup.
     */
    public static function notice(string $kind, string $text, string $more = ''): string
    {
        $role = $kind === 'success' ? 'status' : 'alert';
        $inner = Html::tag('p', [], Html::text($text)) . $more;
        return Html::tag('div', ['class' => "notice notice-$kind", 'role' => $role], $inner);
    }

    /**
     * A form of one button, for an action of admin-post whose nonce has its name.
     *
     * @param array<string, string> $fields What is sent with it.
     */
    public static function action(string $action, string $text, array $fields = []): string
    {
        $hidden = Html::hidden(['action' => $action, '_wpnonce' => wp_create_nonce($action)] + $fields);
        $button = Html::tag('button', ['class' => 'button'], Html::text($text));
        return Html::tag('form', ['method' => 'post', 'action' => admin_url('admin-post.php')], $hidden . $button);
    }

    public static function hint(string $text): string
    {
        return Html::tag('p', ['class' => 'description'], Html::text($text));
    }

    public static function box(string $name, string $value, bool $is_checked, string $label): string
    {
        $box = Html::tag('input', ['type' => 'checkbox', 'name' => $name, 'value' => $value, 'checked' => $is_checked]);
        return Html::tag('p', [], Html::tag('label', [], $box . ' ' . Html::text($label)));
    }

    /** @param string $boxes Markup. */
    public static function group(string $legend, string $boxes): string
    {
        return Html::tag('fieldset', [], Html::tag('legend', [], Html::text($legend)) . $boxes);
    }

    /**
     * A box for each choice.
     *
     * @param array<string, string> $choices Value → label.
     * @param list<string> $chosen
     */
    public static function boxes(string $name, string $legend, array $choices, array $chosen): string
    {
        // Browsers send no field of boxes if none is checked.
        $boxes = Html::hidden(["{$name}[]" => '']);
        foreach ($choices as $value => $label) {
            $boxes .= self::box("{$name}[]", (string) $value, in_array((string) $value, $chosen, true), $label);
        }
        return self::group($legend, $boxes);
    }

    /**
     * Returns the ARIA attributes of a field with an error; none without one.
     *
     * @param array<string, string> $errors Field → sentence.
     * @return array<string, string>
     */
    public static function state(array $errors, string $field): array
    {
        return isset($errors[$field]) ? ['aria-invalid' => 'true', 'aria-describedby' => self::error_id($field)] : [];
    }

    /**
     * The sentence beside a field with an error, or nothing.
     *
     * @param array<string, string> $errors Field → sentence.
     */
    public static function error(array $errors, string $field): string
    {
        $paragraph = ['class' => 'notice notice-error inline', 'id' => self::error_id($field)];
        return isset($errors[$field]) ? Html::tag('p', $paragraph, Html::text($errors[$field])) : '';
    }

    public static function error_id(string $field): string
    {
        return 'onda-error-' . str_replace('.', '-', $field);
    }

    private static function row(string $id, string $label, string $input): string
    {
        return Html::tag('p', [], Html::tag('label', ['for' => $id], Html::text($label)) . ' ' . $input);
    }

    public static function id(string $name): string
    {
        return trim((string) preg_replace('/[^A-Za-z0-9_-]+/', '-', $name), '-');
    }
}
