<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Presets;
use Onda\Features\Theme\ThemeScripts;
use Onda\Features\Theme\ThemeSettings;
use Onda\Owner\Forms\SectionForm;
use Onda\Owner\Theme\ThemeHealth;
use Onda\Tests\TestCase;

final class ThemeSettingsTest extends TestCase
{
    private const NOTHING = ['preset' => '', 'off' => [], 'selectors' => [], 'replaced' => []];

    /** @dataProvider inputs */
    public function test_the_form_becomes_the_record(mixed $input, array $expected): void
    {
        ['values' => $read, 'errors' => $errors] = RecordReader::read(ThemeSettings::record(), ['theme' => $input]);
        $nothing = ['off' => array_values(array_diff(Presets::tags(), Presets::CAREFUL))] + self::NOTHING;
        $this->assertSame(array_replace(self::NOTHING, $nothing, $expected), $read['theme']);
        $this->assertSame([], $errors);
        $this->assertSame($read['theme'], RecordReader::read(ThemeSettings::record(), $read)['values']['theme']);
    }

    public function inputs(): array
    {
        return [
            'nothing' => ['nonsense', []],
            'a preset' => [['preset' => 'newspack'], ['preset' => 'newspack']],
            'by the theme' => [['preset' => 'auto'], ['preset' => 'auto']],
            'no preset' => [['preset' => ['x']], []],
            'another word' => [['preset' => '../x'], []],
            'boxes' => [
                ['preset' => 'own', 'shown' => ['form-rules', 'article-stream', 'x'], 'on' => ['form-rules'], 'replaced' => ['form-rules', 'x']],
                ['preset' => 'own', 'off' => ['article-stream'], 'replaced' => ['form-rules']],
            ],
            'a new selector switches its behavior on' => [
                ['shown' => ['form-rules', 'sub-menus'], 'selectors' => ['sub-menus' => 'nav']],
                ['off' => ['form-rules'], 'selectors' => ['sub-menus' => 'nav']],
            ],
            'no box is ticked' => [['shown' => ['form-rules']], ['off' => ['form-rules']]],
            'selectors' => [
                ['selectors' => ['form-rules' => "  main\n form ", 'article-stream' => ' ', 'x' => 'main', 'load-more' => ['x']]],
                ['selectors' => ['form-rules' => 'main form']],
            ],
            'selectors with brackets' => [
                ['selectors' => ['form-rules' => ':is(main, [data-x="]"]) > form']],
                ['selectors' => ['form-rules' => ':is(main, [data-x="]"]) > form']],
            ],
        ];
    }

    /** @dataProvider wrong */
    public function test_what_is_no_selector_gets_a_sentence_beside_its_field(string $selector): void
    {
        $errors = RecordReader::read(ThemeSettings::record(), ['theme' => ['selectors' => ['form-rules' => $selector]]])['errors'];
        $this->assertSame(['theme.selectors.form-rules'], array_keys($errors));
    }

    public function wrong(): array
    {
        return [['<b>'], ['a{color:red}'], ['a;b'], ['a /* b'], [':is(a'], ['[href="x]'], ["a'b"], [str_repeat('a', 201)]];
    }

    public function test_the_screen_offers_the_presets_and_a_row_for_each_behavior_that_there_is(): void
    {
        $this->choose(['preset' => 'magazette', 'off' => ['article-stream'], 'selectors' => ['form-rules' => '"x"']]);
        $screen = $this->screen();
        foreach (['', 'auto', 'classic', 'magazette', 'newspack', 'twenty-twenty-five', 'twenty-twenty-four', 'own'] as $preset) {
            $this->assertStringContainsString("<option value=\"$preset\"", $screen);
        }
        $this->assertStringContainsString('<option value="magazette" selected>', $screen);
        $this->assertStringContainsString('name="onda_settings[theme][on][]" value="article-stream" aria-describedby=', $screen);
        $this->assertStringContainsString('name="onda_settings[theme][on][]" value="form-rules" checked aria-describedby=', $screen);
        $this->assertStringContainsString('value="&quot;x&quot;" placeholder="#commentform, .wpcf7-form"', $screen);
        $this->assertStringContainsString('data-own-scripts="thim-*"', $screen);
        $this->assertStringNotContainsString('value="no-such-element"', $screen);
    }

    public function test_each_behavior_has_a_sentence_and_a_picture_and_most_a_link_that_shows_it(): void
    {
        wp_insert_post(['post_title' => 'Una', 'post_status' => 'publish']);
        $this->choose(['preset' => 'twenty-twenty-five']);
        $screen = $this->screen();
        foreach (Presets::tags() as $tag) {
            $this->assertMatchesRegularExpression("~id=\"onda-about-$tag\" class=\"description\">[^<]{15,90}<~", $screen);
        }
        $this->assertSame(count(Presets::tags()), substr_count($screen, '<svg class="onda-picture"'));
        $this->assertStringContainsString('onda_try=sticky-header', $screen);
        $this->assertStringNotContainsString('onda_try=post-grid', $screen);
    }

