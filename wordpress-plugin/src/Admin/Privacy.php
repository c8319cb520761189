<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Html;

defined('ABSPATH') || exit;

/** The text that WordPress suggests for the site's privacy policy. */
final class Privacy
{
    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
    }

    public function admin_init(): void
    {
        $sentences = [
            __('The radio player connects the visitor’s browser to the stream server of the station once the visitor presses play; that server learns the address of the visitor, as every web server does.', 'onda'),
            __('What is on air is asked from this site or from the station. Nothing about the visitor is stored for it, and no cookie is set.', 'onda'),
            __('The volume is kept in the visitor’s own browser.', 'onda'),
        ];
        $paragraphs = array_map(static fn(string $text): string => Html::tag('p', [], Html::text($text)), $sentences);
        wp_add_privacy_policy_content('Onda', implode('', $paragraphs));
    }
}
