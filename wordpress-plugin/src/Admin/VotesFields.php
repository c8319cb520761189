<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Html;
use Onda\Storage\Stations;
use Onda\Votes\Options;

defined('ABSPATH') || exit;

/** The part of the settings screen about comment votes. */
final class VotesFields
{
    /** @param array<string, mixed> $settings */
    public static function of(array $settings): string
    {
        $votes = array_merge(Options::DEFAULTS, $settings['votes']);
        $who = Fields::select(self::name('who'), __('Who may vote on comments', 'onda'), $votes['who'], [
            'everybody' => __('Everybody', 'onda'),
            'users' => __('Those who are signed in', 'onda'),
        ]);
        $box = Html::tag('input', [
            'type' => 'checkbox',
            'name' => self::name('underComments'),
            'value' => '1',
            'checked' => $votes['underComments'],
        ]);
        return Html::tag('h2', [], Html::text(__('Comment votes', 'onda'))) . $who
            . Html::tag('p', [], Html::tag('label', [], $box . ' ' . Html::text(__('Votes under every comment', 'onda'))));
    }

    private static function name(string $field): string
    {
        return Stations::OPTION . "[votes][$field]";
    }
}
