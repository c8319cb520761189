<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Decides whether this site answers before its other plugins: only if its owner chose so. */
final class EarlyPolicy
{
    public function __construct(private SettingsStore $settings)
    {
    }

    /** Whether this request is answered before the other plugins are loaded. */
    public static function is_early_now(): bool
    {
        return did_action('wp_loaded') === 0;
    }

    /** Whether the owner chose so; may be called before any plugin is loaded. */
    public function is_on(): bool
    {
        // Earlier versions stored "auto", which is not true.
        return SettingsStore::stored('earlyAnswers') === true;
    }

    /**
     * Whether strangers may be answered early, and shared caches may store their replies. It is called with every
     * plugin loaded.
     */
    public function is_open(): bool
    {
        return $this->is_on() && !(new SiteLock($this->settings))->is_possible();
    }
}
