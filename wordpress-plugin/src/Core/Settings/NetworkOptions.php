<?php

declare(strict_types=1);

namespace Onda\Core\Settings;


defined('ABSPATH') || exit;

/** The part `network` of the settings: how much the visitors of one network count for one object in a day. */
final class NetworkOptions
{
    private const MOST = 10_000;

    /**
     * A school, an office or a mobile carrier is one address. A class of 20 keeps a post, and 50 browsers read it. Ten
     * votes count, one of each browser: a vote decides which comment leads, and an account votes from anywhere.
     */
    public static function record(): Record
    {
        return new Record([
            Setting::number('votes', 10, fn() => __('Votes on one comment', 'onda'), 1, self::MOST),
            Setting::number('favorites', 20, fn() => __('Visitors who keep one post', 'onda'), 1, self::MOST),
            Setting::number('views', 50, fn() => __('Views of one post', 'onda'), 1, self::MOST),
        ], 'network');
    }

    /** @return array{votes: int, favorites: int, views: int} */
    public static function stored(SettingsStore $settings): array
    {
        return array_map('intval', $settings->read(self::record()));
    }
}
