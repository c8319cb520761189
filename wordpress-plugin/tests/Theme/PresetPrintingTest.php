<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\PresetPrinting;
use Onda\Features\Theme\Presets;
use Onda\Features\Theme\ThemeScripts;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

final class PresetPrintingTest extends TestCase
{
    private int $post = 0;

    public function test_nothing_is_printed_until_the_owner_chooses(): void
    {
        $this->go_to_post();
        $this->assertSame('', $this->footer());
        $this->assertSame('Texto', $this->text());
    }

    public function test_what_enhances_the_theme_comes_once_in_the_footer_with_its_selector(): void
    {
        $this->choose(['preset' => 'magazette']);
        $this->go_to_post();
        $footer = $this->footer();
        $this->assertSame(1, substr_count($footer, '<article-stream for=".page-content.infinity" article=".page-content article">'));
        $this->assertSame(2, substr_count($footer, '<form-rules '));
        $this->assertStringContainsString('<form-rules for=".wpcf7-form" check="false"></form-rules>', $footer);
        $this->assertSame('Texto', $this->text());
    }

    public function test_what_stands_alone_comes_after_the_text_of_an_article_and_not_twice(): void
    {
        $this->choose(['preset' => 'twenty-twenty-five']);
        $this->go_to_post();
        $this->assertStringStartsWith('Texto<article-stream>', $this->text());
        $this->assertSame('<article-stream></article-stream>', $this->text('<article-stream></article-stream>'));
        $this->assertStringNotContainsString('<article-stream', $this->footer());
    }

