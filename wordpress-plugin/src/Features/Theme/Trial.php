<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * A link that shows one behavior on the site to the owner alone. It is signed for the owner's session and for that
 * behavior; nothing is stored, and no cache keeps the page.
 */
final class Trial
{
    private const TAG = 'onda_try';
    private const KEY = 'onda_try_key';
    private const RIGHT = 'manage_options';

    /** @param \Closure(string): string $title Of the behavior with that tag. */
    public function __construct(private \Closure $title)
    {
    }

    /** The behavior that this request tries; empty for everybody who may not. */
    public static function tag(): string
    {
        $request = Request::from_globals(true);
        $tag = $request->text(self::TAG);
        $may = $tag !== '' && in_array($tag, Presets::tags(), true) && current_user_can(self::RIGHT)
            && wp_verify_nonce($request->text(self::KEY), self::nonce($tag)) !== false;
        return $may ? $tag : '';
    }

    /** @param string $address A page of the site that has what the behavior is for. */
    public static function url(string $tag, string $address): string
    {
        return add_query_arg([self::TAG => $tag, self::KEY => wp_create_nonce(self::nonce($tag))], $address);
    }

    public function template_redirect(): void
    {
        self::tag() === '' || $this->begin();
    }

    private function begin(): void
    {
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
        add_filter('wp_robots', 'wp_robots_no_robots', 10, 1);
        add_filter('show_admin_bar', '__return_true', PHP_INT_MAX, 0);
        add_action('admin_bar_menu', [$this, 'admin_bar_menu'], 100, 1);
    }

    /** Says what is tried, and leads back. */
    public function admin_bar_menu(\WP_Admin_Bar $bar): void
    {
        /* translators: %s: name of a behavior. */
        $text = sprintf(__('Only you see this: %s', 'onda'), ($this->title)(self::tag()));
        $bar->add_node(['id' => 'onda-try', 'title' => esc_html($text), 'href' => Screen::Theme->url()]);
    }

    private static function nonce(string $tag): string
    {
        return self::TAG . "_$tag";
    }
}
