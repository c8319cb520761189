<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Caching\PageCaches;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * While it is switched on, a visitor gets the coming-soon page with status 503 at every address that a template
 * answers, feeds and sitemaps included. Users who may edit posts see the site. The sign-in, the admin, admin-ajax,
 * REST, XML-RPC and cron do not pass through here.
 */
final class ComingSoonPage
{
    /** With this parameter, users who may edit posts see the page as visitors do. */
    public const QUERY = 'onda_coming_soon';
    private const SEES_THE_SITE = 'edit_posts';
    /** Requests that are answered as always: a robot takes an error of robots.txt for an error of the whole site. */
    private const LET_THROUGH = ['robots' => 0, 'favicon' => 0];

    public function __construct(private SettingsStore $settings, private LonePage $lone_page)
    {
    }

    public function parse_request(\WP $wp): void
    {
        $options = PagesOptions::stored($this->settings);
        if (is_admin() || !$this->is_answered($options, $wp)) {
            return;
        }
        $page = $options->page();
        $wp->query_vars = $page === null ? [] : ['page_id' => $page->ID];
        if ($page === null || $options->is_alone) {
            $this->lone_page->take_over($page, $options->opening);
        }
        $this->prepare();
    }

    /** Runs before anything is printed; page caches know the constant or the action. */
    public function wp(): void
    {
        Output::set_status(503);
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        do_action('litespeed_control_set_nocache', 'onda: coming soon');
    }

    /** @return mixed Unchanged, if another plugin made no array of it. */
    public function wp_headers(mixed $headers): mixed
    {
        $own = ['Retry-After' => (string) PagesOptions::stored($this->settings)->retry_after(time())];
        // Before 6.8 WordPress says `no-store` to those alone who are signed in.
        $own += ['Cache-Control' => 'no-cache, must-revalidate, max-age=0, no-store, private'] + wp_get_nocache_headers();
        return is_array($headers) ? array_filter($own) + $headers : $headers;
    }

    public function admin_bar_menu(\WP_Admin_Bar $bar): void
    {
        if (!PagesOptions::stored($this->settings)->is_coming_soon(time()) || !current_user_can(self::SEES_THE_SITE)) {
            return;
        }
        $id = 'onda-coming-soon';
        $title = Html::text(__('Coming soon is on', 'onda'));
        $settings = current_user_can('manage_options') ? Screen::Theme->url('pages') : false;
        $bar->add_node(['id' => $id, 'title' => $title, 'href' => $settings]);
        $look = Html::text(__('See it as a visitor', 'onda'));
        $bar->add_node(['id' => "$id-look", 'parent' => $id, 'title' => $look, 'href' => self::address()]);
    }

    public function add_option(string $option, mixed $value): void
    {
        $this->update_option([], $value);
    }

    /** Page caches hold the pages that visitors saw before the switch. */
    public function update_option(mixed $former, mixed $value = null): void
    {
        $is_on = static fn(mixed $settings): bool => is_array($settings)
            && PagesOptions::of((array) ($settings['pages'] ?? []))->is_coming_soon(time());
        if ($is_on($former) !== $is_on($value)) {
            PageCaches::forget_site();
        }
    }

    public static function address(): string
    {
        return add_query_arg(self::QUERY, '1', home_url('/'));
    }

    private function is_answered(PagesOptions $options, \WP $wp): bool
    {
        if (array_intersect_key($wp->query_vars, self::LET_THROUGH) !== []) {
            return false;
        }
        if (current_user_can(self::SEES_THE_SITE)) {
            return Request::from_globals(true)->text(self::QUERY) === '1';
        }
        /**
         * Filters whether the coming-soon page answers this request of a visitor.
         *
         * @param bool $is_answered True.
         * @param array<string, mixed> $query_vars Of the request.
         */
        return $options->is_coming_soon(time()) && apply_filters('onda_coming_soon', true, $wp->query_vars) === true;
    }

    private function prepare(): void
    {
        add_filter('wp_headers', [$this, 'wp_headers'], PHP_INT_MAX, 1);
        add_action('wp', [$this, 'wp'], 0, 0);
        add_filter('wp_robots', 'wp_robots_no_robots');
        // It would redirect to the page's own address.
        add_filter('redirect_canonical', '__return_false');
    }
}