    public function test_other_pages_get_only_what_makes_sense_there(): void
    {
        $this->choose(['preset' => 'magazette']);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['s' => 'a']);
        $footer = $this->footer();
        $this->assertSame('', $footer);
        $this->assertSame('Texto', $this->text());
        $this->choose(['preset' => 'magazette', 'selectors' => ['form-rules' => 'footer form', 'article-stream' => 'main']]);
        $this->assertSame('<form-rules for="footer form"></form-rules>', $this->footer());
    }

    public function test_the_text_of_another_post_an_excerpt_and_a_hidden_text_stay_as_they_are(): void
    {
        $this->choose(['preset' => 'newspack']);
        $this->go_to_post();
        $GLOBALS['post'] = get_post(wp_insert_post(['post_title' => 'x', 'post_status' => 'publish']));
        $this->assertSame('Texto', $this->text());
        $this->go_to_post(['post_password' => 'x']);
        $this->assertSame('Texto', $this->text());
        $this->go_to_post();
        $GLOBALS['wp_query']->in_the_loop = false;
        $this->assertSame('Texto', $this->text());
    }

    public function test_a_behavior_can_be_switched_off_and_sent_elsewhere(): void
    {
        $this->choose(['preset' => 'magazette', 'off' => ['article-stream'], 'selectors' => ['form-rules' => '#mío > form']]);
        $this->go_to_post();
        $footer = $this->footer();
        $this->assertStringNotContainsString('<article-stream', $footer);
        $this->assertSame(1, substr_count($footer, '<form-rules '));
        $this->assertStringContainsString('<form-rules for="#mío &gt; form"></form-rules>', $footer);
    }

    public function test_an_own_selector_keeps_the_other_attributes_and_takes_an_element_out_of_the_text(): void
    {
        $this->choose(['preset' => 'magazette', 'selectors' => ['article-stream' => 'main']]);
        $this->go_to_post();
        $this->assertStringContainsString('<article-stream for="main" article=".page-content article">', $this->footer());
        $this->choose(['preset' => 'newspack', 'selectors' => ['article-stream' => 'main']]);
        $this->assertStringContainsString('<article-stream for="main" article="#main" leave-out="', $this->footer());
        $this->assertSame('Texto', $this->text());
    }

    public function test_a_theme_of_which_nothing_is_known_has_the_owners_selectors_alone(): void
    {
        $this->choose(['preset' => Presets::OWN, 'selectors' => ['form-rules' => 'main']]);
        $this->go_to_post();
        $this->assertSame('<form-rules for="main"></form-rules>', $this->footer());
    }

    public function test_the_preset_follows_the_active_theme(): void
    {
        $this->choose(['preset' => Presets::AUTOMATIC]);
        $this->go_to_post();
        add_filter('stylesheet', static fn(): string => 'magazette-child');
        $this->assertStringContainsString('<form-rules for="#commentform">', $this->footer());
        add_filter('stylesheet', static fn(): string => 'something');
        add_filter('template', static fn(): string => 'another');
        $this->assertSame('', $this->footer());
    }

    public function test_what_the_themes_own_script_does_is_left_to_it_and_remembered(): void
    {
        $this->choose(['preset' => 'magazette']);
        $this->go_to_post();
        wp_register_script('thim-lib', '/lib.js');
        wp_enqueue_script('theme', '/theme.js', ['thim-lib']);
        $this->assertSame('', $this->footer());
        $this->assertSame(['thim-lib'], (new ThemeScripts())->seen()['form-rules']);
        $before = did_action('update_option_' . ThemeScripts::OPTION);
        $this->footer();
        $this->assertSame($before, did_action('update_option_' . ThemeScripts::OPTION));
    }

    public function test_the_owner_can_take_the_themes_script_off_the_page(): void
    {
        $this->choose(['preset' => 'magazette', 'replaced' => ['form-rules']]);
        $this->go_to_post();
        wp_enqueue_script('thim-main', '/main.js');
        wp_enqueue_script('other', '/other.js');
        $this->printing()->wp_enqueue_scripts();
        $this->assertFalse(wp_script_is('thim-main', 'enqueued'));
        $this->assertTrue(wp_script_is('other', 'enqueued'));
        $this->assertStringContainsString('<form-rules ', $this->footer());
        $this->assertSame([], (new ThemeScripts())->seen());
    }

    public function test_a_script_that_does_something_else_changes_nothing(): void
    {
        $this->choose(['preset' => 'newspack', 'replaced' => ['form-rules']]);
        $this->go_to_post();
        wp_enqueue_script('newspack-amp-fallback', '/main.js');
        $this->printing()->wp_enqueue_scripts();
        $this->assertTrue(wp_script_is('newspack-amp-fallback', 'enqueued'));
        $this->assertStringContainsString('<form-rules ', $this->footer());
    }

    public function test_a_new_theme_and_new_settings_forget_what_was_seen(): void
    {
        $seen = new ThemeScripts();
        Listening::hook($seen);
        foreach (['switch_theme', 'update_option_' . SettingsStore::OPTION] as $change) {
            $seen->record(['form-rules' => ['thim-main']]);
            do_action($change);
            $this->assertSame([], $seen->seen());
        }
    }

    public function test_what_a_page_uses_is_named_before_its_head_is_printed(): void
    {
        $this->choose(['preset' => 'magazette']);
        $this->go_to_post();
        [$assets, $printing] = $this->assets();
        $printing->wp_enqueue_scripts();
        $this->assertContains('article-stream', $assets->used());
    }

    public function test_every_preset_names_elements_and_no_attribute_twice(): void
    {
        $elements = (new Elements(dirname(__DIR__, 2) . '/generated'))->all();
        foreach (array_keys(Presets::TITLES) as $preset) {
            $this->assertNotEmpty(Presets::behaviors($preset), $preset);
            foreach (Presets::behaviors($preset) as $tag => $sets) {
                $this->assertArrayHasKey($tag, $elements, "src/Features/Theme/presets/$preset.php");
                $this->assertSame($sets, array_map(static fn(array $set): array => array_filter($set, is_string(...)), $sets));
            }
        }
        $this->assertSame([], Presets::behaviors('../../Plugin'));
    }

    /** @dataProvider folders */
    public function test_a_preset_is_found_by_the_folder_of_the_theme(string $stylesheet, string $template, string $preset): void
    {
        add_filter('stylesheet', static fn(): string => $stylesheet);
        add_filter('template', static fn(): string => $template);
        $this->assertSame($preset, Presets::detected());
    }

    public function folders(): array
    {
        return [
            ['magazette', 'magazette', 'magazette'],
            ['my-child', 'Magazette', 'magazette'],
            ['newspack-scott', 'newspack-theme', 'newspack'],
            ['twentytwentyfive', 'twentytwentyfive', 'twenty-twenty-five'],
            ['twentytwentyfour', 'twentytwentyfour', 'twenty-twenty-four'],
            ['astra-child', 'astra', 'classic'],
            ['oceanwp', 'oceanwp', 'classic'],
            ['child', 'storefront', ''],
        ];
    }

    /** @param array<string, mixed> $theme */
    public function test_a_preset_says_by_which_action_a_view_is_sent(): void
    {
        $this->choose(['preset' => 'magazette']);
        $this->assertSame('thim_ajax_countviews', $this->printing()->onda_view_action('spv_record_view'));
        $this->choose(['preset' => 'newspack']);
        $this->assertSame('spv_record_view', $this->printing()->onda_view_action('spv_record_view'));
    }

    private function choose(array $theme): void
    {
        update_option(SettingsStore::OPTION, ['theme' => $theme]);
    }

    /** @param array<string, string> $more */
    private function go_to_post(array $more = []): void
    {
        $this->post = wp_insert_post(['post_title' => 'Noticia', 'post_status' => 'publish', 'post_content' => 'Texto'] + $more);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $this->post]);
        the_post();
    }

    private function text(string $text = 'Texto'): string
    {
        return $this->printing()->the_content($text);
    }

    private function footer(): string
    {
        return $this->printed([$this->printing(), 'wp_footer']);
    }

    private function printing(): PresetPrinting
    {
        return $this->assets()[1];
    }

    /** @return array{Assets, PresetPrinting} Over the elements that there really are. */
    private function assets(): array
    {
        $generated = dirname(__DIR__, 2) . '/generated';
        $elements = new Elements(dirname(__DIR__) . '/fixtures/two-behaviours');
        $manifest = new Manifest(dirname(__DIR__) . '/fixtures/generated/manifest.php', 'https://site.example/build/');
        $assets = new Assets($elements, $manifest, new Texts($generated));
        $templates = new Templates($generated, new Texts($generated), $manifest);
        $printer = new ElementPrinter($elements, new SettingsStore(), $templates, $manifest, $assets);
        return [$assets, new PresetPrinting(new SettingsStore(), $elements, $printer, $assets, new ThemeScripts())];
    }
}
