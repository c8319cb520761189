<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Features\Favorites\FavoritesRepository;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** `favorites_list`: pages, the HTML of the Favorites plugin, and what it costs. */
final class ListingTest extends TestCase
{
    private const EVERYBODY = ['who' => 'everybody'];
    private const ALL = ['include_links' => 'true', 'include_buttons' => 'true', 'include_thumbnails' => 'true', 'include_excerpt' => 'true', 'thumbnail_size' => 'medium'];

    public function test_an_empty_list_says_so_and_echoes_what_was_asked(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $reply = $site->ask('list', ['no_favorites' => 'Nada <b>', 'post_types' => 'post,page', 'siteid' => '1', 'userid' => '0'] + self::ALL);
        $this->assertSame(['status', 'list', 'data'], array_keys($reply));
        $this->assertSame(
            '<ul class="favorites-list" data-userid="0" data-siteid="1" data-includebuttons="true" data-includelinks="true" data-includethumbnails="true" '
            . 'data-includeexcerpts="true" data-thumbnailsize="medium" data-nofavoritestext="Nada &lt;b&gt;" data-posttypes="post,page">'
            . '<li data-postid="0" data-nofavorites class="no-favorites">Nada &lt;b&gt;</li></ul>',
            $reply['list']
        );
        $this->assertSame([
            'user_id' => 0, 'site_id' => 1, 'include_links' => true, 'include_buttons' => true, 'include_thumbnails' => true,
            'thumbnail_size' => 'medium', 'include_excerpt' => true, 'no_favorites' => 'Nada <b>', 'post_types' => ['post', 'page'],
            'page' => 1, 'per_page' => 20, 'pages' => 1, 'total' => 0, 'items' => [],
        ], $reply['data']);
    }

    public function test_a_list_shows_what_was_asked_and_nothing_can_break_out_of_it(): void
    {
        kses_remove_filters();
        $site = new FavoritesSite(self::EVERYBODY);
        $post = FavoritesSite::post('A & "B" <script>alert(1)</script>', ['post_excerpt' => '<img src=x onerror=alert(1)> corto', 'post_name' => 'a-b']);
        $site->keep($post);
        $reply = $site->ask('list', self::ALL);
        $link = esc_url(get_permalink($post));
        $this->assertStringEndsWith(
            "<li data-postid=\"$post\"><p><a href=\"" . str_replace('#038;', 'amp;', $link) . '">A &amp; “B”</a></p><p>corto</p>'
            . "<p><fav-button postid=\"$post\" siteid=\"1\" favoritecount=\"1\"></fav-button></p></li></ul>",
            $reply['list']
        );
        $this->assertSame(['post_id' => $post, 'post_type' => 'post', 'title' => 'A & “B”', 'permalink' => get_permalink($post),
            'total' => 1, 'thumbnail' => null, 'excerpt' => 'corto'], $reply['data']['items'][0]);
        $this->assertStringEndsWith("<li data-postid=\"$post\"><p>A &amp; “B”</p></li></ul>", $site->ask('list')['list']);
    }

    public function test_a_picture_comes_only_where_one_was_asked_for(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep(FavoritesSite::with_picture(FavoritesSite::post()));
        $asked = $site->ask('list', ['include_thumbnails' => 'true']);
        $this->assertStringEndsWith('/uploads/foto.jpg', $asked['data']['items'][0]['thumbnail']['src']);
        $this->assertStringContainsString('<img ', $asked['list']);
        foreach ([[], ['include_thumbnails' => 'false']] as $fields) {
            $plain = $site->ask('list', $fields);
            $this->assertNull($plain['data']['items'][0]['thumbnail']);
            $this->assertStringNotContainsString('<img ', $plain['list']);
        }
    }

    public function test_no_filter_means_every_type_and_a_filter_only_its_own(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        [$post, $page] = [FavoritesSite::post(), FavoritesSite::post('p', ['post_type' => 'page'])];
        array_map($site->keep(...), [$post, $page]);
        $ids = fn(array $fields): array => array_column($site->ask('list', $fields)['data']['items'], 'post_id');
        $this->assertEqualsCanonicalizing([$post, $page], $ids(['post_types' => '']));
        $this->assertSame([$page], $ids(['post_types' => 'page']));
        $this->assertSame([$page], $ids(['post_types' => ['page']]));
        $this->assertSame([], $ids(['post_types' => 'revision,nav_menu_item']));
        $this->assertSame([], $ids(['post_types' => "page') OR 1=1 -- "]));
    }

