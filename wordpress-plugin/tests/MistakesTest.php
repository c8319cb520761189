<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A wrong shortcode, tag or call is told to editors, and to nobody else. */
final class MistakesTest extends TestCase
{
    /** @var list<string> */
    private array $wrong = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->configure(['id' => 'onda'], ['id' => 'onda-azura']);
        $GLOBALS['wp_actions']['template_redirect'] = 1;
        $this->wrong = [];
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        add_action('doing_it_wrong_run', fn(string $where, string $text) => $this->wrong[] = $text, 10, 2);
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['wp_actions']['template_redirect']);
        parent::tearDown();
    }

    /** @dataProvider mistakes */
    public function test_a_mistake_is_said_in_its_place_to_who_may_edit(\Closure $print, string ...$said): void
    {
        $this->assertStringNotContainsString('role="note"', $print());
        $this->wrong = [];
        $this->sign_in('editor');
        $html = $print();
        foreach ($said as $text) {
            $this->assertStringContainsString($text, $html);
        }
        $this->assertSame($said === [] ? 0 : 1, substr_count($html, 'role="note"'), $html);
    }

    public function mistakes(): array
    {
        $content = static fn(string $text): \Closure => static fn(): string => apply_filters('the_content', $text);
        $call = static fn(mixed ...$arguments): \Closure => static fn(): string => onda_element(...$arguments);
        return [
            'a station in a shortcode' => [$content('[radio_player station="ondaa"]'), 'ondaa', 'onda, onda-azura'],
            'a station in a tag' => [$content('<radio-player station="nix"></radio-player>'), 'nix', 'onda, onda-azura'],
            'a station in a block' => [$content('<!-- wp:onda/radio-player {"station":"nix"} /-->'), 'nix', 'onda-azura'],
            'a station in a call' => [$call('now-playing', ['station' => 'nix']), 'nix', 'onda-azura'],
            'a list' => [$content('[most_viewed list_id="nada"]'), 'list-id', 'most-viewed'],
            'a form' => [$content('[onda_newsletter id="99"]'), '99'],
            'a search box' => [$content('[asp_search id="77"]'), '77'],
            'a post' => [$content('[fav_button post_id="99999999"]'), 'post-id', '99999999'],
            'an attribute in a shortcode' => [$content('[radio_player staton="onda"]'), 'staton', 'station'],
            'an attribute in a tag' => [$content('<radio-player radio-steam="x"></radio-player>'), 'radio-stream'],
            'an attribute in a call' => [$call('radio-player', ['staton' => 'onda']), 'staton', 'station'],
            'an element' => [$call('radio-plaier'), 'radio-plaier', 'radio-player'],
            'a station that is there' => [$content('[radio_player station="onda"]')],
            'another spelling' => [$content('[radio_player RadioName="x" initial_volume=1 showvolume]')],
            'attributes of HTML' => [$content('<radio-player class="a" id="b" data-c="d" loading="eager"></radio-player>')],
            'another plugin’s shortcode' => [$content('[favorite_button group="2"]')],
            'hostile text' => [$content('[radio_player station="<b>x"]'), '&lt;b&gt;x'],
        ];
    }

    public function test_a_developer_reads_the_nearest_name_once(): void
    {
        onda_element('radio-playr');
        onda_element('radio-playr');
        $this->assertCount(1, $this->wrong);
        $this->assertStringContainsString('radio-player', $this->wrong[0]);
    }

    public function test_fifty_wrong_shortcodes_ask_no_more_than_one(): void
    {
        global $wpdb;
        $this->sign_in('editor');
        $queries = static function (int $count) use ($wpdb): int {
            wp_cache_flush();
            $before = $wpdb->num_queries;
            $html = do_shortcode(str_repeat('[radio_player station="nix"]', $count));
            return ($wpdb->num_queries - $before) + 0 * strlen($html);
        };
        $this->assertSame($queries(1), $queries(50));
    }

    public function test_what_is_rendered_for_no_page_says_nothing(): void
    {
        unset($GLOBALS['wp_actions']['template_redirect']);
        $this->sign_in('editor');
        $this->assertStringNotContainsString('role="note"', do_shortcode('[radio_player station="nix"]'));
        $this->assertSame([], $this->wrong);
    }
}
