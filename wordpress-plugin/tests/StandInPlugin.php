<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\ShownTexts;

/** A plugin of `tests/fixtures`, active on the site of the tests for requests in processes of their own. */
final class StandInPlugin
{
    private function __construct(private string $name)
    {
    }

    public static function switched_on(string $fixture): self
    {
        $plugin = new self("onda-test-$fixture.php");
        copy(__DIR__ . "/fixtures/$fixture.php", WP_PLUGIN_DIR . "/$plugin->name");
        update_option('active_plugins', [...(array) get_option('active_plugins'), $plugin->name]);
        self::forget();
        return $plugin;
    }

    public function switch_off(): void
    {
        update_option('active_plugins', array_values(array_diff((array) get_option('active_plugins'), [$this->name])));
        unlink(WP_PLUGIN_DIR . "/$this->name");
        self::forget();
    }

    /** Notes of texts as strangers read them are true of the plugins that were active then. */
    private static function forget(): void
    {
        delete_option(ShownTexts::OPTION);
    }
}