    /** @testWith ["load-more", true, "blog"]
     *     ["load-more", false, "home"]
     *     ["article-stream", true, "post"]
     *     ["sticky-header", true, "home"]
     */
    public function test_a_behavior_is_shown_on_a_page_that_has_what_it_is_for(string $tag, bool $has_blog, string $place): void
    {
        $blog = (int) wp_insert_post(['post_title' => 'Blog', 'post_type' => 'page', 'post_status' => 'publish']);
        wp_insert_post(['post_title' => 'Una', 'post_status' => 'publish']);
        update_option('page_for_posts', $has_blog ? $blog : 0);
        $this->choose(['preset' => 'own', 'selectors' => [$tag => 'main']]);
        $newest = get_posts(['numberposts' => 1])[0];
        $address = ['blog' => get_permalink($blog), 'post' => get_permalink($newest), 'home' => home_url('/')][$place];
        $found = preg_match("~href=\"([^\"?]+)\?onda_try=$tag&~", $this->screen(), $link);
        $this->assertSame([1, $address], [$found, $link[1] ?? '']);
    }

    public function test_a_behavior_without_a_place_in_the_theme_is_folded_until_it_has_a_selector(): void
    {
        $folded = function (array $theme): string {
            $this->choose($theme);
            return explode('class="onda-rare"', $this->screen(), 2)[1];
        };
        $at_first = $folded(['preset' => 'twenty-twenty-five']);
        $this->assertStringContainsString('[on][]" value="post-grid"', $at_first);
        $this->assertStringNotContainsString('[on][]" value="sticky-header"', $at_first);
        $this->assertStringStartsWith('><summary>', $at_first);
        $with_selector = $folded(['preset' => 'twenty-twenty-five', 'selectors' => ['post-grid' => 'main']]);
        $this->assertStringNotContainsString('[on][]" value="post-grid"', $with_selector);
        $this->assertStringStartsWith(' open><summary>', $folded(['preset' => 'own']));
    }

    public function test_without_a_preset_the_parts_stand_behind_the_choice_of_one(): void
    {
        $this->choose(['preset' => '']);
        $screen = $this->screen();
        $none = '~<div class="onda-preset-none"><p class="description">[^<]+</p></div><div class="onda-preset-parts">~';
        $this->assertMatchesRegularExpression($none, $screen);
        $this->assertStringContainsString('value="share-links" checked', explode('class="onda-preset-parts"', $screen)[1]);
    }

    public function test_what_is_left_to_the_themes_script_is_said_beside_a_switch(): void
    {
        (new ThemeScripts())->record(['form-rules' => ['thim-<main>']]);
        $this->choose(['preset' => 'magazette', 'replaced' => ['form-rules']]);
        $screen = $this->screen();
        $this->assertStringContainsString('thim-&lt;main&gt;', $screen);
        $this->assertStringContainsString('name="onda_settings[theme][replaced][]" value="form-rules" checked>', $screen);
        $this->choose(['preset' => 'newspack']);
        $this->assertStringNotContainsString('[replaced][]" value="form-rules"', $this->screen());
    }

    public function test_a_wrong_selector_is_shown_again_beside_its_error(): void
    {
        $wrong = ['theme' => ['selectors' => ['form-rules' => '<b>']]];
        $screen = self::form_of(self::section('theme'), $wrong, ['theme.selectors.form-rules' => 'No.']);
        $this->assertStringContainsString('value="&lt;b&gt;"', $screen);
        $this->assertStringContainsString('aria-describedby="onda-error-theme-selectors-form-rules"', $screen);
    }

    public function test_the_preview_reads_pages_of_this_site_and_its_script_is_on_this_screen_alone(): void
    {
        $screen = $this->screen();
        $this->assertStringContainsString('<option value="' . home_url('/') . '">', $screen);
        SectionForm::tab(self::section('pages'))->load?->__invoke();
        $this->assertFalse(wp_script_is('onda-theme-preview', 'enqueued'));
        SectionForm::tab(self::section('theme'))->load?->__invoke();
        $this->assertTrue(wp_script_is('onda-theme-preview', 'enqueued'));
        $this->assertFileExists(dirname(__DIR__, 2) . '/assets/theme-preview.js');
    }

    /** @dataProvider findings */
    public function test_site_health_tells_whether_the_preset_fits(string $preset, array $left, string $status, string $word): void
    {
        $this->choose(['preset' => $preset]);
        (new ThemeScripts())->record($left);
        add_filter('stylesheet', static fn(): string => 'magazette');
        $health = new ThemeHealth(new SettingsStore(), new ThemeScripts());
        $health->hook();
        $tests = apply_filters('site_status_tests', ['direct' => []])['direct'];
        $result = ($tests['onda_theme_behaviors']['test'])();
        $this->assertSame($status, $result['status']);
        $this->assertStringContainsString($word, $result['label'] . $result['description']);
    }

    public function findings(): array
    {
        return [
            ['', [], 'good', ''],
            ['auto', [], 'good', ''],
            ['own', [], 'good', ''],
            ['newspack', [], 'recommended', 'Newspack'],
            ['magazette', ['form-rules' => ['thim-main']], 'good', 'form-rules'],
        ];
    }

    /** @param array<string, mixed> $theme */
    private function choose(array $theme): void
    {
        update_option(SettingsStore::OPTION, ['theme' => $theme]);
    }

    private function screen(): string
    {
        is_user_logged_in() || $this->sign_in('administrator');
        return $this->tab(self::section('theme'));
    }
}
