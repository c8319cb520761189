<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;
use Onda\Features\Search\ReadyEngine;
use Onda\Features\Search\ResultPage;
use Onda\Features\Search\SearchAnswer;
use Onda\Features\Search\SearchOptions;
use Onda\Tests\Listening;

final class ResultPageTest extends SearchCase
{
    protected function tearDown(): void
    {
        $_GET = $_POST = [];
        parent::tearDown();
    }

    public function test_the_results_page_shows_what_the_box_found_page_by_page(): void
    {
        update_option('posts_per_page', 2);
        $ids = array_map(fn(int $number): int => $this->post("Tango $number"), range(1, 5));
        $this->post('Tango', ['post_type' => 'page']);
        $asked = ['p_asid' => '1', 'p_asp_data' => '1', 'customset' => ['post']];
        $shown = [];
        foreach ([1, 2, 3] as $page) {
            $query = $this->open(['s' => 'tango', 'paged' => $page], $asked);
            $this->assertSame([5, 3], [$query->found_posts, $query->max_num_pages]);
            $shown = array_merge($shown, wp_list_pluck($query->posts, 'ID'));
        }
        $this->assertEqualsCanonicalizing($ids, $shown);
    }

    /** @dataProvider resets */
    public function test_a_new_phrase_on_a_further_page_begins_at_its_first(array $sent, int $paged): void
    {
        $wp = new \WP();
        $wp->query_vars = ['s' => 'tango', 'paged' => '3'];
        $_GET = $sent;
        do_action_ref_array('parse_request', [&$wp]);
        $this->assertSame($paged, (int) ($wp->query_vars['paged'] ?? 0));
    }

    /** @return list<array{array<string, string>, int}> */
    public function resets(): array
    {
        return [[['asp_force_reset_pagination' => '1', 'p_asid' => '1'], 0], [['p_asid' => '1'], 3]];
    }

    public function test_a_redirect_may_bring_the_filters_in_one_field(): void
    {
        $id = $this->post('Tango', ['post_type' => 'page']);
        $this->post('Tango');
        foreach (['p_', 'np_'] as $prefix) {
            $asked = ["{$prefix}asid" => '1', "{$prefix}asp_data" => 'customset[]=page&asp_gen[]=title', 'asp_active' => '1'];
            $this->assertSame([$id], wp_list_pluck($this->open(['s' => 'tango'], $asked)->posts, 'ID'));
        }
    }

    public function test_an_archive_into_which_results_load_stays_that_archive(): void
    {
        $rock = wp_insert_term('Rock', 'category')['term_id'];
        $inside = $this->post('Tango uno', ['post_category' => [$rock]]);
        $this->post('Tango dos');
        $query = $this->open(['cat' => $rock], ['asp_ls' => 'tango', 'p_asid' => '1', 'p_asp_data' => '1']);
        $this->assertSame([[$inside], true], [wp_list_pluck($query->posts, 'ID'), $query->is_category()]);
        register_post_type('cosa', ['public' => true, 'has_archive' => true]);
        $thing = $this->post('Tango tres', ['post_type' => 'cosa']);
        $query = $this->open(['post_type' => 'cosa'], ['asp_ls' => 'tango', 'p_asid' => '1']);
        $this->assertSame([$thing], wp_list_pluck($query->posts, 'ID'));
        unregister_post_type('cosa');
    }

    public function test_without_a_box_or_a_phrase_wordpress_looks_itself(): void
    {
        $asked = 0;
        add_filter('posts_request', static function (string $sql) use (&$asked): string {
            $asked += str_contains($sql, 'LIKE') ? 1 : 0;
            return $sql;
        });
        $this->open(['s' => 'tango'], []);
        $this->open(['s' => 'tango'], ['p_asid' => 'x']);
        $this->assertSame(2, $asked);
        $this->assertNotSame([], $this->open([], ['p_asid' => '1'])->posts);
        $this->assertSame(2, $asked);
    }

