<?php

declare(strict_types=1);

namespace Onda\Owner\Lifecycle;

use Onda\Core\Access\ShownTexts;
use Onda\Core\Feature;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Install\Migrations;
use Onda\Core\Site\Sites;
use Onda\Owner\OwnerFeature;
use Onda\Owner\OwnerFeatures;

defined('ABSPATH') || exit;

/** Switching the plugin on and off. Each step may be repeated. */
final class Lifecycle
{
    private const SITES_AT_ONCE = 200;

    /** @param list<Feature> $features */
    public function __construct(
        private Migrations $migrations,
        private ActionOwners $owners,
        private array $features,
        private string $plugin_file,
    ) {
    }

    /** A large network migrates its first sites; the others catch up when they are visited. */
    public function activate(bool $is_network_wide = false): void
    {
        $this->migrations->run();
        $this->migrations->run_on($is_network_wide ? get_sites(['fields' => 'ids', 'number' => self::SITES_AT_ONCE]) : []);
        $this->owners->forget();
    }

    /**
     * A new site of a network has its tables before anybody visits it: its settings may be changed from another one.
     */
    public function wp_initialize_site(\WP_Site $site): void
    {
        if (ActionOwners::is_active_everywhere(plugin_basename($this->plugin_file))) {
            $this->migrations->run_on([(int) $site->blog_id]);
        }
    }

    public function deactivate(bool $is_network_wide): void
    {
        $this->owners->forget();
        foreach ($is_network_wide ? Sites::all() : [get_current_blog_id()] as $site) {
            Sites::within($site, fn() => self::clear_events($this->features));
        }
    }

    /**
     * The events of the current site are cleared.
     *
     * @param list<Feature> $features
     */
    public static function clear_events(array $features): void
    {
        array_map('wp_unschedule_hook', self::events($features));
    }

    /**
     * @param list<Feature> $features
     * @return list<string>
     */
    public static function events(array $features): array
    {
        $all = [...$features, ...OwnerFeatures::of($features)];
        $events = array_map(static fn(Feature|OwnerFeature $one): array => $one->events(), $all);
        return array_merge([ShownTexts::EVENT, ShownTexts::STEP], ...$events);
    }
}
