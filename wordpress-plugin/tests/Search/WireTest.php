<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

final class WireTest extends SearchCase
{
    public function test_a_reply_is_html_and_json_between_the_markers_and_nothing_else(): void
    {
        $id = $this->post('Tango uno', ['post_excerpt' => 'Un tango de los de antes.', 'post_date' => '2026-01-02 10:00:00']);
        $body = $this->reply('ajaxsearchpro_search', ['aspp' => 'tango', 'asid' => '1'])->body;
        $this->assertStringStartsWith("___ASPSTART_HTML___\n<div id=\"asp-res-", $body);
        $this->assertStringContainsString('___ASPEND_HTML______ASPSTART_DATA___{"results_count":1,', $body);
        $this->assertStringEndsWith('}___ASPEND_DATA___', $body);
        ['data' => $data] = self::parse($body);
        $this->assertSame(['results_count', 'full_results_count', 'results'], array_keys($data));
        $this->assertSame([
            'id' => $id,
            'content_type' => 'pagepost',
            'post_type' => 'post',
            'title' => 'Tango uno',
            'link' => get_permalink($id),
            'image' => '',
            'content' => 'Un tango de los de antes.',
            'author' => '',
            'date' => '2026-01-02T09:00:00+00:00',
            'relevance' => 1,
            'priority' => 0,
        ], $data['results'][0]);
    }

    /** With PHP's own limit of steps, which a browser does not have: it would only be slow. */
    public function test_a_long_reply_is_read_in_steps_and_not_in_their_square(): void
    {
        foreach (range(1, 50) as $number) {
            $this->post("Tango $number", ['post_excerpt' => str_repeat('tango y vals ', 20)]);
        }
        $this->assertCount(50, $this->found('tango', ['options' => 'force_count=50']));
    }

    public function test_the_html_has_the_class_names_on_which_styles_hang(): void
    {
        $id = $this->post('Tango uno');
        $html = $this->search('tango')['html'];
        $this->assertStringContainsString("<div id=\"asp-res-$id\" class=\"item asp_r_pagepost asp_r_pagepost_$id asp_r_post\">", $html);
        foreach (['asp_content', 'asp_res_url', 'etc', 'asp_date', 'asp_res_text'] as $class) {
            $this->assertStringContainsString("class=\"$class\"", $html);
        }
    }

    /** @dataProvider boxes_of_both_forms */
    public function test_our_own_script_gets_what_it_draws_as_data_alone(string $group): void
    {
        $this->boxes(['id' => 2, 'groupBy' => $group]);
        $id = $this->post('Tango <uno>', ['post_excerpt' => 'Un tango.', 'post_date' => '2026-01-02 10:00:00']);
        ['html' => $html, 'data' => $data] = $this->search('tango', ['asid' => '2', 'onda_brief' => '1']);
        $this->assertSame(['', 1, 1], [$html, $data['results_count'], $data['full_results_count']]);
        $this->assertSame([[
            'id' => $id,
            'content_type' => 'pagepost',
            'post_type' => 'post',
            'title' => 'Tango',
            'link' => get_permalink($id),
            'image' => '',
            'content' => 'Un tango.',
            'author' => '',
            'day' => '02/01/2026',
        ]], $group === '' ? $data['results'] : $data['results']['groups']['post']['items']);
    }

    public function boxes_of_both_forms(): array
    {
        return ['a list' => [''], 'groups' => ['post_type']];
    }

    /** @dataProvider scripts */
    public function test_html_is_for_scripts_that_do_not_say_that_they_draw(string $brief, bool $is_html): void
    {
        $this->post('Tango uno');
        $fields = ['onda_brief' => $brief];
        ['html' => $html, 'data' => $data] = $this->search('xyzzy', $fields);
        $this->assertSame([$is_html, $is_html ? null : '¡No hay resultados!'], [$html !== '', $data['nothing'] ?? null]);
        $this->assertSame($is_html, $this->search('tango', $fields)['html'] !== '');
        $this->assertArrayNotHasKey('nothing', $this->search('tango', $fields)['data']);
        $this->assertArrayNotHasKey('nothing', $this->search('xyzzy', $fields + ['asp_call_num' => '1'])['data']);
        $theirs = (array) $this->reply('thim_search', $fields + ['s' => 'tango'])->body['data'];
        $this->assertSame([$is_html, 1], [isset($theirs['html']), count($theirs['results'])]);
    }

    public function scripts(): array
    {
        return [
            'ours' => ['1', false],
            'one of before' => ['', true],
            'another number' => ['2', true],
            'a word' => ['true', true],
        ];
    }

