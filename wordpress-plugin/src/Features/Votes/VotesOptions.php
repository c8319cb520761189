<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The owner's choices for comment votes: the part `votes` of the settings. */
final class VotesOptions
{
    private function __construct(public readonly bool $may_guests_vote, public readonly bool $are_under_comments)
    {
    }

    public static function record(): Record
    {
        return new Record([
            Setting::choice('who', 'everybody', fn() => __('Who may vote on comments', 'onda'), fn() => [
                'everybody' => __('Everybody', 'onda'),
                'users' => __('Those who are signed in', 'onda'),
            ]),
            Setting::flag('underComments', false, fn() => __('Votes under every comment', 'onda')),
        ], 'votes');
    }

    public static function stored(SettingsStore $settings): self
    {
        $stored = $settings->read(self::record());
        return new self($stored['who'] !== 'users', $stored['underComments'] === true);
    }

    public static function section(): Section
    {
        return new Section(Screen::Favorites, 'votes', 20, __('Comment votes', 'onda'), self::record());
    }
}
