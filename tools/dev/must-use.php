<?php

/**
 * Plugin Name: Onda dev
 * Description: Prints the script by which pages follow the sources. Only in the site of `pnpm dev`.
 */

declare(strict_types=1);

(static function (): void {
    // Read before the plugin: a page that is printed while a build ends must not pass for a later one.
    $version = (string) @file_get_contents(WP_PLUGIN_DIR . '/onda/dev-version');
    $script  = sprintf('<script src="{{URL}}/client.js" data-version="%d"></script>', (int) $version);
    foreach (['wp_footer', 'admin_footer', 'login_footer'] as $hook) {
        add_action(
            $hook,
            static function () use ($script): void {
                echo $script;
            },
            PHP_INT_MAX
        );
    }
    add_filter(
        'wp_php_error_message',
        static fn (string $message, array $error): string =>
            $message . '<pre>' . esc_html($error['message']) . '</pre>' . $script,
        10,
        2
    );
})();
