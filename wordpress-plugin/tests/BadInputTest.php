<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\ElementWidget;

/** Our elements where owners and other plugins put them: wrapped, kept as a pattern, filtered, wrong, many. */
final class BadInputTest extends TestCase
{
    private const MARKUP = '<span>Radio Uno</span>';
    private const WAYS = [
        'a shortcode' => '[radio_player station="uno"]',
        'a block' => '<!-- wp:onda/radio-player {"station":"uno"} /-->',
        'a tag' => '<radio-player station="uno"></radio-player>',
        'a block of a shortcode' => '<!-- wp:shortcode -->[radio_player station="uno"]<!-- /wp:shortcode -->',
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->configure(['id' => 'uno']);
        $GLOBALS['wp_actions']['template_redirect'] = 1;
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        add_shortcode('foreign', static fn($attributes, ?string $content): string => '<div class="foreign">' . do_shortcode((string) $content) . '</div>');
        register_block_type('test/foreign', ['render_callback' => static fn(array $attributes, string $content): string =>
            '<section class="foreign">' . $content . '</section>']);
    }

    protected function tearDown(): void
    {
        remove_shortcode('foreign');
        unregister_block_type('test/foreign');
        unset($GLOBALS['wp_actions']['template_redirect']);
        parent::tearDown();
    }

