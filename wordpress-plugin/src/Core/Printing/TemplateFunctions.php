<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** Shared by the functions for themes. */
final class TemplateFunctions
{
    /** Says so to a developer where it is too early to ask. */
    public static function is_ready(string $function): bool
    {
        if (did_action('wp_loaded') > 0 || doing_action('wp_loaded')) {
            return true;
        }
        _doing_it_wrong(esc_html($function), 'Call it after the action wp_loaded, as templates do.', '0.1.0');
        return false;
    }
}
