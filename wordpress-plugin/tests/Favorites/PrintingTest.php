<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Install\Migrations;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\FavoritesBackend;
use Onda\Features\Favorites\FavoritesPrinting;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Favorites\MirrorRepository;
use Onda\Features\Favorites\NetworkSite;
use Onda\Tests\FavoritesSite;
use Onda\Tests\Routers;
use Onda\Tests\TestCase;

/** The printed page: the same for everybody, so that a cache may keep it. */
final class PrintingTest extends TestCase
{
    public function test_a_button_knows_its_post_and_what_was_counted(): void
    {
        $this->look_at($post = FavoritesSite::post());
        $this->assertStringStartsWith("<fav-button post-id=\"$post\"><button", do_shortcode('[fav_button]'));
        $this->assertStringContainsString('<span part="count"></span>', do_shortcode('[fav_button]'));
        update_post_meta($post, 'simplefavorites_count', '7');
        $this->assertStringStartsWith("<fav-button post-id=\"$post\" favorite-count=\"7\">", do_shortcode('[favorite_button]'));
        $this->assertStringContainsString('<span part="count">7</span>', do_shortcode('[favorite_button]'));
        $other = FavoritesSite::post();
        $this->assertStringStartsWith("<fav-button post-id=\"$other\">", do_shortcode("[favorite_button post_id=\"$other\"]"));
    }

    /** @dataProvider forged */
    public function test_a_number_that_an_author_writes_is_not_printed(string $code): void
    {
        $this->look_at(FavoritesSite::post());
        $this->assertStringNotContainsString('9999', do_shortcode($code));
    }

    /** @return list<array{string}> */
    public function forged(): array
    {
        return [
            ['[fav_button favorite_count="9999"]'], ['[favorite_button favorite_count="9999"]'],
            ['[fav_count favorite_count="9999"]'], ['[favorite_count favorite_count="9999"]'],
            ['[fav_count site_id="7" favorite_count="9999"]'], ['[fav_count post_id="0" favorite_count="9999"]'],
            ['[user_favorite_count favorite_count="9999"]'],
        ];
    }

    public function test_the_shortcodes_of_the_favorites_plugin_mean_what_they_mean_there(): void
    {
        $this->look_at($post = FavoritesSite::post());
        update_post_meta($post, 'simplefavorites_count', '7');
        $this->assertSame("<fav-count post-id=\"$post\" favorite-count=\"7\"><span part=\"count\">7</span></fav-count>", do_shortcode('[favorite_count]'));
        $this->assertSame('<fav-count post-types="post"><span part="count">0</span></fav-count>', do_shortcode('[user_favorite_count post_types="post"]'));
        $this->assertStringStartsWith('<fav-clear><button', do_shortcode('[clear_favorites_button]'));
        $this->assertStringStartsWith(
            '<fav-list user-id="3" include-links="false" include-buttons="true" include-excerpts="true" no-favorites-text="Nada">',
            do_shortcode('[user_favorites user_id="3" include_links="false" include_buttons="true" include_excerpt="true" no_favorites="Nada"]'),
        );
    }

