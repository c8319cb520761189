<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/**
 * Option `onda_owners`: of which features this plugin alone answers the actions, as last seen with every plugin loaded.
 */
final class ActionOwners
{
    public const OPTION = 'onda_owners';

    /** @param string $plugin_file Its name is stored: a linked folder has another one before the plugins are loaded. */
    public function __construct(private string $plugin_file)
    {
    }

    /**
     * @param list<string> $features
     * @param bool $is_guarded Whether a plugin keeps posts for some, which it can say only when it is loaded.
     */
    public function store(array $features, bool $is_open, bool $is_guarded): void
    {
        // Unchanged values cost no write.
        $record = ['plugin' => plugin_basename($this->plugin_file), 'features' => $features];
        $record += ['open' => $is_open, 'guarded' => $is_guarded];
        update_option(self::OPTION, $record, true);
    }

    /** @param list<string> $features Answered by somebody else. */
    public function yield_features(array $features): void
    {
        $stored = $this->stored();
        $kept = array_values(array_diff($stored['features'], $features));
        if ($kept !== $stored['features']) {
            $this->store($kept, $stored['open'], $stored['guarded']);
        }
    }

    /** Until somebody has looked again, everything goes the normal path. */
    public function forget(): void
    {
        $this->store([], false, true);
    }

    /**
     * Whether what these actions tell a stranger needs no other plugin.
     *
     * @param bool $shows_posts Of which some may be kept for members.
     */
    public function may_share(string $feature, bool $shows_posts): bool
    {
        $stored = $this->stored();
        return $stored['open'] && !($shows_posts && $stored['guarded']) && in_array($feature, $stored['features'], true)
            && $this->is_active($stored['plugin']) && !wp_installing() && $this->is_site_open();
    }

    /** Whether this plugin is active on the current site, and the site open to visitors. */
    public function is_running(): bool
    {
        return $this->is_active(plugin_basename($this->plugin_file)) && $this->is_site_open();
    }

    /** @return array{plugin: string, features: list<string>, open: bool, guarded: bool} */
    public function stored(): array
    {
        $stored = get_option(self::OPTION);
        $features = is_array($stored['features'] ?? null) ? $stored['features'] : [];
        return [
            'plugin' => (string) ($stored['plugin'] ?? ''),
            'features' => $features,
            'open' => ($stored['open'] ?? false) === true,
            'guarded' => ($stored['guarded'] ?? true) === true,
        ];
    }

    /** Whether somebody answers an action, for accounts or for visitors; ours come last, with `admin_init`. */
    public static function is_answered(string $name): bool
    {
        return has_action("wp_ajax_$name") || has_action("wp_ajax_nopriv_$name");
    }

    /** The must-use file may outlive a plugin that was switched off behind WordPress's back. */
    private function is_active(string $plugin): bool
    {
        return in_array($plugin, (array) get_option('active_plugins', []), true)
            || self::is_active_everywhere($plugin);
    }

    /** Whether the plugin of this name is active on the whole network. */
    public static function is_active_everywhere(string $plugin): bool
    {
        return is_multisite() && isset(((array) get_site_option('active_sitewide_plugins', []))[$plugin]);
    }

    /** WordPress turns visitors of an archived or deleted site away, but later than this. */
    private function is_site_open(): bool
    {
        $site = is_multisite() ? get_site() : null;
        return $site === null || !($site->archived || $site->spam || $site->deleted);
    }
}
