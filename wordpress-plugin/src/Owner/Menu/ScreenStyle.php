<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

defined('ABSPATH') || exit;

/** The style sheet of our screens, and of our chart on the dashboard. */
final class ScreenStyle
{
    private const HANDLE = 'onda-screens';
    private const FILE = 'assets/screens.css';

    public function __construct(private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_action('admin_enqueue_scripts', [$this, 'admin_enqueue_scripts'], 10, 1);
    }

    public function admin_enqueue_scripts(string $screen): void
    {
        $screen === 'index.php' && $this->enqueue();
    }

    public function enqueue(): void
    {
        $version = (string) filemtime(dirname($this->plugin_file) . '/' . self::FILE);
        wp_enqueue_style(self::HANDLE, plugins_url(self::FILE, $this->plugin_file), [], $version);
    }
}
