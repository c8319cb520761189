<?php

declare(strict_types=1);

namespace Onda\Tests;

final class ElementPrinterTest extends TestCase
{
    public function test_a_widget_is_printed_whole_on_one_line(): void
    {
        $html = $this->player(['radioName' => 'Uno', 'radioStream' => 'https://radio.example/live']);
        $this->assertStringNotContainsString("\n", $html);
        $this->assertStringStartsWith(
            '<radio-player radio-name="Uno" radio-stream="https://radio.example/live"><template shadowrootmode="open">'
            . '<link rel="styleshee&#116;" href="https://site.example/build/player-A.css"><noscript><i></i></noscript><p title="Uno">',
            $html
        );
    }

    public function test_without_scripts_there_is_the_browsers_own_player_and_the_name(): void
    {
        $html = $this->player(['radioName' => 'Uno', 'radioStream' => 'https://radio.example/live']);
        $this->assertStringEndsWith(
            '</template><noscript><audio controls preload="none" src="https://radio.example/live"></audio> '
            . '<span>Uno</span></noscript></radio-player>',
            $html
        );
    }

    public function test_without_a_build_the_fallback_is_for_everybody(): void
    {
        $html = (new PluginObjects(false))->printer->element('radio-player', ['radioStream' => 'https://radio.example/live']);
        $this->assertStringNotContainsString('noscript', $html);
        $this->assertStringNotContainsString('template', $html);
        $this->assertStringContainsString('<audio controls', $html);
    }

    public function test_a_light_element_has_its_shell_as_children(): void
    {
        $html = (new PluginObjects())->printer->element('onda-test-count', ['label' => 'A & B']);
        $this->assertSame('<onda-test-count label="A &amp; B"><b>A &amp; B</b></onda-test-count>', $html);
    }

    public function test_a_station_fills_in_what_was_not_written(): void
    {
        $this->configure(['id' => 'uno', 'feed' => 'https://radio.example/np', 'kind' => 'azuracast', 'cover' => 'https://x.example/c.png']);
        $html = $this->player(['station' => 'uno', 'radioName' => 'Mine']);
        foreach (
            ['station="uno"', 'radio-stream="http://radio.example:8000/live.mp3"', 'radio-name="Mine"',
            'feed="https://radio.example/np"', 'feed-kind="azuracast"', 'no-image-available="https://x.example/c.png"'] as $attribute
        ) {
            $this->assertStringContainsString(" $attribute", $html);
        }
    }

    public function test_a_tag_without_any_address_is_meant_for_the_first_station(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos']);
        $this->assertStringContainsString('<radio-player station="uno" ', $this->player([]));
        $this->assertStringNotContainsString('station=', $this->player(['radioStream' => 'https://radio.example/x']));
    }

    public function test_a_station_that_does_not_exist_leaves_an_empty_player(): void
    {
        $this->configure(['id' => 'uno']);
        $html = $this->player(['station' => 'nix']);
        $this->assertStringStartsWith('<radio-player station="nix"><template', $html);
        $this->assertStringNotContainsString('radio.example', $html);
    }

    public function test_an_author_may_ask_for_the_script_at_once_as_for_an_image(): void
    {
        $this->configure(['id' => 'uno']);
        $this->assertStringContainsString(' loading="eager"><template', $this->player(['loading' => 'eager']));
        $this->assertStringNotContainsString('loading', $this->player(['loading' => '"><script>']));
    }

    public function test_only_what_differs_from_nothing_is_printed_and_booleans_are_words(): void
    {
        $html = $this->player(['showVolume' => false, 'initialVolume' => 0.05]);
        $this->assertStringStartsWith('<radio-player show-volume="false" initial-volume="0.05">', $html);
    }

    /** @dataProvider own_attributes */
    public function test_a_theme_gives_an_element_what_any_element_has(array $written, string $printed): void
    {
        $html = (new PluginObjects())->printer->onda_element('', 'onda-test-count', $written, '<i>x</i>');
        $this->assertSame("<onda-test-count$printed><i>x</i><b>" . ($written['label'] ?? '') . '</b></onda-test-count>', $html);
    }

    public function own_attributes(): array
    {
        return [
            'an id for a label' => [['id' => 'main', 'label' => 'A'], ' label="A" id="main"'],
            'a class' => [['class' => 'is-wide is-dark'], ' class="is-wide is-dark"'],
            'a style' => [['style' => '--onda-accent: "red"'], ' style="--onda-accent: &quot;red&quot;"'],
            'data and aria' => [['data-x-1' => '1', 'aria-label' => 'A "b"'], ' data-x-1="1" aria-label="A &quot;b&quot;"'],
            'one that is bare' => [['hidden' => true], ' hidden'],
            'one that is off' => [['hidden' => false], ''],
            'none that runs a script' => [['onclick' => 'alert(1)', 'data-x onload=1' => 'x', 'staton' => 'x'], ''],
            'no list' => [['class' => ['a', 'b'], 3 => 'id'], ''],
        ];
    }

    public function test_an_unknown_tag_prints_nothing(): void
    {
        $this->assertSame('', (new PluginObjects())->printer->element('script', []));
    }

    public function test_a_feed_gets_a_link_alone(): void
    {
        $GLOBALS['wp_query']->is_feed = true;
        $objects = new PluginObjects();
        $html = $objects->printer->element('radio-player', ['radioName' => 'Uno', 'radioStream' => 'https://radio.example/live']);
        $GLOBALS['wp_query']->is_feed = false;
        $this->assertSame('<a href="https://radio.example/live">Uno</a>', $html);
        $this->assertSame('', $this->printed([$objects->assets, 'wp_footer']));
    }

