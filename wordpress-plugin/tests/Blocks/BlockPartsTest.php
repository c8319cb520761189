<?php

declare(strict_types=1);

namespace Onda\Tests\Blocks;

use Onda\Core\Blocks\Bindings;
use Onda\Core\Blocks\Categories;
use Onda\Core\Blocks\PatternSet;
use Onda\Core\Blocks\Patterns;
use Onda\Core\Blocks\SiteVariations;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

final class BlockPartsTest extends TestCase
{
    public function test_the_categories_stand_after_that_of_media(): void
    {
        $given = [['slug' => 'text'], ['slug' => 'media'], ['slug' => 'design']];
        $slugs = array_column((new Categories())->block_categories_all($given), 'slug');
        $this->assertSame(['text', 'media', 'onda-radio', 'onda-audience', 'onda-pages', 'design'], $slugs);
        $this->assertCount(3, (new Categories())->block_categories_all([]));
    }

    public function test_a_binding_shows_the_first_station_or_the_named_one(): void
    {
        $this->configure(
            ['id' => 'uno', 'name' => 'Radio Uno', 'cover' => 'https://x.example/a.jpg'],
            ['id' => 'dos', 'name' => 'Radio Dos'],
        );
        $bindings = new Bindings(new SettingsStore());
        $this->assertSame('Radio Uno', $bindings->value(['key' => 'name']));
        $this->assertSame('https://x.example/a.jpg', $bindings->value(['key' => 'cover']));
        $this->assertSame('Radio Dos', $bindings->value(['key' => 'name', 'station' => 'dos']));
        $this->assertNull($bindings->value(['key' => 'name', 'station' => 'tres']));
        $this->assertNull($bindings->value(['key' => 'password']));
    }

    public function test_a_heading_of_wordpress_shows_the_name_of_the_station(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno']);
        $source = Bindings::STATION;
        $is_registered = \WP_Block_Bindings_Registry::get_instance()->is_registered($source);
        $is_registered || (new Bindings(new SettingsStore()))->init();
        $attributes = '{"metadata":{"bindings":{"content":{"source":"onda/station","args":{"key":"name"}}}}}';
        $html = do_blocks("<!-- wp:heading $attributes --><h2 class=\"wp-block-heading\">x</h2><!-- /wp:heading -->");
        $this->assertStringContainsString('Radio Uno</h2>', $html);
    }

    public function test_each_of_a_few_stations_is_a_variation_of_the_player(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Uno'], ['id' => 'dos', 'name' => 'Dos']);
        $variations = new SiteVariations(new SettingsStore());
        $player = new \WP_Block_Type('onda/radio-player');
        $made = $variations->get_block_type_variations([['name' => 'other']], $player);
        $printed = ['other', 'card', 'wide', 'sticky-bar', 'mini'];
        $this->assertSame([...$printed, 'station-uno', 'station-dos'], array_column($made, 'name'));
        $this->assertSame(['playerWidth'], $made[1]['isActive']);
        $this->assertSame([], $variations->get_block_type_variations([], new \WP_Block_Type('onda/fav-button')));
        $this->configure(['id' => 'uno', 'name' => 'Uno']);
        $this->assertCount(4, $variations->get_block_type_variations([], $player));
    }

    public function test_the_ranked_lists_of_a_site_with_several_are_tabs(): void
    {
        $tabs = new \WP_Block_Type('onda/content-tabs');
        $variations = new SiteVariations(new SettingsStore());
        $lists = static fn(int $count): array => ['list' => array_map(static fn(int $list): array =>
            ['value' => "list-$list", 'label' => "<b>$list</b>"], range(1, $count))];
        $one = static fn(): array => $lists(1);
        add_filter('onda_block_choices', $one, 99);
        $this->assertSame([], $variations->get_block_type_variations([], $tabs));
        remove_filter('onda_block_choices', $one, 99);
        $many = static fn(): array => $lists(9);
        add_filter('onda_block_choices', $many, 99);
        $inner = $variations->get_block_type_variations([], $tabs)[0]['innerBlocks'];
        remove_filter('onda_block_choices', $many, 99);
        $this->assertCount(6, $inner);
        $this->assertSame(['core/heading', ['content' => '&lt;b&gt;1&lt;/b&gt;']], $inner[0]);
        $this->assertSame(['onda/most-viewed', ['listId' => 'list-1']], $inner[1]);
    }

    /**
     * @testWith ["edit-post", true]
     *           ["front", false]
     */
    public function test_a_screen_of_the_administration_has_the_patterns_from_the_start(string $screen, bool $has): void
    {
        $made = 0;
        set_current_screen($screen);
        remove_all_actions('init');
        Listening::hook(new PatternSet(static function () use (&$made): array {
            $made++;
            return ['of-a-test' => ['title' => 'A', 'content' => '']];
        }), Patterns::class);
        do_action('init');
        set_current_screen('front');
        $this->assertSame($has ? 1 : 0, $made);
        $has && unregister_block_pattern('onda/of-a-test');
    }

    public function test_the_patterns_name_no_station_and_hold_blocks_that_there_are(): void
    {
        Patterns::set()->register();
        $registry = \WP_Block_Patterns_Registry::get_instance();
        $own = array_filter($registry->get_all_registered(), static fn(array $pattern): bool =>
            str_starts_with($pattern['name'], 'onda/'));
        $this->assertGreaterThanOrEqual(7, count($own));
        foreach ($own as $pattern) {
            $content = $registry->get_registered($pattern['name'])['content'];
            $this->assertStringContainsString('<!-- wp:onda/', $content, $pattern['name']);
            $this->assertStringNotContainsString('"station"', $content, $pattern['name']);
            $this->assertStringNotContainsString('{{', $content, $pattern['name']);
            preg_match_all('~<!-- wp:onda/([a-z-]+)~', $content, $found);
            foreach ($found[1] as $tag) {
                $this->assertFileExists(dirname(__DIR__, 2) . "/generated/blocks/$tag/block.json");
            }
        }
    }
}
