<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Admin\ThemeHealth;
use Onda\Admin\ThemePreview;
use Onda\Assets;
use Onda\ElementPrinter;
use Onda\Elements;
use Onda\Storage\Stations;
use Onda\Storage\ThemeScripts;

defined('ABSPATH') || exit;

/** Behaviours on themes whose templates nobody edits: what pages print, and what the owner is told. */
final class Behaviours
{
    /** @param string $plugin_file The main file of the plugin. */
    public static function hook(string $plugin_file): void
    {
        (new ThemeScripts())->hook();
        (new ThemePreview($plugin_file))->hook();
        (new ThemeHealth(new Stations(), new ThemeScripts()))->hook();
    }

    public static function printing(Elements $elements, ElementPrinter $printer, Assets $assets): PresetPrinting
    {
        return new PresetPrinting(new Stations(), $elements, $printer, $assets, new ThemeScripts());
    }
}
