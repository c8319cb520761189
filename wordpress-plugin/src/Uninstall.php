<?php

declare(strict_types=1);

namespace Onda;

use Onda\Database\Schema;
use Onda\Favorites\MirrorRepository;
use Onda\Http\ActionOwners;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Removes what the plugin stored, site by site. */
final class Uninstall
{
    public function __construct(private SettingsStore $stations, private Schema $schema)
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
        delete_option(ActionOwners::OPTION);
        Lifecycle::clear_events();
        if ($this->stations->settings()['deleteData'] === true) {
            $this->schema->drop_everything();
            MirrorRepository::drop_own();
        }
    }
}
