<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** The key by which a site signs what travels through browsers. WordPress has one for all sites of a network. */
final class SiteSecret
{
    /** @param string $scheme As `wp_salt` takes it. */
    public static function of(string $scheme): string
    {
        return wp_salt($scheme) . (is_multisite() ? '|' . get_current_blog_id() : '');
    }
}
