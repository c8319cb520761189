<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Request;
use Onda\Features\Search\FieldCondition;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Instance;
use Onda\Features\Search\QuestionReader;

final class FiltersTest extends SearchCase
{
    public function test_filters_narrow_by_type_term_date_field_and_place(): void
    {
        $this->boxes(['id' => 1, 'fields' => ['pais', 'duracion']]);
        $rock = wp_insert_term('Rock', 'category')['term_id'];
        $jazz = wp_insert_term('Jazz', 'post_tag')['term_id'];
        $a = $this->post('Tango A', ['post_category' => [$rock], 'post_date' => '2026-01-10 10:00:00']);
        $b = $this->post('Otra cosa', ['post_content' => 'Un tango por dentro.', 'post_date' => '2026-02-10 10:00:00']);
        $c = $this->post('Tango C', ['post_type' => 'page', 'post_date' => '2026-03-10 10:00:00']);
        wp_set_object_terms($b, [$jazz], 'post_tag');
        foreach (['pais' => ['AR', 'UY', 'ES'], 'duracion' => ['3', '20', '100']] as $field => $values) {
            array_map(static fn(int $id, string $value) => update_post_meta($id, $field, $value), [$a, $b, $c], $values);
        }
        $expected = [
            'customset[]=page' => [$c],
            'customset[]=page&customset[]=post' => [$a, $b, $c],
            "categoryset[]=$rock" => [$a],
            "termset[post_tag][]=$jazz" => [$b],
            "termset[post_tag][]=$jazz&categoryset[]=$rock" => [],
            'post_date_from=2026-02-10' => [$b, $c],
            'post_date_to=2026-02-10' => [$a, $b],
            'post_date_from=2026-02-01&post_date_to=2026-02-28' => [$b],
            'aspf[pais_2]=UY' => [$b],
            'aspf[pais_2][]=UY&aspf[pais_2][]=ES' => [$b, $c],
            'aspf[duracion_1][lower]=10&aspf[duracion_1][upper]=50' => [$b],
            'aspf[duracion_1][lower]=21' => [$c],
            'asp_gen[]=title' => [$a, $c],
            'asp_gen[]=content' => [$b],
            'asp_gen[]=exact&asp_gen[]=title&asp_gen[]=content' => [$a, $b, $c],
        ];
        foreach ($expected as $options => $ids) {
            $this->assertEqualsCanonicalizing($ids, $this->found('tango', ['options' => $options]), $options);
        }
    }

    public function test_an_exact_phrase_stands_there_as_it_is(): void
    {
        $this->post('Tango del sur');
        $exact = $this->post('Sur del tango');
        $this->assertSame([$exact], $this->found('del tango', ['options' => 'asp_gen[]=exact']));
    }

    public function test_a_price_is_a_range_of_the_shops_currency(): void
    {
        register_post_type('product', ['public' => true]);
        foreach ([5, 15, 100] as $price) {
            update_post_meta($ids[] = $this->post("Tango $price", ['post_type' => 'product']), '_price', (string) $price);
        }
        $data = $this->search('tango', ['options' => 'aspf[_price_1][lower]=9.5&aspf[_price_1][upper]=99'])['data'];
        $this->assertSame([[$ids[1]], [15]], [array_column($data['results'], 'id'), array_column($data['results'], 'price')]);
        unregister_post_type('product');
    }

    public function test_a_product_that_its_shop_hides_is_not_found(): void
    {
        register_post_type('product', ['public' => true]);
        register_taxonomy('product_visibility', 'product', ['public' => false]);
        [$shown, $hidden] = [$this->post('Tango A', ['post_type' => 'product']), $this->post('Tango B', ['post_type' => 'product'])];
        // WooCommerce 10 gives these terms to a product of the catalog visibility "hidden".
        wp_set_object_terms($hidden, ['exclude-from-search', 'exclude-from-catalog'], 'product_visibility');
        $data = $this->search('tango')['data'];
        $this->assertSame([[$shown], 1], [array_column($data['results'], 'id'), $data['full_results_count'] ?? count($data['results'])]);
        unregister_taxonomy('product_visibility');
        unregister_post_type('product');
    }

