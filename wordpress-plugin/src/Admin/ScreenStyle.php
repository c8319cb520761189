<?php

declare(strict_types=1);

namespace Onda\Admin;

defined('ABSPATH') || exit;

/** The little that our screens and the chart on the dashboard need beyond WordPress's own look. */
final class ScreenStyle
{
    private const HANDLE = 'onda-screens';
    private const FILE = 'assets/screens.css';
    private const SCREENS = [
        'index.php',
        'settings_page_onda',
        'settings_page_onda-newsletter',
        'toplevel_page_onda-scores',
    ];

    public function __construct(private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_action('admin_enqueue_scripts', [$this, 'admin_enqueue_scripts'], 10, 1);
    }

    public function admin_enqueue_scripts(string $screen): void
    {
        if (in_array($screen, self::SCREENS, true)) {
            $version = (string) filemtime(dirname($this->plugin_file) . '/' . self::FILE);
            wp_enqueue_style(self::HANDLE, plugins_url(self::FILE, $this->plugin_file), [], $version);
        }
    }
}
