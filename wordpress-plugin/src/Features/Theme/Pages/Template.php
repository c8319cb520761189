<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

defined('ABSPATH') || exit;

/** The file that WordPress loads in place of a theme's template. */
final class Template
{
    private const FILE = '/templates/page.php';
    private const STYLE = '/assets/pages.css';

    /** @param string $plugin_file The main file of the plugin. */
    public function __construct(private string $plugin_file)
    {
    }

    /** @param \Closure(): void $write Prints the whole page. */
    public function of(\Closure $write): string
    {
        add_action('onda_page', $write, 10, 0);
        add_action('wp_enqueue_scripts', [$this, 'wp_enqueue_scripts'], 10, 0);
        return dirname($this->plugin_file) . self::FILE;
    }

    public function wp_enqueue_scripts(): void
    {
        $version = (string) filemtime(dirname($this->plugin_file) . self::STYLE);
        wp_enqueue_style('onda-pages', plugins_url(self::STYLE, $this->plugin_file), [], $version);
    }
}
