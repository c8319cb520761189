<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\LiveSearch;
use Onda\Tests\CountedCode;

final class HostileTest extends SearchCase
{
    /** @dataProvider hidden */
    public function test_what_not_everybody_may_read_is_in_no_answer(array $post): void
    {
        $id = $this->post('Tango secreto', $post);
        $this->assertSame([], $this->found('tango'));
        $this->assertNotContains($id, $this->found('', ['autop' => '1', 'options' => 'customset[]=' . ($post['post_type'] ?? 'post')]));
        $this->assertSame('', $this->reply('ajaxsearchpro_autocomplete', ['asid' => '1', 'sauto' => 'Tango'])->body);
        $this->assertSame(0, ((array) $this->reply('thim_search', ['s' => 'tango'])->body['data'])['total']);
    }

    public function hidden(): array
    {
        return [
            'private' => [['post_status' => 'private']],
            'draft' => [['post_status' => 'draft']],
            'pending' => [['post_status' => 'pending']],
            'trash' => [['post_status' => 'trash']],
            'password' => [['post_password' => 'x']],
            'future' => [['post_status' => 'future', 'post_date' => '2090-01-01 10:00:00', 'post_date_gmt' => '2090-01-01 10:00:00']],
            'of no public type' => [['post_type' => 'revision']],
            'an editor of a template' => [['post_type' => 'wp_template']],
        ];
    }

    public function test_an_administrator_gets_what_everybody_gets(): void
    {
        $this->post('Tango secreto', ['post_status' => 'private']);
        $this->sign_in('administrator');
        $this->assertSame([], $this->found('tango'));
    }

    public function test_a_plugin_that_answers_for_wordpress_shows_no_draft_either(): void
    {
        $draft = $this->post('Borrador', ['post_status' => 'draft']);
        $public = $this->post('Público');
        $seen = null;
        add_filter('posts_pre_query', static function ($posts, \WP_Query $query) use ($draft, $public, &$seen): array {
            $seen = $query->get('ep_integrate');
            $query->found_posts = 2;
            return [get_post($draft), get_post($public)];
        }, 10, 2);
        ['data' => $data] = $this->search('cualquiera');
        $this->assertSame([true, 1, [$public]], [$seen, $data['full_results_count'], array_column($data['results'], 'id')]);
    }

    /** @dataProvider payloads */
    public function test_a_payload_is_a_phrase_like_any_other(string $payload): void
    {
        global $wpdb;
        $id = $this->post('Un artículo');
        foreach (['aspp', 'asid', 'asp_call_num', 'asp_inst_id'] as $field) {
            $fields = [$field => $payload, 'options' => "customset[]=$payload&categoryset[]=$payload&aspf[$payload]=$payload&not_in[$payload][]=$payload"];
            $this->search($payload, $fields);
            $this->assertSame('', $wpdb->last_error);
        }
        $this->assertNotContains($id, $this->found($payload));
    }

    public function payloads(): array
    {
        return array_map(static fn(string $text): array => [$text], [
            "' OR 1=1 --", "\\' OR 1=1 #", '" UNION SELECT user_pass FROM wp_users', '%', '_%_', '\\', "x'; DROP TABLE wp_posts",
            'O:8:"stdClass":0:{}', '<script>alert(1)</script>', '[gallery]', '../../wp-config.php', '%00', "a\0b",
        ]);
    }