    /** @dataProvider layouts */
    public function test_a_layout_has_its_mark(string $layout, string $mark, string $other): void
    {
        $this->boxes(['id' => 3, 'layout' => $layout]);
        $this->post('Tango uno');
        $this->post('Tango dos');
        $html = $this->search('tango', ['asid' => '3'])['html'];
        $this->assertStringContainsString($mark, $html);
        $this->assertStringNotContainsString($other, $html);
    }

    public function layouts(): array
    {
        return [
            'vertical' => ['vertical', '<div class="asp_v_spacer"></div>', 'asp_isotopic_item'],
            'horizontal' => ['horizontal', 'asp_r_post"', 'asp_v_spacer'],
            'isotopic' => ['isotopic', 'asp_r_post asp_isotopic_item"', 'photostack-flip'],
            'polaroid' => ['polaroid', 'asp_r_post photostack-flip"', 'asp_isotopic_item'],
        ];
    }

    public function test_counts_are_true_and_show_more_goes_on_where_the_list_ends(): void
    {
        $ids = array_map(fn(int $number): int => $this->post("Tango $number", ['post_date' => "2026-01-0$number 10:00:00"]), range(1, 7));
        $this->boxes(['id' => 1, 'count' => 3]);
        $pages = array_map(fn(string $call): array => $this->search('tango', ['asp_call_num' => $call])['data'], ['0', '1', '2', '3']);
        $this->assertSame([3, 3, 1, 0], array_column($pages, 'results_count'));
        $this->assertSame([7, 7, 7, 7], array_column($pages, 'full_results_count'));
        $shown = array_merge(...array_map(static fn(array $page): array => array_column($page['results'], 'id'), $pages));
        sort($shown);
        $this->assertSame($ids, $shown);
        $this->assertSame('', $this->search('tango', ['asp_call_num' => '3'])['html']);
    }

    public function test_a_form_counts_in_any_order_as_a_text_or_as_a_list(): void
    {
        $ids = array_map(fn(int $number): int => $this->post("Tango $number"), range(1, 5));
        $fields = [['filters_initial', '0'], ['customset[]', 'post'], ["not_in[pagepost][0]", (string) $ids[0]],
            ["not_in[pagepost][1]", (string) $ids[1]], ['not_in_count', '2'], ['force_count', '2'], ['force_order', '1']];
        $text = self::form($fields);
        $this->assertStringStartsWith('force_order=1&force_count=2&', $text);
        parse_str($text, $list);
        foreach ([$text, $list, self::form(array_reverse($fields))] as $options) {
            ['data' => $data] = $this->search('tango', ['options' => $options]);
            $this->assertSame([2, 3], [$data['results_count'], $data['full_results_count']]);
            $this->assertSame([], array_intersect([$ids[0], $ids[1]], array_column($data['results'], 'id')));
        }
    }

    public function test_groups_have_a_title_with_their_count_and_a_class(): void
    {
        $this->boxes(['id' => 2, 'groupBy' => 'post_type']);
        $posts = [$this->post('Tango uno'), $this->post('Tango dos')];
        $page = $this->post('Tango tres', ['post_type' => 'page']);
        ['html' => $html, 'data' => $data] = $this->search('tango', ['asid' => '2']);
        $this->assertSame([3, 3, 1], [$data['results_count'], $data['full_results_count'], $data['results']['grouped']]);
        ['post' => $of_posts, 'page' => $of_pages] = $data['results']['groups'];
        $name = get_post_type_object('page')->labels->name;
        $titles = [get_post_type_object('post')->labels->name . ' (2)', "$name (1)"];
        $this->assertSame($titles, [$of_posts['title'], $of_pages['title']]);
        $this->assertEqualsCanonicalizing($posts, array_column($of_posts['items'], 'id'));
        $this->assertSame([$page], array_column($of_pages['items'], 'id'));
        $this->assertStringContainsString(
            "<div class=\"asp_results_group asp_results_group_page\"><div class=\"asp_group_header\">$name (1)</div>",
            $html
        );
    }

    public function test_groups_by_a_taxonomy_are_its_terms_and_what_has_none(): void
    {
        $this->boxes(['id' => 2, 'groupBy' => 'post_tag']);
        $rock = wp_insert_term('Rock & Pop', 'post_tag')['term_id'];
        $tagged = $this->post('Tango uno');
        wp_set_object_terms($tagged, [$rock], 'post_tag');
        $this->post('Tango dos');
        ['html' => $html, 'data' => $data] = $this->search('tango', ['asid' => '2']);
        $groups = $data['results']['groups'];
        $this->assertEqualsCanonicalizing(["post_tag-$rock", 'other'], array_keys($groups));
        $this->assertSame([$tagged], array_column($groups["post_tag-$rock"]['items'], 'id'));
        $this->assertStringContainsString('Rock &amp; Pop (1)', $html);
    }

