<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;

defined('ABSPATH') || exit;

/** The lock of the whole site for strangers. Every read refuses them then, as the pages do. */
final class SiteLock
{
    /** The readers of a site: as its plugins say, users who are signed in, everybody. */
    private const FILTER = 'onda_is_site_locked';
    private const SEES_THE_SITE = 'edit_posts';

    public function __construct(private SettingsStore $settings = new SettingsStore())
    {
    }

    /** Whether the site may be locked. True in doubt: then nothing is answered before the plugins are loaded. */
    public function is_possible(): bool
    {
        return has_filter(self::FILTER) || match ($this->setting()) {
            'everybody' => false,
            'members' => true,
            default => $this->is_coming_soon() || OpenFrontPage::lock() !== Lock::Open || KnownLocks::is_any(),
        };
    }

    /** The lock for the current visitor. */
    public function against_visitor(): Lock
    {
        $lock = match ($this->setting()) {
            'everybody' => Lock::Open,
            'members' => is_user_logged_in() ? Lock::Open : Lock::Members,
            default => $this->found(),
        };
        /**
         * Filters whether the current visitor is kept out of the whole site. With any callback nothing is answered
         * early.
         *
         * @param bool $is_locked As the owner's setting or the plugins that lock sites say.
         * @param int $user The current user; 0 for a visitor.
         */
        $is_locked = (bool) apply_filters(self::FILTER, $lock !== Lock::Open, get_current_user_id());
        return match (true) {
            !$is_locked => Lock::Open,
            $lock === Lock::Open => Lock::Members,
            default => $lock,
        };
    }

    /** @throws Refusal 403 `site_locked` where the lock is one that the action does not open to. */
    public function demand(Lock $opens_to): void
    {
        if ($this->against_visitor()->value > $opens_to->value) {
            throw new Refusal(403, 'site_locked', 'This site is only for who may enter it.');
        }
    }

    /** A copy of the action that refuses visitors of a locked site. */
    public function guarded(Action $action): Action
    {
        $demand = fn() => $this->demand($action->opens_to);
        return $action->behind(static fn(): \Closure => static function (Request $request) use ($demand, $action): mixed {
            $demand();
            return (($action->handler)())($request);
        });
    }

    private function found(): Lock
    {
        if ($this->is_coming_soon() && !current_user_can(self::SEES_THE_SITE)) {
            return Lock::Waiting;
        }
        $lock = KnownLocks::kind();
        return $lock === Lock::Open && !is_user_logged_in() ? OpenFrontPage::lock() : $lock;
    }

    private function is_coming_soon(): bool
    {
        return ComingSoon::is_on((array) ($this->settings->settings()['pages'] ?? []), time());
    }

    private function setting(): string
    {
        return SiteOptions::stored($this->settings)['siteAccess'];
    }
}