    /**
     * @dataProvider readers
     * @param list<string> $filters What runs, from outside to inside.
     * @param array<string, string> $server
     */
    public function test_a_post_that_goes_elsewhere_has_the_link_of_a_feed(bool $is_elsewhere, array $filters, array $server, string $cron): void
    {
        [$former, $former_server] = [$GLOBALS['wp_current_filter'], $_SERVER];
        $GLOBALS['wp_current_filter'] = $filters;
        $GLOBALS['wp_actions']['wp'] = 1;
        $_SERVER = $server + $_SERVER;
        add_filter('wp_doing_cron', $cron, 10, 0);
        $html = (new PluginObjects())->printer->element('radio-player', ['radioName' => 'Uno', 'radioStream' => 'https://radio.example/live']);
        [$GLOBALS['wp_current_filter'], $_SERVER] = [$former, $former_server];
        $link = '<a href="https://radio.example/live">Uno</a>';
        $is_elsewhere ? $this->assertSame($link, $html) : $this->assertStringStartsWith('<radio-player', $html);
    }

    public static function readers(): array
    {
        $json = ['HTTP_ACCEPT' => 'application/activity+json'];
        [$yes, $no] = ['__return_true', '__return_false'];
        return [
            'a page' => [false, ['template_redirect', 'the_content'], ['HTTP_ACCEPT' => 'text/html'], $no],
            'another network reads' => [true, ['template_redirect', 'the_content'], $json, $no],
            'another network reads, beside the content' => [false, ['template_redirect', 'wp_footer'], $json, $no],
            'cron sends it into another network' => [true, ['send_post', 'the_content'], [], $yes],
            'cron reads for the search' => [false, ['onda_search_step', 'the_content'], [], $yes],
            'cron reads for the search at its end' => [false, ['shutdown', 'the_content'], [], $yes],
        ];
    }

    /**
     * AMP 2.5.4 takes every script and every tag that it does not know out of its pages, and leaves what was within.
     */
    public function test_an_amp_page_gets_what_works_without_a_script(): void
    {
        require_once __DIR__ . '/fixtures/amp.php';
        do_action('wp');
        $GLOBALS['onda_test_is_amp'] = true;
        update_option('onda_settings', ['favorites' => ['who' => 'users']]);
        $objects = new PluginObjects();
        $player = $objects->printer->element('radio-player', ['radioName' => 'Uno', 'radioStream' => 'https://radio.example/live']);
        $plain = $objects->printer->element('radio-player', ['radioName' => 'Dos', 'radioStream' => 'http://radio.example/live']);
        $button = onda_element('fav-button', ['post-id' => '1']);
        $scripts = $this->printed([$objects->assets, 'wp_footer']);
        $list = onda_element('most-viewed', []);
        $lists = onda_element('fav-list', []) . onda_element('share-links', []) . onda_element('personal-news', []);
        unset($GLOBALS['onda_test_is_amp']);
        $this->assertSame('<audio controls preload="none" src="https://radio.example/live"></audio> <span>Uno</span>', $player);
        $this->assertSame('<a href="http://radio.example/live">Dos</a>', $plain);
        $this->assertSame('', $scripts);
        $this->assertStringStartsWith('<a href="', $button);
        $this->assertMatchesRegularExpression('~^<link [^>]*><span\s+role="list">~', $list);
        $this->assertDoesNotMatchRegularExpression('~<\w+-|\spart=~', $list . $lists);
        $this->assertStringContainsString('<fav-button', onda_element('fav-button', ['post-id' => '1']));
    }

    public function test_an_excerpt_gets_a_link_alone(): void
    {
        $objects = new PluginObjects();
        add_filter('get_the_excerpt', static fn(): string =>
            $objects->printer->element('radio-player', ['radioStream' => 'https://radio.example/live']));
        $html = apply_filters('get_the_excerpt', '', get_post());
        $this->assertSame('<a href="https://radio.example/live">https://radio.example/live</a>', $html);
        $this->assertSame('', $this->printed([$objects->assets, 'wp_footer']));
    }

    public function test_the_template_function_and_the_shortcode_of_the_real_plugin_answer(): void
    {
        $html = onda_element('radio-player', ['radio-stream' => 'https://radio.example/live']);
        $this->assertStringContainsString('<radio-player radio-stream="https://radio.example/live">', $html);
        $this->assertStringContainsString('<radio-player', do_shortcode('[radio_player]'));
    }

    public function test_the_radio_button_of_the_real_plugin_keeps_the_stream_it_was_given(): void
    {
        update_option('onda_settings', ['stations' => [['id' => 'uno', 'name' => 'Uno', 'stream' => 'https://radio.example/uno']]]);
        $html = do_shortcode('[live_radio_button data_stream="https://radio.example/live"]');
        $this->assertStringContainsString('<live-radio-button data-stream="https://radio.example/live"><button part="button" class="wp-element-button" type="button">', $html);
        $this->assertStringContainsString('<a href="https://radio.example/live">', $html);
        $this->assertStringContainsString('radio-stream="https://radio.example/uno"', do_shortcode('[live_radio_button]'));
        $this->assertStringNotContainsString('javascript:', do_shortcode('[live_radio_button data_stream="javascript:alert(1)"]'));
    }

    /** @param array<string, mixed> $attributes */
    private function player(array $attributes): string
    {
        return (new PluginObjects())->printer->element('radio-player', $attributes);
    }
}
