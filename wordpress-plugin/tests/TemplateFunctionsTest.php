<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;

final class TemplateFunctionsTest extends TestCase
{
    public function test_a_theme_reads_what_is_on_air(): void
    {
        $this->configure(['id' => 'uno']);
        $key = (new SettingsStore())->find('uno')->key();
        (new FeedRepository())->claim($key, time() - 10, time() + 8);
        (new FeedRepository())->save($key, new StatusDocument('shoutcast1', '<body>1,1,1,9,1,128,Rayo - Luz</body>', time()), new Memory(), time());
        $this->assertSame(['title' => 'Luz', 'artist' => 'Rayo', 'art' => ''], onda_now_playing()['track']);
        $this->assertSame('uno', onda_now_playing('uno')['station']);
        $this->assertSame([], onda_now_playing('dos'));
    }

    public function test_a_theme_reads_numbers_and_lists_of_what_its_visitor_may_read(): void
    {
        global $wpdb;
        $post = (int) wp_insert_post(['post_title' => 'Zamba única', 'post_status' => 'publish']);
        $wpdb->insert("{$wpdb->prefix}onda_views_total", ['post_id' => $post, 'views' => 7]);
        $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['post_id' => $post, 'views' => 900_000, 'uniques' => 1, 'day' => wp_date('Y-m-d')]);
        $this->assertSame([7, 0], [onda_get_views($post), onda_favorites_count($post)]);
        $this->assertSame([$post], array_column(onda_most_viewed('most-viewed', 1), 'id'));
        $this->assertSame([], onda_most_viewed('none'));
        $this->assertSame(['Zamba única'], array_column(onda_search('zamba unica')['items'], 'title'));
        $this->assertSame(0, onda_search('zamba', ['types' => ['page'], 'per_page' => 'x', 'page' => -4])['total']);
        wp_update_post(['ID' => $post, 'post_status' => 'draft']);
        $this->assertSame(0, onda_get_views($post));
    }

    public function test_the_loop_names_the_post(): void
    {
        $GLOBALS['post'] = get_post((int) wp_insert_post(['post_title' => 'A', 'post_status' => 'publish']));
        $asked = [];
        add_filter('onda_get_views', static function (int $views, int $post) use (&$asked): int {
            $asked[] = $post;
            return $views;
        }, 10, 2);
        onda_get_views();
        $this->assertSame([$GLOBALS['post']->ID], $asked);
    }

    public function test_what_is_asked_too_early_is_empty_and_said(): void
    {
        global $wp_actions;
        $former = $wp_actions;
        unset($wp_actions['wp_loaded']);
        $said = [];
        add_action('doing_it_wrong_run', static function (string $function) use (&$said): void {
            $said[] = $function;
        });
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        $answers = [onda_now_playing(), onda_get_views(1), onda_most_viewed(), onda_favorites_count(1), onda_search('a')];
        $wp_actions = $former;
        $this->assertSame([[], 0, [], 0, ['items' => [], 'total' => 0]], $answers);
        $this->assertSame(['onda_now_playing', 'onda_get_views', 'onda_most_viewed', 'onda_favorites_count', 'onda_search'], $said);
    }
}
