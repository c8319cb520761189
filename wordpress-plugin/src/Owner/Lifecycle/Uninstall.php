<?php

declare(strict_types=1);

namespace Onda\Owner\Lifecycle;

use Onda\Core\Caching\PollFiles;
use Onda\Core\Feature;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Install\Schema;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;
use Onda\Core\Site\Sites;
use Onda\Core\Text\DynamicBlocks;
use Onda\Core\Text\ShortcodeNames;
use Onda\Owner\OwnerFeature;
use Onda\Owner\OwnerFeatures;

defined('ABSPATH') || exit;

/** Removes what the plugin stored, site by site. */
final class Uninstall
{
    /** Preferences of users about our screens, which are gone. */
    private const PREFERENCES = [
        'onda_checklist_away',
        'onda_subscribers_per_page',
        'manageonda_page_onda-newslettercolumnshidden',
    ];

    /** Options with what was seen on the site, which is seen again: of no use to a site that keeps its data. */
    private const SEEN = [
        ActionOwners::OPTION,
        DynamicBlocks::OPTION,
        ShortcodeNames::OPTION,
        Elements::OPTION,
        PlacedElements::OPTION,
    ];

    /** @param list<Feature> $features */
    public function __construct(private SettingsStore $settings, private Schema $schema, private array $features)
    {
    }

    public function run(): void
    {
        foreach (Sites::all() as $site) {
            Sites::within($site, $this->clean(...));
        }
    }

    private function clean(): void
    {
        if (SiteOptions::stored($this->settings)['deleteData'] === true) {
            // Posts that go are told to everybody who listens: tables and events go after them.
            $all = [...$this->features, ...OwnerFeatures::of($this->features)];
            array_map(static fn(Feature|OwnerFeature $one) => $one->forget(), $all);
            $this->schema->drop_everything();
            array_map(static fn(string $key) => delete_metadata('user', 0, $key, '', true), self::PREFERENCES);
        }
        array_map('delete_option', self::SEEN);
        PollFiles::remove();
        Lifecycle::clear_events($this->features);
    }
}
