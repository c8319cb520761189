<?php

declare(strict_types=1);

namespace Onda\Tests\Theme\Pages;

use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

/** The 404 page in a block theme. Classic themes are tested by e2e/theme-presets.e2e.ts. */
final class NotFoundTest extends TestCase
{
    private const THEIRS = '/theme/404.php';

    protected function tearDown(): void
    {
        unset($GLOBALS['_wp_current_template_content']);
        parent::tearDown();
    }

    public function test_a_theme_keeps_its_own_until_the_owner_chooses(): void
    {
        $this->assertSame(self::THEIRS, apply_filters('404_template', self::THEIRS));
        $this->choose('theme');
        $this->assertSame(self::THEIRS, apply_filters('404_template', self::THEIRS));
        $this->assertNull($GLOBALS['_wp_current_template_content'] ?? null);
    }

    public function test_it_stands_between_the_header_and_the_footer_of_a_block_theme(): void
    {
        $this->choose('onda');
        $this->assertTrue(wp_is_block_theme());
        $this->assertSame(ABSPATH . WPINC . '/template-canvas.php', apply_filters('404_template', self::THEIRS));
        $names = array_column(parse_blocks($GLOBALS['_wp_current_template_content']), 'attrs', 'blockName');
        $this->assertSame(['core/template-part', 'core/group'], array_keys($names));
        $html = do_blocks($GLOBALS['_wp_current_template_content']);
        $this->assertMatchesRegularExpression('~<header.*</header>.*<main.*<h1.*<masthead-search .*</main>.*<footer.*</footer>~s', $html);
        $this->assertStringContainsString(__('There is nothing here', 'onda'), $html);
        $this->assertMatchesRegularExpression('~<form [^>]*role="search".*<input [^>]*name="s"~s', $html);
    }

    public function test_a_block_theme_without_a_template_for_it_has_a_title_and_a_viewport(): void
    {
        $this->choose('onda');
        $this->assertFalse(has_action('wp_head', '_block_template_viewport_meta_tag'));
        apply_filters('404_template', self::THEIRS);
        $this->assertFalse(has_action('wp_head', '_block_template_viewport_meta_tag'));
        apply_filters('404_template', '');
        $this->assertSame([0, 1, false], [
            has_action('wp_head', '_block_template_viewport_meta_tag'),
            has_action('wp_head', '_block_template_render_title_tag'),
            has_action('wp_head', '_wp_render_title_tag'),
        ]);
    }

    private function choose(string $not_found): void
    {
        update_option(SettingsStore::OPTION, ['pages' => ['notFound' => $not_found]]);
    }
}
