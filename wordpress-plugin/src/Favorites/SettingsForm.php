<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Admin\Fields;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about favorites. */
final class SettingsForm
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $favorites = array_merge(Options::DEFAULTS, $settings['favorites']);
        $inner = self::people($favorites, $errors) . self::consent($favorites) . self::places($favorites, $errors)
            . self::failure($favorites);
        return Fields::card('onda-favorites', __('Favorites', 'onda'), $inner);
    }

    /** @param array<string, mixed> $favorites */
    private static function people(array $favorites, array $errors): string
    {
        $url = Fields::state($errors, 'favorites.signInUrl') + ['type' => 'url'];
        $address = __('Address of your sign-in page', 'onda');
        return Fields::select(self::name('who'), __('Who may keep favorites', 'onda'), $favorites['who'], [
            'users' => __('Those who are signed in', 'onda'),
            'everybody' => __('Everybody', 'onda'),
        ])
            . Fields::select(self::name('signIn'), __('Whoever is not signed in', 'onda'), $favorites['signIn'], [
                'dialog' => __('is asked in a dialog to sign in', 'onda'),
                'redirect' => __('is led to the sign-in page', 'onda'),
            ])
            . Fields::text(self::name('signInUrl'), $address, $favorites['signInUrl'], $url)
            . Fields::error($errors, 'favorites.signInUrl')
            . Fields::hint(__('Left empty, it is the one of WordPress.', 'onda'))
            . Fields::text(self::name('signInText'), __('Text of the sign-in dialog', 'onda'), $favorites['signInText']);
    }

    /** @param array<string, mixed> $favorites */
    private static function consent(array $favorites): string
    {
        $ask = __('Ask for consent to a cookie first', 'onda');
        return Fields::box(self::name('consent'), '1', (bool) $favorites['consent'], $ask)
            . Fields::text(self::name('consentText'), __('Question', 'onda'), $favorites['consentText'])
            . Fields::text(self::name('acceptText'), __('Word of the button that accepts', 'onda'), $favorites['acceptText'])
            . Fields::text(self::name('denyText'), __('Word of the button that denies', 'onda'), $favorites['denyText'])
            . Fields::hint(__('Texts left empty are ours, in the language of the site.', 'onda'));
    }

    /** @param array<string, mixed> $favorites */
    private static function places(array $favorites, array $errors): string
    {
        $limits = ['type' => 'number', 'min' => 1, 'max' => Options::MAX_PER_PAGE];
        $number = Fields::state($errors, 'favorites.perPage') + $limits;
        $label = __('Favorites on a page of a list', 'onda');
        $legend = __('A button after the content of', 'onda');
        return Fields::types(self::name('buttonAfter'), $legend, $favorites['buttonAfter'])
            . Fields::text(self::name('perPage'), $label, (string) $favorites['perPage'], $number)
            . Fields::error($errors, 'favorites.perPage');
    }

    /** @param array<string, mixed> $favorites */
    private static function failure(array $favorites): string
    {
        return Fields::select(self::name('failure'), __('When something fails', 'onda'), $favorites['failure'], [
            'message' => __('the visitor reads a short message', 'onda'),
            'silent' => __('nothing is said', 'onda'),
        ])
            . Fields::hint(__('In development mode (SCRIPT_DEBUG) the browser’s console tells it in both cases.', 'onda'));
    }

    private static function name(string $field): string
    {
        return SettingsStore::OPTION . "[favorites][$field]";
    }
}
