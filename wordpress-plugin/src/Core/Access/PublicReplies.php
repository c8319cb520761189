<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Decides whether what a stranger gets is public: kept by caches and in files, and given without the other plugins. */
final class PublicReplies
{
    public function __construct(private SettingsStore $settings)
    {
    }

    /** Whether the owner chose so; may be asked before any plugin is loaded. */
    public static function are_on(): bool
    {
        // Not as earlier versions stored it: their "auto" asked for nothing.
        return SettingsStore::stored('earlyAnswers') === true;
    }

    /** Whether the site is open to strangers too. Asked with every plugin loaded. */
    public function is_open(): bool
    {
        return self::are_on() && !(new SiteLock($this->settings))->is_possible();
    }
}