    public function test_nothing_found_says_so_and_offers_what_others_search(): void
    {
        set_transient('onda_trending', [time() + 60, ['tango', 'xyzzy']]);
        ['html' => $html, 'data' => $data] = $this->search('xyzzy');
        $this->assertSame([0, 0], [$data['results_count'], $data['full_results_count']]);
        $this->assertSame(['nores' => 1, 'keywords' => ['tango'], 'suggested' => []], $data['results']);
        $this->assertStringContainsString('<div class="asp_nores"><span>¡No hay resultados!</span>', $html);
        $this->assertStringContainsString('<span class="asp_keyword">tango</span>', $html);
        set_transient('onda_trending', [time() + 60, []]);
        $this->assertSame([], $this->search('xyzzy')['data']['results']);
    }

    /** @dataProvider languages */
    public function test_words_are_those_of_the_page_that_asks(string $options, string $word): void
    {
        $this->assertStringContainsString($word, $this->search('xyzzy', ['options' => $options])['html']);
    }

    public function languages(): array
    {
        return [
            'WPML' => ['wpml_lang=es', '¡No hay resultados!'],
            'Polylang' => ['polylang_lang=es', '¡No hay resultados!'],
            'qTranslate' => ['qtranslate_lang=es', '¡No hay resultados!'],
            'another' => ['wpml_lang=fr', 'No results!'],
            'none' => ['', '¡No hay resultados!'],
        ];
    }

    public function test_an_empty_phrase_with_the_first_auto_populate_call_shows_the_newest(): void
    {
        $old = $this->post('Viejo', ['post_date' => '2020-01-01 10:00:00']);
        $new = $this->post('Nuevo', ['post_date' => '2026-01-01 10:00:00']);
        $found = $this->found('', ['autop' => '1', 'options' => 'customset[]=post']);
        $this->assertSame([$new, $old], array_values(array_intersect($found, [$old, $new])));
    }

    public function test_a_completion_is_bare_text_with_one_whole_phrase(): void
    {
        $this->post('Los mejores tangos');
        $reply = $this->reply('ajaxsearchpro_autocomplete', ['asid' => '1', 'sauto' => 'los mej', 'asp_inst_id' => '1_1', 'options' => '']);
        $this->assertSame([200, 'text/plain', 'Los mejores tangos'], [$reply->status, $reply->content_type, $reply->body]);
        foreach (['xyzzy', '', '%', 'l_s'] as $typed) {
            $this->assertSame('', $this->reply('ajaxsearchpro_autocomplete', ['asid' => '1', 'sauto' => $typed])->body);
        }
    }

    public function test_a_search_completes_its_phrase_for_who_asks_for_it_on_the_first_page(): void
    {
        $this->post('Los mejores tangos');
        $completion = fn(string $phrase, array $more): ?string =>
            $this->search($phrase, $more)['data']['completion'] ?? null;
        $asked = ['onda_complete' => '1'];
        $this->assertSame('Los mejores tangos', $completion('los mej', $asked));
        $this->assertSame(['', ''], [$completion('xyzzy', $asked), $completion('mejores', $asked)]);
        $further = $asked + ['asp_call_num' => '1'];
        $this->assertSame([null, null], [$completion('los mej', []), $completion('los mej', $further)]);
    }

    public function test_the_themes_box_gets_json_with_the_results_and_their_html(): void
    {
        $id = $this->post('Tango & vals', ['post_date' => '2026-01-02 10:00:00']);
        $reply = $this->reply('thim_search', ['s' => ' tango ']);
        $this->assertSame(200, $reply->status);
        $this->assertSame([
            'phrase' => 'tango',
            'total' => 1,
            'results' => [[
                'id' => $id,
                'type' => 'post',
                'title' => 'Tango & vals',
                'link' => get_permalink($id),
                'image' => '',
                'date' => '2026-01-02T09:00:00+00:00',
                'excerpt' => 'Un texto.',
            ]],
            'html' => '<ul><li><a href="' . esc_url(get_permalink($id)) . '">Tango &amp; vals</a></li></ul>',
        ], (array) $reply->body['data']);
    }

    public function test_no_text_in_the_themes_box_is_no_result(): void
    {
        foreach ([[], ['s' => ''], ['s' => '   '], ['s' => ['tango']], ['s' => "\xFF"]] as $fields) {
            $body = $this->reply('thim_search', $fields)->body;
            $this->assertSame([true, ['phrase' => '', 'total' => 0, 'results' => [], 'html' => '']], [$body['success'], (array) $body['data']]);
        }
    }
}
