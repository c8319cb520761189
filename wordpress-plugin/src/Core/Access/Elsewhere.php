<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Detects posts that are sent to other places than pages of this site: another network, an app, a mail. */
final class Elsewhere
{
    /** The hooks in which the search reads posts as pages show them: events of ours, and the end of a request. */
    private const READINGS = '/^(?:onda_|shutdown$)/';

    /** Whether the content of a post is written for them. The block editor gets the raw content. */
    public static function is_read(): bool
    {
        global $wp_current_filter;
        $reason = (string) ($wp_current_filter[0] ?? '');
        if (!doing_filter('the_content') || wp_doing_ajax() || preg_match(self::READINGS, $reason) === 1) {
            return false;
        }
        if (wp_is_serving_rest_request()) {
            $request = Request::from_globals(true);
            return $request->method() === 'GET' && $request->text('context') !== 'edit';
        }
        return wp_doing_cron() || (did_action('wp') > 0 && wp_is_json_request());
    }
}
