<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

defined('ABSPATH') || exit;

/** A script of our screens: an entry of packages/admin, with the dependencies and the version that the build wrote. */
final class AdminScript
{
    private const FOLDER = 'build/admin';

    /**
     * Prints it in the footer of this screen; nothing without a build.
     *
     * @param string $name Of the entry.
     * @param array<string, mixed> $data What it reads as `window.ondaAdmin[name]`.
     */
    public static function enqueue(string $name, array $data): void
    {
        $plugin = dirname(__DIR__, 3);
        $asset = "$plugin/" . self::FOLDER . "/$name.asset.php";
        if (!is_file($asset)) {
            return;
        }
        ['dependencies' => $needed, 'version' => $version] = require $asset;
        $address = plugins_url(self::FOLDER . "/$name.js", "$plugin/onda.php");
        wp_enqueue_script("onda-$name", $address, $needed, $version, ['in_footer' => true]);
        $json = wp_json_encode([$name => $data], JSON_HEX_TAG | JSON_HEX_AMP);
        $code = "window.ondaAdmin = Object.assign(window.ondaAdmin || {}, $json);";
        wp_add_inline_script("onda-$name", $code, 'before');
    }
}
