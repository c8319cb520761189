<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Tests\TestCase;

/** Posts that the filter `onda_may_read` keeps from somebody, wherever posts are shown. */
final class ReadGateTest extends TestCase
{
    /** @var list<int> */
    private array $kept = [];

    public function setUp(): void
    {
        parent::setUp();
        $kept = fn(bool $may, \WP_Post $post, int $user): bool => $may && ($user > 0 || !in_array($post->ID, $this->kept, true));
        add_filter('onda_may_read', $kept, 10, 3);
    }

    public function tearDown(): void
    {
        remove_all_filters('onda_may_read');
        parent::tearDown();
    }

    public function test_a_stranger_reads_what_is_left_in_the_same_order(): void
    {
        [$one, $kept, $other] = [$this->article(), $this->article(), $this->article()];
        $this->kept = [$kept];
        $this->assertSame([$other, $one], ReadGate::allowed([$other, $kept, $one], ReadGate::STRANGER));
        $this->assertFalse((new PublicPosts())->may_read($kept));
    }

    public function test_a_member_reads_it_and_is_the_same_user_afterwards(): void
    {
        $this->kept = [$this->article()];
        $member = (int) wp_insert_user(['user_login' => 'miembro', 'user_pass' => 'x']);
        $this->assertSame($this->kept, ReadGate::allowed($this->kept, $member));
        $this->assertSame(0, get_current_user_id());
        wp_set_current_user($member);
        $this->assertSame([], ReadGate::allowed($this->kept, ReadGate::STRANGER));
        $this->assertSame($member, get_current_user_id());
        $this->assertTrue((new PublicPosts())->may_read($this->kept[0]));
    }

    public function test_a_file_goes_with_the_post_that_it_belongs_to(): void
    {
        $this->kept = [$this->article()];
        $file = (int) wp_insert_attachment(['post_title' => 'Foto', 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], false, $this->kept[0]);
        $this->assertSame([], ReadGate::allowed([$file], ReadGate::STRANGER));
    }

    public function test_the_whole_list_costs_no_query_a_post(): void
    {
        $posts = array_map(fn(): int => $this->article(), range(1, 20));
        $cost = function (array $asked): int {
            global $wpdb;
            wp_cache_flush();
            $before = $wpdb->num_queries;
            ReadGate::allowed($asked, ReadGate::STRANGER);
            return $wpdb->num_queries - $before;
        };
        $this->assertSame($cost(array_slice($posts, 0, 2)), $cost($posts));
    }

    private function article(): int
    {
        return (int) wp_insert_post(['post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish']);
    }
}
