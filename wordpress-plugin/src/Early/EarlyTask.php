<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\SiteLock;
use Onda\Core\Forms\Screen;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;
use Onda\Owner\Home\NowButton;
use Onda\Owner\Home\Task;

defined('ABSPATH') || exit;

/** Early answers by one press, where nothing on the site closes pages or texts. */
final class EarlyTask
{
    public const ACTION = 'onda_early_answers';

    public static function hook(): void
    {
        NowButton::hook(self::ACTION, Screen::Home, '', self::switch_on(...));
    }

    /** @return list<Task> None where nothing would be answered early, or a visitor was refused. */
    public static function tasks(): array
    {
        $is_offered = current_user_can('manage_options')
            && Tripwire::refused() === null
            && !ReadGate::is_guarded()
            && !(new SiteLock())->is_possible();
        $early = SiteOptions::record()->find(SiteOptions::EARLY);
        return $is_offered ? [new Task(
            Task::EXTRA + 50,
            $early->label(),
            $early->help(),
            PublicReplies::are_on(...),
            Screen::Advanced->url('site'),
            '',
            self::ACTION,
            ['on' => __('Switch on', 'onda')],
        )] : [];
    }

    private static function switch_on(): void
    {
        if (self::tasks() !== []) {
            (new SettingsStore())->save([SiteOptions::EARLY => true]);
        }
    }
}
