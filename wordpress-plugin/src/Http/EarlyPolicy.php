<?php

declare(strict_types=1);

namespace Onda\Http;

use Onda\Access\SiteLock;
use Onda\Settings\SettingsStore;
use Onda\Settings\SiteOptions;

defined('ABSPATH') || exit;

/** Decides whether this site answers before its other plugins: not where one would have looked at the request first. */
final class EarlyPolicy
{
    public function __construct(private SettingsStore $settings, private WatcherRecord $record = new WatcherRecord())
    {
    }

    /** Asked with every plugin loaded. */
    public function is_open(): bool
    {
        if ((new SiteLock($this->settings))->is_possible()) {
            return false;
        }
        return match ($this->setting()) {
            'on' => true,
            'off' => false,
            default => $this->is_current() && $this->watchers() === [],
        };
    }

    /** Whether caches between this site and its readers may keep an answer for a stranger. */
    public function may_share(): bool
    {
        $is_chosen = match ($this->setting()) {
            'on' => true,
            'off' => false,
            default => $this->watchers() === [],
        };
        return $is_chosen && !(new SiteLock($this->settings))->is_possible();
    }

    /** Whether what was decided then still counts; asked before any plugin is loaded. */
    public function is_settled(): bool
    {
        return $this->setting() === 'on' || $this->is_current();
    }

    /** An ordinary request of a visitor has come to its action: it shows whom an early answer would have skipped. */
    public function look(): void
    {
        if (!$this->is_current()) {
            $this->record->note(RequestWatchers::of_this_request(), RequestWatchers::scene(), time());
        }
    }

    /** The same plugins may have other code now. */
    public function forget(): void
    {
        $this->record->forget();
    }

    /** @return list<string> Whose code early answers skip, or would skip; as `Callbacks::owner` names them. */
    public function watchers(): array
    {
        return $this->record->names();
    }

    private function is_current(): bool
    {
        return $this->record->is_current(RequestWatchers::scene(), time());
    }

    private function setting(): string
    {
        return SiteOptions::stored($this->settings)['earlyAnswers'];
    }
}
