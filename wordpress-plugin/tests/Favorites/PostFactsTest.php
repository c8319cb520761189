<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlyFavorites;
use Onda\Features\Favorites\PostFacts;
use Onda\Features\Favorites\PostFactsRepository;
use Onda\Features\Favorites\PostFactsUpkeep;
use Onda\Tests\FavoritesSite;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

/** The facts of a post are stored for early answers, and go when it changes. */
final class PostFactsTest extends TestCase
{
    private PostFactsUpkeep $upkeep;

    protected function setUp(): void
    {
        parent::setUp();
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        EarlyFavorites::store();
        $this->upkeep = new PostFactsUpkeep(new PostFactsRepository());
        Listening::hook($this->upkeep);
    }

    /** @dataProvider changes */
    public function test_a_change_takes_the_facts_away(bool $goes, \Closure $change): void
    {
        $post = FavoritesSite::with_picture(FavoritesSite::post());
        $parent = (int) wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A']);
        $this->upkeep->shutdown();
        (new PostFacts(new PostFactsRepository()))->of([$post]);
        $this->assertSame([(string) $post], self::stored());
        $change($post, $parent);
        $this->upkeep->shutdown();
        $this->assertSame($goes ? [] : [(string) $post], self::stored());
    }

    public static function changes(): array
    {
        return [
            'the post' => [true, static fn(int $post) => wp_update_post(['ID' => $post, 'post_title' => 'B'])],
            'its picture' => [true, static fn(int $post) => delete_post_thumbnail($post)],
            'the file of its picture' => [true, static fn(int $post) =>
                wp_update_attachment_metadata((int) get_post_thumbnail_id($post), ['width' => 1, 'height' => 1, 'file' => 'b.jpg', 'sizes' => []])],
            'its terms' => [true, static fn(int $post) => wp_set_post_terms($post, ['x'], 'post_tag')],
            'the name of a term' => [true, static fn() => wp_update_term((int) get_option('default_category'), 'category', ['slug' => 'b'])],
            'the address of a page' => [true, static fn(int $post, int $parent) => wp_update_post(['ID' => $parent, 'post_name' => 'b'])],
            'the text of a page' => [false, static fn(int $post, int $parent) => wp_update_post(['ID' => $parent, 'post_content' => 'b'])],
            'the count' => [false, static fn(int $post) => update_post_meta($post, 'simplefavorites_count', '4')],
        ];
    }

    public function test_an_account_stores_nothing(): void
    {
        $this->sign_in('subscriber');
        (new PostFacts(new PostFactsRepository()))->of([FavoritesSite::post()]);
        $this->assertSame([], self::stored());
    }

    public function test_facts_of_yesterday_are_built_anew(): void
    {
        global $wpdb;
        $facts = new PostFacts(new PostFactsRepository());
        $post = FavoritesSite::post();
        $facts->of([$post]);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_favorite_posts SET built = built - 86401");
        $facts->of([$post]);
        $this->assertGreaterThan(time() - 60, (int) $wpdb->get_var("SELECT built FROM {$wpdb->prefix}onda_favorite_posts"));
    }

    public function test_a_change_is_not_early_where_another_setting_names_the_count(): void
    {
        $this->assertTrue(EarlyFavorites::seen('writes'));
        update_option(SettingsStore::OPTION, ['search' => ['fields' => ['simplefavorites_count']]]);
        EarlyFavorites::store();
        $this->assertFalse(EarlyFavorites::seen('writes'));
    }

    /** @return list<string> */
    private static function stored(): array
    {
        global $wpdb;
        return $wpdb->get_col("SELECT post_id FROM {$wpdb->prefix}onda_favorite_posts");
    }
}