    /** @dataProvider wrappers */
    public function test_what_others_put_around_an_element_leaves_it_alone(string $wrapper, string $way, bool $is_in_content): void
    {
        kses_remove_filters();
        // It is the first of the page: nothing has registered the blocks yet.
        $blocks = array_keys(\WP_Block_Type_Registry::get_instance()->get_all_registered());
        array_map(unregister_block_type(...), preg_grep('~^onda/~', $blocks));
        $text = sprintf($wrapper, self::WAYS[$way]);
        if (str_contains($wrapper, 'synced')) {
            $pattern = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => wp_slash(self::WAYS[$way])]);
            $text = str_replace(self::WAYS[$way] . ' synced', "<!-- wp:block {\"ref\":$pattern} /-->", $text);
        }
        $html = $is_in_content ? apply_filters('the_content', $text) : do_blocks($text);
        $this->assertSame(1, substr_count($html, self::MARKUP), $html);
        $this->assertSame(1, substr_count($html, '<radio-player '), $html);
    }

    /** @return \Generator<string, array{string, string, bool}> */
    public function wrappers(): \Generator
    {
        $wrappers = [
            'nothing' => '%s',
            'a shortcode of another plugin' => '[foreign]%s[/foreign]',
            'a block of another plugin' => '<!-- wp:test/foreign -->%s<!-- /wp:test/foreign -->',
            'a group in columns' => '<!-- wp:columns --><div><!-- wp:column --><div>%s</div><!-- /wp:column --></div><!-- /wp:columns -->',
            'a synced pattern' => '%1$s synced',
        ];
        foreach ($wrappers as $name => $wrapper) {
            foreach (array_keys(self::WAYS) as $way) {
                yield "$way in $name, in a post" => [$wrapper, $way, true];
            }
        }
        $group = '<!-- wp:group --><div>%1$s synced</div><!-- /wp:group -->';
        yield 'a block in a synced pattern in a group, in a post' => [$group, 'a block', true];
        yield 'a block in a synced pattern, in a template' => ['%1$s synced', 'a block', false];
        yield 'a tag in a synced pattern, in a template' => ['%1$s synced', 'a tag', false];
        yield 'a shortcode in a synced pattern, in a template' => ['%1$s synced', 'a block of a shortcode', false];
    }

    /** @dataProvider authors */
    public function test_who_may_write_no_html_of_their_own_places_elements(string $role, string $way): void
    {
        $this->sign_in($role);
        kses_init_filters();
        $id = wp_insert_post(['post_title' => 'x', 'post_status' => 'publish', 'post_content' => wp_slash(self::WAYS[$way])]);
        kses_remove_filters();
        $html = apply_filters('the_content', get_post($id)->post_content);
        // WordPress takes their tags out, as it does with every tag that it does not know.
        $this->assertSame($way === 'a tag' ? 0 : 1, substr_count($html, self::MARKUP), get_post($id)->post_content);
        $this->assertStringNotContainsString('&lt;', $html);
    }

    /** @return \Generator<string, array{string, string}> */
    public function authors(): \Generator
    {
        foreach (['contributor', 'author'] as $role) {
            foreach (array_keys(self::WAYS) as $way) {
                yield "$way of $role" => [$role, $way];
            }
        }
    }

    /** @dataProvider walls */
    public function test_fifty_wrong_shortcodes_cost_a_page_nothing(string $wrong): void
    {
        global $wpdb;
        $one = static fn(int $times): string => apply_filters('the_content', str_repeat("$wrong\n\n", $times));
        $one(1);
        $before = $wpdb->num_queries;
        $html = $one(50);
        $this->assertLessThanOrEqual(50, $wpdb->num_queries - $before);
        $this->assertStringNotContainsString('role="note"', $html);
        $this->sign_in('editor');
        $html = $one(50);
        $this->assertGreaterThanOrEqual(1, substr_count($html, 'role="note"'));
    }

    /** @return array<string, array{string}> */
    public function walls(): array
    {
        return [
            'a station' => ['[radio_player station="nix"]'],
            'a list' => ['[most_viewed list_id="nix"]'],
            'a form' => ['[onda_newsletter id="99"]'],
            'a post' => ['[fav_button post_id="99999999"]'],
            'a search box' => ['[asp_search id="77"]'],
            'curly quotes' => ['[radio_player station=“nix”]'],
        ];
    }

    /** @dataProvider stationless */
    public function test_editors_of_a_site_without_a_station_are_led_to_it(string $written): void
    {
        $this->configure();
        $wrong = did_action('doing_it_wrong_run');
        $this->assertStringNotContainsString('role="note"', apply_filters('the_content', $written));
        $this->sign_in('editor');
        $html = apply_filters('the_content', $written);
        $this->assertSame(1, substr_count($html, 'role="note"'), $html);
        $this->assertSame($wrong, did_action('doing_it_wrong_run'), 'a new site does nothing wrong');
        $this->configure(['id' => 'uno']);
        $this->assertStringNotContainsString('role="note"', apply_filters('the_content', $written));
    }

    /** @return list<array{string}> */
    public static function stationless(): array
    {
        return [['[radio_player]'], ['[live_radio_button]'], ['[now_playing]'], ['<!-- wp:onda/radio-player /-->']];
    }

    /** @dataProvider silent */
    public function test_what_has_nothing_to_play_or_to_read_is_no_element_of_a_page(\Closure $print, bool $has_station): void
    {
        $has_station ? $this->configure(['id' => 'uno']) : $this->configure();
        $this->assertSame('', trim($print()));
        $this->sign_in('editor');
        $html = $print();
        $this->assertStringContainsString('role="note"', $html);
        $this->assertDoesNotMatchRegularExpression('~<(?:radio-player|live-radio-button|now-playing|most-viewed)\b~', $html);
    }

    /** @return iterable<string, array{\Closure(): string, bool}> */
    public function silent(): iterable
    {
        foreach (self::stationless() as [$written]) {
            yield "$written, no station" => [static fn(): string => apply_filters('the_content', $written), false];
        }
        $wrong = '[radio_player station="nix"]';
        yield "$wrong, another station" => [static fn(): string => apply_filters('the_content', $wrong), true];
        yield 'a list that is not there' => [static fn(): string => apply_filters('the_content', '[most_viewed list_id="nix"]'), true];
        foreach (['radio-player', 'live-radio-button', 'now-playing'] as $tag) {
            yield "$tag of a theme" => [static fn(): string => onda_element($tag, ['id' => 'a']), false];
        }
        $widget = static function (): string {
            $objects = new PluginObjects();
            $spec = $objects->elements->of_authors()['radio-player'];
            $widget = new ElementWidget('radio-player', $spec, $objects->printer, $objects->stations, static fn(): array => []);
            $args = ['before_widget' => '<i>', 'after_widget' => '</i>', 'before_title' => '', 'after_title' => ''];
            ob_start();
            $widget->widget($args, ['title' => 'On air']);
            return (string) ob_get_clean();
        };
        yield 'a widget' => [$widget, false];
    }

    public function test_a_bare_tag_without_a_station_waits_for_a_script_that_names_its_stream(): void
    {
        $this->configure();
        $tag = '<radio-player id="mine"></radio-player>';
        $html = apply_filters('the_content', $tag);
        $this->assertStringContainsString('<radio-player id="mine"><template', $html);
        $this->assertStringNotContainsString('role="note"', $html);
        $this->sign_in('editor');
        $this->assertSame(1, substr_count(apply_filters('the_content', $tag), 'role="note"'));
    }
}
