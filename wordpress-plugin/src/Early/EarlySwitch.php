<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Caching\PollFiles;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;
use Onda\Core\Site\Sites;

defined('ABSPATH') || exit;

/** Keeps the must-use file as the owner's switch of early answers says: it is there only while one site has it on. */
final class EarlySwitch
{
    public const REFUSED = 'onda_early_refused';

    public function __construct(
        private SettingsStore $settings,
        private MustUseFile $file,
        private ActionOwners $owners,
    ) {
    }

    /** @param string $plugin_file The main file of the plugin. */
    public static function of(string $plugin_file): self
    {
        $file = new MustUseFile(WPMU_PLUGIN_DIR, $plugin_file);
        return new self(new SettingsStore(), $file, new ActionOwners($plugin_file));
    }

    public function sync(): void
    {
        if (PublicReplies::are_on()) {
            // The owner has decided anew.
            delete_option(self::REFUSED);
            $this->file->write();
            return;
        }
        $others = is_multisite() ? array_diff(Sites::all(), [get_current_blog_id()]) : [];
        foreach ($others as $site) {
            if (Sites::within($site, PublicReplies::are_on(...))) {
                return;
            }
        }
        $this->file->remove();
    }

    /** The must-use file serves every site of a network: one site alone only says that it is off. */
    public function deactivate(bool $is_network_wide): void
    {
        if ($is_network_wide || !is_multisite()) {
            $this->file->remove();
        }
    }

    /** For a visitor's request, which may have ended before any of our hooks was there. */
    public function turn_off(): void
    {
        $this->settings->save([SiteOptions::EARLY => false]);
        $this->owners->forget();
        (new PollFiles($this->settings))->clear();
        // The sites of a network are looked through when an owner changes settings.
        is_multisite() || $this->file->remove();
    }
}
