<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

use Onda\Core\Printing\Manifest;

defined('ABSPATH') || exit;

/** Keeps pages working that a cache stores or an optimizer changes, and answers of polls as files. */
final class CachingHooks
{
    public static function hook(string $plugin_file): void
    {
        $build = dirname($plugin_file) . '/build';
        $manifest = static fn(): Manifest => new Manifest("$build/manifest.php", plugins_url('build/', $plugin_file));
        $is_linked = is_link(WP_PLUGIN_DIR . '/' . dirname(plugin_basename($plugin_file)));
        (new FormerBuilds($build, $manifest, $plugin_file, $is_linked))->hook();
        Optimizers::hook();
        (new PollFiles())->hook();
    }
}
