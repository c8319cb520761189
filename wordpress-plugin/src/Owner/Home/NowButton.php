<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;

defined('ABSPATH') || exit;

/** A button that does at once what the scheduler does by and by: also where a host runs no scheduler. */
final class NowButton
{
    /**
     * @param string $action Of admin-post; its nonce has the same name.
     * @param \Closure(): void $run
     */
    public static function hook(string $action, Screen $screen, string $tab, \Closure $run): void
    {
        add_action("admin_post_$action", static function () use ($action, $screen, $tab, $run): void {
            check_admin_referer($action);
            if (!current_user_can('manage_options')) {
                Output::lead(admin_url());
            }
            $run();
            Output::lead($screen->url($tab));
        }, 10, 0);
    }
}
