<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Search\Sphinx\ProgressRepository;
use Onda\Owner\Search\LoadCommand;
use Onda\Tests\Listening;

/**
 * Two shards and a front, as real servers.
 *
 * @group sphinx
 */
final class SphinxTest extends SearchCase
{
    private SphinxServers $servers;

    protected function setUp(): void
    {
        parent::setUp();
        $this->servers = new SphinxServers();
        $this->search_settings([
            'engine' => 'sphinx',
            'sphinx' => $this->servers->address('front'),
            'shards' => [$this->servers->address('one'), $this->servers->address('two')],
        ]);
    }

    protected function tearDown(): void
    {
        delete_transient('onda_sphinx_rests');
        $this->servers->stop();
        parent::tearDown();
    }

    public function test_the_machines_answer_for_all_posts_and_each_is_on_one_of_them(): void
    {
        $ids = $this->load(6);
        ['data' => $data] = $this->search('música', ['options' => 'force_count=4']);
        $this->assertSame([4, 6], [$data['results_count'], $data['full_results_count']]);
        $this->assertArrayNotHasKey('partial', $data);
        $next = $this->found('música', ['options' => 'force_count=4', 'asp_call_num' => '1']);
        $this->assertEqualsCanonicalizing($ids, [...array_column($data['results'], 'id'), ...$next]);
    }

    public function test_nobody_needs_to_write_accents_and_the_last_word_may_be_begun(): void
    {
        $ids = $this->load(2);
        foreach (['música', 'musica', 'MÚSICA', 'mus', 'canción mus', 'cancion número'] as $phrase) {
            $this->assertEqualsCanonicalizing($ids, $this->found($phrase), $phrase);
        }
    }

    public function test_what_is_written_as_asked_comes_first(): void
    {
        [$ano, $year] = [$this->post('Un ano'), $this->post('Un año')];
        $this->load(0);
        $this->assertSame([$year, $ano], $this->found('año'));
        $this->assertEqualsCanonicalizing([$year, $ano], $this->found('ano'));
    }

    public function test_filters_narrow_on_the_machines(): void
    {
        $rock = wp_insert_term('Rock', 'category')['term_id'];
        register_post_type('product', ['public' => true]);
        $a = $this->post('Tango A', ['post_category' => [$rock], 'post_date' => '2026-01-10 10:00:00']);
        $b = $this->post('Otra cosa', ['post_content' => 'Un tango del sur.', 'post_date' => '2026-02-10 10:00:00']);
        $c = $this->post('Tango C', ['post_type' => 'page', 'post_date' => '2026-03-10 10:00:00']);
        $d = $this->post('Tango D', ['post_type' => 'product', 'post_date' => '2026-03-11 10:00:00']);
        update_post_meta($d, '_price', '12.50');
        $this->load(0);
        $expected = [
            '' => [$a, $b, $c, $d],
            'customset[]=page' => [$c],
            "categoryset[]=$rock" => [$a],
            'post_date_from=2026-02-10&post_date_to=2026-03-10' => [$b, $c],
            'asp_gen[]=title' => [$a, $c, $d],
            "not_in[pagepost][]=$a" => [$b, $c, $d],
            'aspf[_price_1][lower]=12&aspf[_price_1][upper]=13' => [$d],
            'aspf[_price_1][upper]=10' => [],
        ];
        foreach ($expected as $options => $ids) {
            $this->assertEqualsCanonicalizing($ids, $this->found('tango', ['options' => $options]), $options);
        }
        $this->assertSame([$b], $this->found('tango del', ['options' => 'asp_gen[]=exact']));
        $this->assertSame([$d, $c, $b, $a], array_slice($this->found('', ['autop' => '1']), -4));
        unregister_post_type('product');
    }

    public function test_one_machine_gone_is_a_part_of_the_answer_and_takes_300_ms_more_at_most(): void
    {
        $this->load(8);
        $whole = $this->median_ms(fn() => $this->assertFalse($this->search('música')['data']['partial'] ?? false));
        $this->servers->kill('two');
        $partial = $this->median_ms(function (): void {
            ['data' => $data] = $this->search('música');
            $this->assertTrue($data['partial']);
            $this->assertSame(4, $data['full_results_count']);
            $this->assertStringContainsString('faltan resultados', $data['note']);
        });
        $theme = (array) $this->reply('thim_search', ['s' => 'música'])->body['data'];
        $this->assertSame([true, 4], [$theme['partial'], $theme['total']]);
        $this->assertLessThan(300, $partial - $whole);
    }

    /** The median of five runs, in milliseconds. */
    private function median_ms(callable $run): float
    {
        $times = [];
        foreach (range(1, 5) as $_) {
            $before = hrtime(true);
            $run();
            $times[] = (hrtime(true) - $before) / 1e6;
        }
        sort($times);
        return $times[2];
    }

