<?php

declare(strict_types=1);

namespace Onda\Tests\Theme\Pages;

use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

/** The 404 page. In a browser: e2e/theme-presets.e2e.ts. */
final class NotFoundTest extends TestCase
{
    private const THEIRS = '/theme/404.php';

    protected function tearDown(): void
    {
        unset($GLOBALS['_wp_current_template_content']);
        parent::tearDown();
        wp_set_template_globals();
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

    /** @dataProvider classic_themes */
    public function test_a_page_of_a_classic_theme_has_one_main_element(string $header, string $footer, string $tag): void
    {
        $this->classic('child', ['header.php' => $header, 'footer.php' => $footer]);
        $this->choose('onda');
        $this->assertStringEndsWith('/templates/page.php', apply_filters('404_template', self::THEIRS));
        $page = $this->printed(static fn() => do_action('onda_page'));
        $this->assertSame(1, substr_count($page, '<main'), $page);
        $this->assertMatchesRegularExpression("~^<body>.*<$tag class=\"onda-not-found\">.*<h1.*</$tag>.*</body>$~s", $page);
    }

    /** @return array<string, array{string, string, string}> */
    public function classic_themes(): array
    {
        return [
            'the main element is opened in the header' => ['<body><main id="x">', '</main></body>', 'div'],
            'the main element is left to each page' => ['<body><div id="main">', '</div></body>', 'main'],
        ];
    }

    /** @dataProvider headers */
    public function test_a_classic_theme_without_a_header_keeps_its_own_page(string $theme, string $file, bool $is_theirs): void
    {
        $this->classic($theme, [$file => '']);
        $this->choose('onda');
        $this->assertSame($is_theirs, apply_filters('404_template', self::THEIRS) === self::THEIRS);
    }

    /** @return array<string, array{string, string, bool}> */
    public function headers(): array
    {
        return [
            'in the theme' => ['child', 'header.php', false],
            'in its parent' => ['parent', 'header.php', false],
            'none' => ['child', 'index.php', true],
        ];
    }

    /**
     * A child and its parent, of which one has these files.
     *
     * @param array<string, string> $files
     */
    private function classic(string $theme, array $files): void
    {
        // A file of a theme is read once in a process.
        $root = get_temp_dir() . 'onda-theme-' . wp_generate_password(12, false);
        foreach ($files as $name => $text) {
            wp_mkdir_p("$root/$theme");
            file_put_contents("$root/$theme/$name", $text);
        }
        foreach (['stylesheet' => 'child', 'template' => 'parent'] as $kind => $folder) {
            add_filter($kind, static fn(): string => $folder);
            add_filter("{$kind}_directory", static fn(): string => "$root/$folder");
        }
        wp_set_template_globals();
    }

    private function choose(string $not_found): void
    {
        update_option(SettingsStore::OPTION, ['pages' => ['notFound' => $not_found]]);
    }
}
