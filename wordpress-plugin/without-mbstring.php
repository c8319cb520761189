<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Tells the owner why Onda does nothing. */
add_action('admin_notices', static function (): void {
    if (current_user_can('activate_plugins')) {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $text = __('Onda needs the PHP extension mbstring, which this server lacks. Ask the host to switch it on. Until then Onda shows nothing, and nothing is lost.', 'onda');
        wp_admin_notice($text, ['type' => 'error']);
    }
});
