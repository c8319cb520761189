<?php

declare(strict_types=1);

namespace Onda\Core\Settings;


defined('ABSPATH') || exit;

/** The place that the owner chose for the player: the part `player` of the settings. */
final class PlayerPlace
{
    public const BAR = 'bar';
    public const PAGE = 'page';
    private const OWN = 'own';
    private const FRAME = 'frame';
    private const LOAD = 'load';

    public static function record(): Record
    {
        return new Record([
            Setting::choice('place', '', fn() => __('Where the player stands', 'onda'), fn() => [
                '' => __('Not chosen yet', 'onda'),
            ] + self::choices(), fn() => __(
                // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
                'The bar stands at the lower edge and plays the first station. A page that has a player of that station keeps it in place of the bar.',
                'onda'
            )),
            Setting::choice('next', self::FRAME, fn() => __('When a link is followed while the bar plays', 'onda'), fn() => [
                self::FRAME => __('The sound goes on without a break: the next page opens in a frame', 'onda'),
                self::LOAD => __('The sound starts anew: normal page loads', 'onda'),
            ]),
        ], 'player');
    }

    /** @return array<string, string> */
    public static function choices(): array
    {
        return [
            self::BAR => __('In a bar on all pages (recommended)', 'onda'),
            self::PAGE => __('On a page', 'onda'),
            self::OWN => __('I place it myself', 'onda'),
        ];
    }

    public static function stored(SettingsStore $settings): string
    {
        return (string) $settings->read(self::record())['place'];
    }

    /** Keeps an answer to the question; another word changes nothing. */
    public static function choose(string $place): void
    {
        if (isset(self::choices()[$place])) {
            $settings = array_replace_recursive((new SettingsStore())->settings(), ['player' => ['place' => $place]]);
            update_option(SettingsStore::OPTION, $settings);
        }
    }

    /** Whether every page has the bar, or a player of its own in its place. */
    public static function is_bar(SettingsStore $settings): bool
    {
        return self::stored($settings) === self::BAR && $settings->all() !== [];
    }

    /** Whether the bar plays on while the next page opens. */
    public static function is_framing(SettingsStore $settings): bool
    {
        return $settings->read(self::record())['next'] !== self::LOAD;
    }
}