    public function test_what_is_the_same_for_all_is_not_said_again_on_each(): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 5]]);
        $this->assertStringStartsWith('<fav-list><', do_shortcode('[fav_list]'));
        $this->assertStringStartsWith('<fav-list per-page="8">', do_shortcode('[fav_list per_page="8"]'));
    }

    public function test_without_scripts_a_link_leads_to_the_sign_in_where_only_accounts_have_favorites(): void
    {
        $this->look_at(FavoritesSite::post());
        $link = '<noscript><a href="' . esc_url(wp_login_url()) . '">';
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'users']]);
        $this->assertStringContainsString($link, do_shortcode('[fav_button]'));
        $this->assertStringNotContainsString('noscript', do_shortcode('[fav_count][fav_clear]'));
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'users', 'signInUrl' => 'https://a.example/in']]);
        $this->assertStringContainsString('<noscript><a href="https://a.example/in">', do_shortcode('[fav_button]'));
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'everybody']]);
        $this->assertStringNotContainsString('noscript', do_shortcode('[fav_button]'));
    }

    public function test_nothing_of_the_visitor_is_printed(): void
    {
        $site = new FavoritesSite(['buttonAfter' => ['post']]);
        $this->look_at($post = FavoritesSite::post());
        $print = fn(): string => do_shortcode('[fav_button][fav_list][fav_count][fav_clear]') . wp_json_encode(apply_filters('onda_config', []))
            . apply_filters('the_content', 'x');
        $before = $print();
        $this->sign_in('administrator');
        $site->keep(FavoritesSite::post());
        $this->assertSame($before, $print());
        $this->assertStringNotContainsString(wp_create_nonce('simple_favorites_nonce'), $print());
    }

    public function test_a_button_follows_the_content_of_the_chosen_types_only(): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['buttonAfter' => ['post']]]);
        $this->look_at($post = FavoritesSite::post());
        $content = apply_filters('the_content', 'Texto.');
        $this->assertStringStartsWith("<p>Texto.</p>\n<p><fav-button post-id=\"$post\"><button", $content);
        $this->assertSame(1, substr_count(apply_filters('the_content', 'Texto. [favorite_button]'), '<fav-button'));
        $told = static fn(): string => apply_filters('the_content', 'Texto.');
        add_filter('get_the_excerpt', $told, 99);
        $this->assertSame("<p>Texto.</p>\n", get_the_excerpt($post));
        remove_filter('get_the_excerpt', $told, 99);

        $this->look_at(FavoritesSite::post('p', ['post_type' => 'page']));
        $this->assertStringNotContainsString('fav-button', apply_filters('the_content', 'Texto.'));
        $this->look_at(FavoritesSite::post('p', ['post_password' => 'x']));
        $this->assertStringNotContainsString('fav-button', apply_filters('the_content', 'Texto.'));
        $this->look_at($post);
        $GLOBALS['wp_query']->is_feed = true;
        $this->assertStringNotContainsString('fav-button', apply_filters('the_content', 'Texto.'));
        $GLOBALS['wp_query']->is_feed = false;
        $GLOBALS['wp_query']->in_the_loop = false;
        $this->assertStringNotContainsString('fav-button', apply_filters('the_content', 'Texto.'));
    }

    public function test_the_page_says_who_answers_and_how_one_signs_in(): void
    {
        update_option('users_can_register', '1');
        $this->assertSame([
            'backend' => 'onda', 'who' => 'users', 'siteId' => 1, 'perPage' => 20, 'failure' => 'message',
            'signIn' => ['mode' => 'dialog', 'url' => wp_login_url(), 'html' => ''],
        ], $this->page_settings([]));
        $this->assertSame([
            'backend' => 'onda', 'who' => 'everybody', 'siteId' => 1, 'perPage' => 5, 'failure' => 'silent',
            'signIn' => ['mode' => 'redirect', 'url' => 'https://radio.example/entrar', 'html' => "<p>Entra alert(1)</p>\n"],
        ], $this->page_settings(['who' => 'everybody', 'perPage' => 5, 'failure' => 'silent', 'signIn' => 'redirect', 'signInUrl' => 'https://radio.example/entrar',
            'signInText' => 'Entra <script>alert(1)</script>']));
    }

    /** @dataProvider actions */
    public function test_where_another_plugin_answers_one_of_them_ours_answer_none_and_the_page_says_so(string $action): void
    {
        add_action("wp_ajax_nopriv_$action", '__return_true');
        $this->assertSame('favorites', $this->page_settings([])['backend']);
        $site = new FavoritesSite();
        $router = Routers::of($site->feature->actions(), new ActionOwners(WP_PLUGIN_DIR . '/onda/onda.php'));
        foreach (FavoritesBackend::ACTIONS as $ours) {
            remove_all_actions("wp_ajax_$ours");
        }
        $router->admin_init();
        foreach (FavoritesBackend::ACTIONS as $ours) {
            $this->assertFalse(has_action("wp_ajax_$ours"), $ours);
        }
    }

    public function actions(): array
    {
        return array_map(static fn(string $action): array => [$action], FavoritesBackend::ACTIONS);
    }

    public function test_every_action_of_the_wire_is_ours_when_nobody_else_answers(): void
    {
        $names = array_map(static fn($action): string => $action->name, (new FavoritesSite())->feature->actions()['favorites']);
        $this->assertSame(FavoritesBackend::ACTIONS, $names);
    }

    /** @param array<string, mixed> $favorites */
    private function page_settings(array $favorites): array
    {
        update_option(SettingsStore::OPTION, ['favorites' => $favorites]);
        $mirror = new MirrorRepository(new FavoritesRepository());
        $backend = new FavoritesBackend($mirror);
        $backend->wp_loaded();
        $plugin = dirname(__DIR__, 2) . '/onda.php';
        $network = new NetworkSite(new ActionOwners($plugin), static fn(): Migrations => Migrations::of($plugin));
        return (new FavoritesPrinting(new SettingsStore(), $backend, $network))->onda_config([])['settings']['favorites'];
    }

    private function look_at(int $post): void
    {
        $query = new \WP_Query(['p' => $post, 'post_type' => 'any', 'has_password' => null]);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = $query;
        $query->the_post();
    }
}