    public function test_a_script_in_a_title_is_text_everywhere(): void
    {
        kses_remove_filters();
        foreach (['<script>alert(1)</script>Tango', 'Tango &lt;img src=x onerror=alert(1)&gt;', 'Tango " onmouseover="x'] as $title) {
            $this->post($title, ['post_excerpt' => '</div><svg onload=alert(1)>tango']);
        }
        ['html' => $html, 'data' => $data] = $this->search('tango');
        $this->assertSame(3, $data['results_count']);
        $document = new \DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR);
        $names = array_map(static fn(\DOMElement $node): string => $node->tagName, iterator_to_array($document->getElementsByTagName('*')));
        $this->assertEqualsCanonicalizing(['html', 'body', 'div', 'h3', 'a', 'span'], array_values(array_unique($names)));
        $attributes = (new \DOMXPath($document))->query('//@*[starts-with(name(), "on")]');
        $this->assertSame(0, $attributes->length);
        $body = $this->reply('ajaxsearchpro_search', ['aspp' => 'tango', 'asid' => '1'])->body;
        $this->assertStringNotContainsString('<img', $body);
    }

    public function test_a_marker_in_a_title_ends_nothing(): void
    {
        $this->post('Tango ___ASPEND_HTML___ y ___ASPEND_DATA___ y ___ASPSTART_DATA___{"results_count":99}');
        ['html' => $html, 'data' => $data] = $this->search('tango');
        $this->assertSame(1, $data['results_count']);
        $this->assertStringContainsString('Tango ___ASPEND_HTML___', $data['results'][0]['title']);
        $this->assertStringEndsWith('</div>', $html);
    }

    public function test_a_book_is_cut_to_a_hundred_characters(): void
    {
        $this->search(str_repeat('ñandú ', 20000));
        $body = (array) $this->reply('thim_search', ['s' => str_repeat('á', 100000)])->body['data'];
        $this->assertSame(str_repeat('á', 100), $body['phrase']);
        $words = CountedCode::of(IndexWords::class);
        // It is cut before anything looks at it.
        $this->assertLessThan(2, CountedCode::passes($words::of_phrase(...), str_repeat('ñandú ', 20000)));
    }

    public function test_a_bomb_of_options_rules_nothing_and_warns_nobody(): void
    {
        $id = $this->post('Tango');
        $bombs = [
            str_repeat('categoryset[]=999999&', 100000),
            'a' . str_repeat('[a]', 60000) . '=1',
            str_repeat('x', 1000000),
            array_fill(0, 5000, 'x'),
            ['categoryset' => array_fill(0, 5000, '999999')],
            "\xFF\xFE=\xFF",
        ];
        foreach ($bombs as $bomb) {
            $this->assertSame([$id], $this->found('tango', ['options' => $bomb]));
        }
        $nested = 'categoryset' . str_repeat('[]', 50) . '=1&customset[][][]=page&asp_gen=x&aspf=1&termset=2&not_in[pagepost][x][y]=1';
        $this->assertSame([$id], $this->found('tango', ['options' => $nested]));
    }

    public function test_a_hundred_requests_from_one_network_are_thirty_answers(): void
    {
        $this->assertSame([30, 10], [LiveSearch::PACE, LiveSearch::PACE_SECONDS]);
        $this->post('Tango');
        $this->at_the_start_of_a_window();
        $replies = array_map(fn(int $number) => $this->reply('ajaxsearchpro_search', ['aspp' => 'tango', 'asid' => '1']), range(1, 100));
        $statuses = array_count_values(array_column($replies, 'status'));
        $this->assertSame([200 => 30, 429 => 70], $statuses);
        $this->assertGreaterThan(0, $replies[99]->retry_after);
        $this->assertLessThanOrEqual(10, $replies[99]->retry_after);
        ['html' => $html, 'data' => $data] = self::parse($replies[99]->body);
        $this->assertSame(['rate_limited', 0], [$data['code'], $data['results_count']]);
        $this->assertStringContainsString('asp_nores', $html);
        $theme = $this->reply('thim_search', ['s' => 'xyzzy']);
        $this->assertSame([429, 'rate_limited'], [$theme->status, $theme->body['data']['code']]);
        $this->assertSame([], $this->found('xyzzy', [], ['REMOTE_ADDR' => '198.51.100.9']));
    }

    public function test_completions_and_counts_have_limits_of_their_own_in_their_own_words(): void
    {
        $this->at_the_start_of_a_window();
        $completions = array_map(fn() => $this->reply('ajaxsearchpro_autocomplete', ['sauto' => 'xy']), range(1, 31));
        $this->assertSame([200, 429, ''], [$completions[29]->status, $completions[30]->status, $completions[30]->body]);
        $counts = array_map(fn() => $this->reply('ajaxsearchpro_addkeyword', ['id' => '1', 'keyword' => 'xy']), range(1, 11));
        $this->assertSame([200, 429, '0'], [$counts[9]->status, $counts[10]->status, $counts[10]->body]);
    }

    /** Or the requests of one test fall into two windows, which is as it should be and not what is tested. */
    private function at_the_start_of_a_window(): void
    {
        while (time() % 10 > 4) {
            usleep(100000);
        }
    }
}