    public function test_both_machines_gone_or_the_front_is_answered_here(): void
    {
        $this->load(4);
        $this->servers->kill('one');
        $this->servers->kill('two');
        $this->assert_answered_here();
        $this->servers->kill('front');
        $this->assert_answered_here();
        // And is not asked again for a while.
        $this->assertNotFalse(get_transient('onda_sphinx_rests'));
    }

    public function test_what_the_machines_do_not_hold_is_answered_here(): void
    {
        $this->search_settings(['instances' => [['id' => 1, 'fields' => ['pais']]], 'sphinx' => $this->servers->address('front'),
            'shards' => [$this->servers->address('one')]]);
        update_post_meta($id = $this->post('Música'), 'pais', 'AR');
        $this->assertSame([$id], $this->found('música', ['options' => 'aspf[pais_1]=AR']));
        $this->assertFalse(get_transient('onda_sphinx_rests'));
    }

    public function test_a_change_is_there_at_once_and_a_post_that_is_hidden_goes(): void
    {
        Listening::hook(SearchFeature::shards());
        $id = $this->post('Música nueva');
        $this->assertSame([$id], $this->found('nueva'));
        foreach (['draft', 'publish', 'private', 'publish', 'trash'] as $status) {
            wp_update_post(['ID' => $id, 'post_status' => $status]);
            $this->assertSame($status === 'publish' ? [$id] : [], $this->found('nueva'), $status);
        }
    }

    public function test_what_a_machine_still_holds_and_nobody_may_read_is_in_no_answer(): void
    {
        global $wpdb;
        [$first] = $this->load(2);
        $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $first]);
        clean_post_cache($first);
        ['data' => $data] = $this->search('música');
        $this->assertSame([1, 1], [$data['results_count'], $data['full_results_count']]);
        $this->assertNotContains($first, array_column($data['results'], 'id'));
    }

    public function test_what_a_machine_missed_it_gets_with_the_next_change(): void
    {
        $front = $this->servers->address('front');
        $this->search_settings(['sphinx' => $front, 'shards' => ['127.0.0.1:1']]);
        SearchFeature::shards()->changed($missed = $this->post('Música perdida'));
        $this->assertSame([$missed], (new ProgressRepository())->pending());
        $this->search_settings(['sphinx' => $front, 'shards' => [$this->servers->address('one')]]);
        SearchFeature::shards()->changed($this->post('Otra'));
        $this->assertSame([], (new ProgressRepository())->pending());
        $this->assertSame([$missed], $this->found('perdida'));
    }

    public function test_a_load_goes_on_where_it_was_interrupted(): void
    {
        // A post that is written is sent at once, where nothing was written before in this run.
        array_map('remove_all_actions', ['wp_after_insert_post', 'set_object_terms']);
        $ids = array_map(fn(int $number): int => $this->post("Música $number"), range(1, 4));
        (new ProgressRepository())->advance($ids[1]);
        (new LoadCommand(SearchFeature::shards()))->load();
        $this->assertEqualsCanonicalizing([$ids[2], $ids[3]], $this->found('música'));
        (new LoadCommand(SearchFeature::shards()))->load();
        $this->assertEqualsCanonicalizing($ids, $this->found('música'));
        $this->servers->kill('one');
        $this->expectException(EngineFailed::class);
        (new LoadCommand(SearchFeature::shards()))->load();
    }

    public function test_a_payload_is_words_like_any_other(): void
    {
        $payloads = [
            "') OR id>0 --", '"', '\\', "\\'", '@title x', '!música', '-música', '^a$ | b', '(((', '/~"x"~9 << y', '*', "a\0b", 'NEAR/3', '@@relaxed',
        ];
        $ids = array_map(fn(string $payload): int => $this->post("Música $payload"), $payloads);
        $this->load(0);
        foreach ($payloads as $number => $payload) {
            $visitor = ['REMOTE_ADDR' => "198.51.100.$number"];
            $this->search($payload, ['options' => 'asp_gen[]=exact'], $visitor);
            $this->search($payload, [], $visitor);
            $this->assertFalse(get_transient('onda_sphinx_rests'), $payload);
        }
        $this->assertEqualsCanonicalizing($ids, $this->found('música', ['options' => 'force_count=50']));
    }

    public function test_a_title_is_completed(): void
    {
        $this->post('Canciones de siempre');
        $this->load(0);
        $this->assertSame('Canciones de siempre', $this->reply('ajaxsearchpro_autocomplete', ['sauto' => 'canciónes de'])->body);
    }

    /** @return list<int> */
    private function load(int $count): array
    {
        $ids = array_map(fn(int $number): int => $this->post("Canción de música número $number"), $count ? range(1, $count) : []);
        (new LoadCommand(SearchFeature::shards()))->load();
        return $ids;
    }

    private function assert_answered_here(): void
    {
        ['data' => $data] = $this->search('Música');
        $this->assertSame(4, $data['full_results_count']);
        $this->assertArrayNotHasKey('partial', $data);
    }
}
