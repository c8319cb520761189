<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** Pages of the AMP plugin: no script but AMP's own runs there. */
final class Amp
{
    public static function is_page(): bool
    {
        // The plugin warns of an earlier call.
        return function_exists('amp_is_request') && did_action('wp') > 0 && amp_is_request();
    }

    /** Our own markup without the tags and attributes that AMP reports to the owner as errors. */
    public static function valid(string $markup): string
    {
        $known = (string) preg_replace('~</?[a-z]+-[a-z-]+[^>]*>~', '', $markup);
        $tags = new \WP_HTML_Tag_Processor($known);
        while ($tags->next_tag()) {
            $tags->remove_attribute('part');
        }
        return $tags->get_updated_html();
    }
}