    public function test_a_visitor_opens_nothing_that_the_owner_did_not(): void
    {
        $this->boxes(['id' => 1, 'types' => ['post'], 'taxonomies' => ['post_tag'], 'fields' => ['pais']]);
        $instance = Instance::from_row(['id' => 1, 'types' => ['post'], 'taxonomies' => ['post_tag'], 'fields' => ['pais']]);
        $options = 'customset[]=page&customset[]=revision&categoryset[]=3&termset[post_tag][]=4&aspf[pais_1]=AR&aspf[secreto_1]=1';
        $question = (new QuestionReader(new PublicPosts()))->read(new Request(['options' => $options]), $instance);
        $this->assertSame([['post'], ['post_tag' => [4]]], [$question->post_types, $question->terms]);
        $this->assertEquals([new FieldCondition('pais', ['AR'])], $question->fields);
        $this->post('Tango', ['post_type' => 'page']);
        $this->assertSame([], $this->found('tango', ['options' => $options]));
    }

    public function test_a_taxonomy_without_pages_is_no_filter_for_visitors(): void
    {
        register_taxonomy('onda_inside', 'post', ['public' => false]);
        $term = (int) wp_insert_term('Patrocinado', 'onda_inside')['term_id'];
        $posts = [$this->post('Radio una'), $this->post('Radio dos')];
        wp_set_object_terms($posts[0], $term, 'onda_inside');
        $options = "termset[onda_inside][]=$term";
        try {
            $this->assertEqualsCanonicalizing($posts, $this->found('radio', ['options' => $options]));
        } finally {
            unregister_taxonomy('onda_inside');
        }
        // Nor is it one for an early answer, when nobody has registered it yet.
        $read = static fn(): array => (new QuestionReader(new PublicPosts()))
            ->read(new Request(['options' => "$options&termset[onda_genre][]=7"]), Instance::from_row([]))->terms;
        (new IndexState())->change(['taxonomies' => ['category', 'onda_genre']]);
        $this->assertSame(['onda_genre' => [7]], $read());
    }

    public function test_a_form_of_many_taxonomies_costs_no_more_than_one_of_ten(): void
    {
        $sets = array_fill_keys(array_map(static fn(int $number): string => "set$number", range(1, 300)), ['1']);
        $form = http_build_query(['termset' => ['category' => ['1']] + $sets]);
        $request = new Request(['aspp' => 'radio', 'options' => $form]);
        $question = (new QuestionReader(new PublicPosts()))->read($request, Instance::from_row([]));
        $this->assertSame(['category', 10], [array_key_first($question->terms), count($question->terms)]);
    }

    public function test_malformed_values_rule_nothing(): void
    {
        $options = 'post_date_from=2026-13-45&post_date_to[]=x&aspf[duracion_1][lower]=abc&aspf[duracion_1][upper]=1e999'
            . '&force_count=99999999999999999999&categoryset[]=-1&categoryset[]=1 OR 1=1&termset[a%20b][]=1&asp_gen[]=all&not_in=x';
        $instance = new Instance(1, fields: ['duracion']);
        $request = new Request(['options' => $options, 'aspp' => " a\n\tb\0c ", 'asp_call_num' => '-3']);
        $question = (new QuestionReader(new PublicPosts()))->read($request, $instance);
        $this->assertSame([null, null, [], [], [], []], [
            $question->since, $question->until, $question->fields, $question->terms, $question->places, $question->excluded,
        ]);
        $this->assertSame([10, 0, 'a b c'], [$question->limit, $question->offset, $question->phrase]);
    }

    public function test_no_answer_is_longer_than_fifty(): void
    {
        $request = new Request(['options' => 'force_count=5000', 'asp_call_num' => '999999']);
        $question = (new QuestionReader(new PublicPosts()))->read($request, new Instance(1));
        $this->assertSame([50, 5000], [$question->limit, $question->offset]);
    }
}
