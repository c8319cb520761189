<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Hooks what surrounds the blocks: data of the editor, categories, variations, patterns, bindings. */
final class BlockParts
{
    public static function hook(EditorData $data, SettingsStore $settings): void
    {
        $data->hook();
        (new Categories())->hook();
        (new SiteVariations($settings))->hook();
        Patterns::set()->hook();
        (new Bindings($settings))->hook();
    }
}
