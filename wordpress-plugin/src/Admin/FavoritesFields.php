<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Favorites\Options;
use Onda\FavoritesRules;
use Onda\Html;
use Onda\Storage\Stations;

defined('ABSPATH') || exit;

/** The part of the settings screen about favourites. */
final class FavoritesFields
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $favorites = array_merge(Options::DEFAULTS, $settings['favorites']);
        return Html::tag('h2', [], Html::text(__('Favourites', 'onda')))
            . self::people($favorites, $errors)
            . self::consent($favorites)
            . self::places($favorites, $errors);
    }

    /** @param array<string, mixed> $favorites */
    private static function people(array $favorites, array $errors): string
    {
        $url = self::state($errors, 'signInUrl') + ['type' => 'url'];
        $address = __('Address of your sign-in page', 'onda');
        return Fields::select(self::name('who'), __('Who may keep favourites', 'onda'), $favorites['who'], [
            'users' => __('Those who are signed in', 'onda'),
            'everybody' => __('Everybody', 'onda'),
        ])
            . Fields::select(self::name('signIn'), __('Whoever is not signed in', 'onda'), $favorites['signIn'], [
                'dialog' => __('is asked in a dialog to sign in', 'onda'),
                'redirect' => __('is led to the sign-in page', 'onda'),
            ])
            . Fields::text(self::name('signInUrl'), $address, $favorites['signInUrl'], $url)
            . Fields::error($errors, 'favorites.signInUrl')
            . self::hint(__('Left empty, it is the one of WordPress.', 'onda'))
            . Fields::text(self::name('signInText'), __('Text of the sign-in dialog', 'onda'), $favorites['signInText']);
    }

    /** @param array<string, mixed> $favorites */
    private static function consent(array $favorites): string
    {
        $ask = __('Ask for consent to a cookie first', 'onda');
        return self::box(self::name('consent'), '1', (bool) $favorites['consent'], $ask)
            . Fields::text(self::name('consentText'), __('Question', 'onda'), $favorites['consentText'])
            . Fields::text(self::name('acceptText'), __('Word of the button that accepts', 'onda'), $favorites['acceptText'])
            . Fields::text(self::name('denyText'), __('Word of the button that denies', 'onda'), $favorites['denyText'])
            . self::hint(__('Texts left empty are ours, in the language of the site.', 'onda'));
    }

    /** @param array<string, mixed> $favorites */
    private static function places(array $favorites, array $errors): string
    {
        $boxes = '';
        foreach (FavoritesRules::public_types() as $type) {
            $label = (string) (get_post_type_object($type)?->labels->name ?? $type);
            $is_chosen = in_array($type, $favorites['buttonAfter'], true);
            $boxes .= self::box(self::name('buttonAfter') . '[]', $type, $is_chosen, $label);
        }
        $number = self::state($errors, 'perPage') + ['type' => 'number', 'min' => 1, 'max' => Options::MAX_PER_PAGE];
        $legend = Html::tag('legend', [], Html::text(__('A button after the content of', 'onda')));
        $label = __('Favourites on a page of a list', 'onda');
        return Html::tag('fieldset', [], $legend . $boxes)
            . Fields::text(self::name('perPage'), $label, (string) $favorites['perPage'], $number)
            . Fields::error($errors, 'favorites.perPage');
    }

    /** @return array<string, string|null> */
    private static function state(array $errors, string $field): array
    {
        $is_wrong = isset($errors["favorites.$field"]);
        return [
            'aria-invalid' => $is_wrong ? 'true' : null,
            'aria-describedby' => $is_wrong ? Fields::error_id("favorites.$field") : null,
        ];
    }

    private static function box(string $name, string $value, bool $is_checked, string $label): string
    {
        $box = Html::tag('input', ['type' => 'checkbox', 'name' => $name, 'value' => $value, 'checked' => $is_checked]);
        return Html::tag('p', [], Html::tag('label', [], $box . ' ' . Html::text($label)));
    }

    private static function hint(string $text): string
    {
        return Html::tag('p', ['class' => 'description'], Html::text($text));
    }

    private static function name(string $field): string
    {
        return Stations::OPTION . "[favorites][$field]";
    }
}
