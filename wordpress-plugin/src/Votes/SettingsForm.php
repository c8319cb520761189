<?php

declare(strict_types=1);

namespace Onda\Votes;

use Onda\Admin\Fields;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about comment votes. */
final class SettingsForm
{
    /** @param array<string, mixed> $settings */
    public static function of(array $settings): string
    {
        $votes = array_merge(Options::DEFAULTS, $settings['votes']);
        $who = Fields::select(self::name('who'), __('Who may vote on comments', 'onda'), $votes['who'], [
            'everybody' => __('Everybody', 'onda'),
            'users' => __('Those who are signed in', 'onda'),
        ]);
        $under = __('Votes under every comment', 'onda');
        $box = Fields::box(self::name('underComments'), '1', $votes['underComments'], $under);
        return Fields::card('onda-votes', __('Comment votes', 'onda'), $who . $box);
    }

    private static function name(string $field): string
    {
        return SettingsStore::OPTION . "[votes][$field]";
    }
}
