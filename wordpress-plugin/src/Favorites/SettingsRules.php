<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Input;
use Onda\Printing\Html;
use Onda\Settings\PostTypes;

defined('ABSPATH') || exit;

/** Reads the favorites' part of the settings form. */
final class SettingsRules
{
    /** @return array{favorites: array<string, mixed>, errors: array<string, string>} Errors by field (`favorites.signInUrl`). */
    public static function read(mixed $input): array
    {
        $input = array_merge(Options::DEFAULTS, is_array($input) ? $input : []);
        $settings = [
            'who' => Input::choice($input['who'], Options::WHO),
            'signIn' => Input::choice($input['signIn'], Options::SIGN_IN),
            'signInUrl' => Input::line($input['signInUrl']),
            'signInText' => self::markup($input['signInText']),
            'consent' => Input::flag($input['consent']),
            'consentText' => self::markup($input['consentText']),
            'acceptText' => Input::line($input['acceptText']),
            'denyText' => Input::line($input['denyText']),
            'buttonAfter' => Input::chosen($input['buttonAfter'], PostTypes::all()),
            'perPage' => (int) Input::line($input['perPage']),
            'failure' => Input::choice($input['failure'], Options::FAILURE),
        ];
        return ['favorites' => $settings, 'errors' => self::errors($settings)];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => [
            'who' => $text + ['enum' => Options::WHO],
            'signIn' => $text + ['enum' => Options::SIGN_IN],
            'signInUrl' => $text,
            'signInText' => $text,
            'consent' => ['type' => 'boolean'],
            'consentText' => $text,
            'acceptText' => $text,
            'denyText' => $text,
            'buttonAfter' => ['type' => 'array', 'items' => $text],
            'perPage' => ['type' => 'integer', 'minimum' => 1, 'maximum' => Options::MAX_PER_PAGE],
            'failure' => $text + ['enum' => Options::FAILURE],
        ]];
    }

    /**
     * @param array<string, mixed> $settings
     * @return array<string, string>
     */
    private static function errors(array $settings): array
    {
        $errors = [];
        $url = $settings['signInUrl'];
        if ($url !== '' && Html::address($url) !== $url) {
            $errors['favorites.signInUrl'] = __('This is not an address that starts with http:// or https://.', 'onda');
        }
        if ($settings['perPage'] < 1 || $settings['perPage'] > Options::MAX_PER_PAGE) {
            /* translators: %d: number of posts. */
            $errors['favorites.perPage'] = sprintf(__('From 1 to %d posts.', 'onda'), Options::MAX_PER_PAGE);
        }
        return $errors;
    }

    private static function markup(mixed $value): string
    {
        return is_string($value) ? trim(wp_kses_post(wp_check_invalid_utf8($value))) : '';
    }
}