    public function test_a_post_that_sticks_does_not_stand_before_what_was_found(): void
    {
        stick_post($this->post('Otra cosa'));
        $id = $this->post('Tango');
        $this->assertSame([$id], wp_list_pluck($this->open([], ['asp_ls' => 'tango', 'p_asid' => '1'])->posts, 'ID'));
    }

    public function test_a_hidden_post_is_on_no_page(): void
    {
        $this->post('Tango', ['post_status' => 'private']);
        $this->sign_in('administrator');
        $this->assertSame([], $this->open(['s' => 'tango'], ['p_asid' => '1'])->posts);
    }

    public function test_the_page_says_which_words_were_left_out(): void
    {
        $hit = new Hit($this->post('Tango uno'), 'post', 'Tango uno', '/');
        foreach ([['', []], ['Nada con todas las palabras. Se omite: «&lt;b, jirafas».', ['<b', 'jirafas']]] as [$note, $omitted]) {
            $line = $note === '' ? '' : "<p class=\"onda-search-note\">$note</p>";
            remove_all_filters('posts_pre_query');
            $engines = static fn(): Engines => self::engines(new SearchAnswer([$hit], 1, omitted: $omitted));
            Listening::hook(new ResultPage(static fn(): SearchOptions => SearchOptions::stored(new SettingsStore()), new QuestionReader(new PublicPosts()), $engines));
            $query = $this->open(['s' => 'tango'], ['p_asid' => '1']);
            $this->assertCount(1, $query->posts);
            $this->assertStringEndsWith("</h1>$line", trim(do_blocks('<!-- wp:query-title {"type":"search"} /-->')));
            $this->assertSame('', $this->loop($query), 'The blocks of a theme are made before its page begins.');
            $GLOBALS['wp_actions']['wp_head'] = 1;
            $this->assertSame('', $this->loop(new \WP_Query(['post_type' => 'post'])));
            $this->assertSame([$line, ''], [$this->loop($query), $this->loop($query)]);
            unset($GLOBALS['wp_actions']['wp_head']);
        }
    }

    private static function engines(SearchAnswer $answer): Engines
    {
        return new Engines([static fn(): ReadyEngine => new class ($answer) implements ReadyEngine {
            public function __construct(private SearchAnswer $answer)
            {
            }

            public function is_ready(): bool
            {
                return true;
            }

            public function search(Question $question): SearchAnswer
            {
                return $this->answer;
            }

            public function suggest(string $typed, Question $context): string
            {
                return '';
            }
        }]);
    }

    private function loop(\WP_Query $query): string
    {
        ob_start();
        $query->rewind_posts();
        $query->have_posts() && $query->the_post();
        return (string) ob_get_clean();
    }

    public function test_a_page_that_no_list_has_is_empty(): void
    {
        $this->post('Tango');
        foreach (['9223372036854775807', '-1', '1e9'] as $page) {
            $this->assertLessThanOrEqual(1, count($this->open(['s' => 'tango', 'paged' => $page], ['p_asid' => '1'])->posts), $page);
        }
        $this->assertSame([], $this->open(['s' => 'tango', 'paged' => '9223372036854775807'], ['p_asid' => '1'])->posts);
    }

    public function test_a_post_that_a_plugin_keeps_out_is_on_no_page(): void
    {
        $post = $this->post('Tango de socios');
        add_filter('onda_is_searchable', static fn(bool $is, \WP_Post $of): bool => $of->ID !== $post, 10, 2);
        $this->assertSame([], $this->open(['s' => 'tango'], ['p_asid' => '1'])->posts);
    }

    /** The main query of an address, as of a visitor. */
    private function open(array $variables, array $fields): \WP_Query
    {
        set_current_screen('front');
        $_GET = wp_slash($fields);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query();
        $GLOBALS['wp_query']->query($variables);
        return $GLOBALS['wp_query'];
    }
}
