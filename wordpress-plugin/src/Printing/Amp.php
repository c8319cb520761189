<?php

declare(strict_types=1);

namespace Onda\Printing;

defined('ABSPATH') || exit;

/** Pages that the AMP plugin prints: no script but AMP's own runs there. */
final class Amp
{
    public static function is_page(): bool
    {
        // Asked earlier, the plugin complains.
        return function_exists('amp_is_request') && did_action('wp') > 0 && amp_is_request();
    }
}
