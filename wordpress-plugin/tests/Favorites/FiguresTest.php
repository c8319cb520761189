<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Owner\Favorites\HeartFigures;
use Onda\Owner\Favorites\HeartRepository;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** Favorites in the statistics. */
final class FiguresTest extends TestCase
{
    public function test_the_posts_kept_most_have_a_heading_for_each_number(): void
    {
        $site = new FavoritesSite(['who' => 'everybody']);
        $post = FavoritesSite::post('Zamba & <b>chacarera</b>');
        $site->keep($post);
        [$today, $ranking] = [wp_date('Y-m-d'), HeartFigures::topic(new HeartRepository())->rankings[0]];
        $rows = ($ranking->rows)($today, $today, $today, $today, 10);
        $this->assertSame(['post', 'hearts'], array_keys(($ranking->columns)()));
        $this->assertEquals([['hearts' => 1]], array_column($rows, 'numbers'));
        $this->assertSame(['Zamba & chacarera'], array_column($rows, 'label'));
        $GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, ['post_title' => ''], ['ID' => $post]);
        clean_post_cache($post);
        $this->assertSame(["#$post"], array_column(($ranking->rows)($today, $today, $today, $today, 10), 'label'));
    }
}
