<?php

declare(strict_types=1);

namespace Onda\Tests\Database;

use Onda\Core\Access\PublicPosts;
use Onda\Tests\TestCase;

final class PublicPostsTest extends TestCase
{
    /** @dataProvider posts */
    public function test_only_what_anybody_may_read_is_public(array $post, bool $expected): void
    {
        register_post_type('onda_secret', ['public' => false]);
        register_post_type('onda_show', ['public' => true]);
        $id = (int) wp_insert_post($post + ['post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish', 'post_type' => 'post']);
        $posts = new PublicPosts();
        $posts->admin_init();
        $live = $posts->may_read($id);
        $early = self::early(static fn(): array => [$posts->may_read($id), $posts->public_type($id)]);
        unregister_post_type('onda_secret');
        unregister_post_type('onda_show');
        $this->assertSame($expected, $live);
        $this->assertSame([$expected, $expected ? $post['post_type'] ?? 'post' : ''], $early);
    }

    public function posts(): array
    {
        return [
            'a post' => [[], true],
            'a page' => [['post_type' => 'page'], true],
            'a show of a plugin' => [['post_type' => 'onda_show'], true],
            'a draft' => [['post_status' => 'draft'], false],
            'a private post' => [['post_status' => 'private'], false],
            'tomorrow' => [['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00'], false],
            'in the bin' => [['post_status' => 'trash'], false],
            'behind a password' => [['post_password' => 'x'], false],
            'of a hidden type' => [['post_type' => 'onda_secret'], false],
            'a menu entry' => [['post_type' => 'nav_menu_item'], false],
        ];
    }

    public function test_what_does_not_exist_is_not_public(): void
    {
        $look = static fn(): array => array_map(static fn(int $id): bool => (new PublicPosts())->may_read($id), [0, -1, 999_999_999]);
        $this->assertSame([false, false, false], $look());
        $this->assertSame([false, false, false], self::early($look));
    }

    public function test_before_there_are_types_the_stored_ones_decide(): void
    {
        $id = (int) wp_insert_post(['post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish', 'post_type' => 'post']);
        $posts = new PublicPosts();
        $posts->admin_init();
        [$stored, $other, $nothing] = self::early(static function () use ($posts, $id): array {
            $stored = $posts->may_read($id);
            update_option(PublicPosts::OPTION, ['page']);
            $other = $posts->may_read($id);
            delete_option(PublicPosts::OPTION);
            return [$stored, $other, $posts->may_read($id)];
        });
        $this->assertSame([true, false, false], [$stored, $other, $nothing]);
    }

    /** The answers before the plugins are loaded. */
    private static function early(\Closure $look): array
    {
        global $wp_actions;
        $loaded = $wp_actions['wp_loaded'];
        unset($wp_actions['wp_loaded']);
        try {
            return $look();
        } finally {
            $wp_actions['wp_loaded'] = $loaded;
        }
    }
}
