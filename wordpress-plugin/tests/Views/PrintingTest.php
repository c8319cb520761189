<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Tests\ViewsTestCase;

/** A real page of the site: the recorder, and the list before any script. */
final class PrintingTest extends ViewsTestCase
{
    protected function tearDown(): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query();
        remove_all_filters('onda_view_action');
        parent::tearDown();
    }

    public function test_a_single_post_of_a_chosen_type_has_one_recorder(): void
    {
        $post = $this->post();
        $this->assertSame(1, substr_count($this->footer(['p' => $post]), "<view-recorder post-id=\"$post\"></view-recorder>"));
        $this->assertStringContainsString('onda-config', $this->footer(['p' => $post]));
    }

    public function test_a_preset_chooses_how_the_one_view_is_sent(): void
    {
        $post = $this->post();
        add_filter('onda_view_action', static fn(): string => 'thim_ajax_countviews');
        $footer = $this->footer(['p' => $post]);
        $this->assertSame(1, substr_count($footer, '<view-recorder '));
        $this->assertStringContainsString("<view-recorder post-id=\"$post\" action=\"thim_ajax_countviews\">", $footer);
    }

    /** @dataProvider uncounted */
    public function test_no_other_page_has_one(array $post, array $query): void
    {
        $id = $this->post($post);
        $query = $query === [] ? ['p' => $id, 'post_type' => $post['post_type'] ?? 'post'] : $query;
        $this->assertStringNotContainsString('<view-recorder', $this->footer($query));
    }

    public function uncounted(): array
    {
        return [
            'a type that is not chosen' => [['post_type' => 'page'], []],
            'a post with a password' => [['post_password' => 'x'], []],
            'a list of posts' => [[], ['posts_per_page' => 5]],
            'a search' => [[], ['s' => 'x']],
        ];
    }

    public function test_an_owner_who_chose_no_type_counts_nothing(): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => []]);
        $this->assertStringNotContainsString('<view-recorder', $this->footer(['p' => $this->post()]));
    }

    public function test_a_list_stands_before_any_script(): void
    {
        $post = $this->post(['post_title' => 'A & "B" <i>c</i>']);
        $this->had($post, Days::of(time()), 12_345, 3);
        $this->had($this->post(['post_title' => 'Otra']), Days::of(time()), 2);
        $html = do_shortcode('[most_viewed list_id="most-viewed"]');
        $this->assertStringContainsString('<most-viewed list-id="most-viewed">', $html);
        $this->assertStringContainsString('<span part="item" role="listitem"><span part="position">1</span> <a part="title" href="'
            . esc_attr((string) get_permalink($post)) . '">A &amp; “B” c</a>', $html);
        $this->assertStringContainsString('<span part="count">12.345 visitas</span>', $html);
        $this->assertStringContainsString('<span part="position">2</span>', $html);
        $this->assertStringContainsString('<span part="status" role="status" hidden></span>', $html);
        // In a paragraph it would land outside of its element.
        $this->assertDoesNotMatchRegularExpression('~<(p|ol|ul|li|div|h\d)\b~', $html);
    }

    public function test_an_empty_list_says_so_and_an_unknown_or_foreign_one_waits_for_the_script(): void
    {
        $this->assertStringContainsString('role="status">Todavía no hay visitas.</span>', do_shortcode('[most_viewed]'));
        foreach (['list-id="nix"', 'ajax-url="https://other.example/ajax"'] as $attribute) {
            $this->assertMatchesRegularExpression('~<most-viewed [^>]+></most-viewed>~', do_shortcode("[most_viewed $attribute]"));
        }
    }

    private function footer(array $query): string
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query($query);
        do_action('wp');
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');
        return (string) ob_get_clean();
    }
}
