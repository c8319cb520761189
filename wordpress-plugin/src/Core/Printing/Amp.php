<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** Pages that the AMP plugin prints: no script but AMP's own runs there. */
final class Amp
{
    public static function is_page(): bool
    {
        // Asked earlier, the plugin complains.
        return function_exists('amp_is_request') && did_action('wp') > 0 && amp_is_request();
    }

    /** Our own markup without the tags and attributes that AMP does not know and tells the owner of. */
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
