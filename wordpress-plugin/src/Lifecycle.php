<?php

declare(strict_types=1);

namespace Onda;

use Onda\Admin\MustUseFile;
use Onda\Newsletter\Upkeep as NewsletterUpkeep;
use Onda\Search\Index\Upkeep as SearchUpkeep;
use Onda\Storage\OwnerTable;
use Onda\Views\Upkeep;

defined('ABSPATH') || exit;

/** Switching the plugin on and off. Whatever is done here can be done again. */
final class Lifecycle
{
    /** Whatever is done from time to time. */
    public const EVENTS = [Upkeep::EVENT, SearchUpkeep::EVENT, SearchUpkeep::STEP, NewsletterUpkeep::EVENT];

    public function __construct(
        private Migrations $migrations,
        private MustUseFile $must_use_file,
        private OwnerTable $owners,
        private string $plugin_file,
    ) {
    }

    public function hook(): void
    {
        register_activation_hook($this->plugin_file, [$this, 'activate']);
        register_deactivation_hook($this->plugin_file, [$this, 'deactivate']);
        // An update does not activate again.
        add_action('upgrader_process_complete', [$this->must_use_file, 'write'], 10, 0);
    }

    public function activate(): void
    {
        $this->migrations->run();
        $this->owners->forget();
        $this->must_use_file->write();
    }

    /** The must-use file serves every site of a network: one site alone only says that it is off. */
    public function deactivate(bool $is_network_wide): void
    {
        $this->owners->forget();
        array_map('wp_clear_scheduled_hook', self::EVENTS);
        if ($is_network_wide || !is_multisite()) {
            $this->must_use_file->remove();
        }
    }
}
