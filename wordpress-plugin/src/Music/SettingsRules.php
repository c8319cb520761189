<?php

declare(strict_types=1);

namespace Onda\Music;

use Onda\Input;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about providers of artists and art. */
final class SettingsRules
{
    private const LAST_FM_KEY = '/^[0-9a-f]{32}$/';

    /**
     * @param array<string, mixed> $input
     * @return array{artistProvider: string, artProvider: string, lastFmKey: string, errors: array<string, string>}
     */
    public static function read(array $input): array
    {
        $errors = [];
        $providers = [
            'artistProvider' => Input::choice($input['artistProvider'], Providers::ARTISTS),
            'artProvider' => Input::choice($input['artProvider'], Providers::ART),
            'lastFmKey' => is_string($input['lastFmKey']) ? trim($input['lastFmKey']) : '',
        ];
        $is_key = preg_match(self::LAST_FM_KEY, $providers['lastFmKey']) === 1;
        if (!$is_key && ($providers['lastFmKey'] !== '' || $providers['artistProvider'] === 'lastfm')) {
            $errors['lastFmKey'] = __('The key of Last.fm is 32 characters, 0 to 9 and a to f.', 'onda');
        }
        return $providers + ['errors' => $errors];
    }

    /** @return array<string, array<string, mixed>> For REST. */
    public static function schema(): array
    {
        return [
            'artistProvider' => ['type' => 'string', 'enum' => Providers::ARTISTS],
            'artProvider' => ['type' => 'string', 'enum' => Providers::ART],
            'lastFmKey' => ['type' => 'string'],
        ];
    }
}