    /** @dataProvider odd */
    public function test_odd_fields_have_a_bounded_meaning(array $fields, array $expected): void
    {
        $site = new FavoritesSite(['perPage' => 7] + self::EVERYBODY);
        $data = $site->ask('list', $fields)['data'];
        $this->assertSame($expected, array_intersect_key($data, $expected));
    }

    public function odd(): array
    {
        return [
            'the size of the site' => [[], ['page' => 1, 'per_page' => 7]],
            'too many' => [['per_page' => '5000'], ['per_page' => 100]],
            'none' => [['per_page' => '0'], ['per_page' => 7]],
            'below' => [['page' => '-3', 'per_page' => '-1'], ['page' => 1, 'per_page' => 7]],
            'beyond' => [['page' => '99'], ['page' => 1, 'pages' => 1]],
            'a made-up size' => [['thumbnail_size' => '"><script>'], ['thumbnail_size' => 'thumbnail']],
            'lists' => [['include_links' => ['true'], 'no_favorites' => ['x'], 'page' => ['2']], ['include_links' => false, 'page' => 1]],
            'long texts' => [['no_favorites' => str_repeat('x', 100_000), 'post_types' => str_repeat('x', 100_000)], ['post_types' => []]],
        ];
    }

    public function test_the_record_of_a_thousand_is_read_at_once(): void
    {
        global $wpdb;
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep(FavoritesSite::post());
        $owner = $wpdb->get_var("SELECT owner FROM {$wpdb->prefix}onda_favorites");
        (new FavoritesRepository())->add((string) $owner, $this->thousand(), time() - 100);
        wp_cache_flush();
        $before = $wpdb->num_queries;
        $record = $site->ask('array')['favorites'][0];
        $this->assertCount(1001, $record['posts']);
        $this->assertLessThanOrEqual(30, $wpdb->num_queries - $before);
    }

    public function test_a_thousand_favorites_come_in_pages_of_twenty_for_three_queries_of_ours_a_page(): void
    {
        global $wpdb;
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep(FavoritesSite::post());
        $owner = $wpdb->get_var("SELECT owner FROM {$wpdb->prefix}onda_favorites");
        $posts = $this->thousand();
        (new FavoritesRepository())->add((string) $owner, $posts, time() - 100);

        $first = $site->ask('list', self::ALL);
        $this->assertSame([1, 20, 51, 1001], [$first['data']['page'], $first['data']['per_page'], $first['data']['pages'], $first['data']['total']]);
        $seen = [];
        foreach ([1, 2, 50, 51] as $page) {
            $seen = [...$seen, ...array_column($site->ask('list', ['page' => (string) $page])['data']['items'], 'post_id')];
        }
        $this->assertCount(61, array_unique($seen));
        $this->assertSame(min($posts), end($seen));

        wp_cache_flush();
        get_option('siteurl');
        $queries = [];
        add_filter('query', static function (string $query) use (&$queries): string {
            $queries[] = $query;
            return $query;
        });
        $this->assertCount(20, $site->ask('list', ['page' => '3'] + self::ALL)['data']['items']);
        remove_all_filters('query');
        $ours = preg_grep('/onda_(?!limits)/', $queries);
        $this->assertLessThanOrEqual(3, count(preg_grep('/onda_favorite/', $ours)), implode("\n", $ours));
        $this->assertLessThanOrEqual(16, count($queries), implode("\n", $queries));
    }

    /** @return list<int> Written straight, because a thousand wp_insert_post take a minute. */
    private function thousand(): array
    {
        global $wpdb;
        $now = '2026-01-01 00:00:00';
        $first = 1 + (int) $wpdb->get_var("SELECT MAX(ID) FROM {$wpdb->posts}");
        $rows = array_map(static fn(int $id): string => "($id, 1, '$now', '$now', 'x', 'Post $id', '', 'publish', 'post', 'p-$id', '$now', '$now', '', '', '')", range($first, $first + 999));
        $wpdb->query("INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_type, post_name,"
            . ' post_modified, post_modified_gmt, to_ping, pinged, post_content_filtered) VALUES ' . implode(', ', $rows));
        return range($first, $first + 999);
    }
}
