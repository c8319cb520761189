<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** Lists of posts ask the database as often for twelve posts as for two. */
final class ListQueriesTest extends TestCase
{
    private int $articles = 0;

    protected function setUp(): void
    {
        parent::setUp();
        wp_delete_post(1, true);
        array_map(fn(): int => $this->article(), range(1, 12));
    }

    public function test_a_grid_reads_the_pictures_of_all_its_cards_at_once(): void
    {
        [$few, $two] = $this->queries('[masonry_grid count="2" more="none"]');
        [$many, $twelve] = $this->queries('[masonry_grid count="12" more="none"]');
        $this->assertSame([2, 12], [substr_count($two, '<img '), substr_count($twelve, '<img ')]);
        $this->assertSame($few, $many);
    }

    public function test_personal_news_reads_pictures_and_categories_of_all_articles_at_once(): void
    {
        [$few, $two] = $this->queries('[personal_news size="2"]');
        [$many, $twelve] = $this->queries('[personal_news size="12"]');
        $this->assertSame([2, 12], [substr_count($two, '<img '), substr_count($twelve, '<img ')]);
        $this->assertSame($few, $many);
    }

    /** An article of a category and with a picture of its own. */
    private function article(): int
    {
        $number = ++$this->articles;
        $category = (int) wp_create_category("Tema $number");
        $post = (int) wp_insert_post(['post_title' => "N $number", 'post_status' => 'publish', 'post_category' => [$category]]);
        $image = (int) wp_insert_attachment(['post_mime_type' => 'image/png', 'post_status' => 'inherit'], "foto-$number.png");
        wp_update_attachment_metadata($image, ['width' => 80, 'height' => 60, 'file' => "foto-$number.png", 'sizes' => []]);
        set_post_thumbnail($post, $image);
        return $post;
    }

    /** @return array{int, string} Queries of a request that knows nothing yet, and the markup. */
    private function queries(string $shortcode): array
    {
        global $wpdb;
        wp_cache_flush();
        wp_load_alloptions();
        $before = $wpdb->num_queries;
        $markup = do_shortcode($shortcode);
        return [$wpdb->num_queries - $before, $markup];
    }
}
