<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Search\InstanceSettings;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Features\Search\Question;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Search\SearchOptions;

final class BoxesTest extends SearchCase
{
    public function test_the_choices_are_those_of_the_specification(): void
    {
        $this->assertSame(
            ['results_page', 'woo_results_page', 'elementor_page', 'custom', 'first_result', 'ajax_search', 'nothing'],
            self::values('redirect')
        );
        $this->assertSame(['ajax', 'results_page', 'woo_results_page', 'elementor_page', 'custom'], self::values('showMore'));
        $this->assertEqualsCanonicalizing(['horizontal', 'vertical', 'polaroid', 'isotopic'], self::values('layout'));
        $this->assertSame([50, 100], [InstanceSettings::MAX_ID, Question::MAX_CHARACTERS]);
    }

    public function test_what_the_form_sends_becomes_the_record(): void
    {
        $row = ['id' => ' 7 ', 'name' => "La\tcaja", 'layout' => 'isotopic', 'types' => ['page', 'secret', 'post'], 'count' => '12'];
        $row += ['taxonomies' => 'category, post_tag,', 'fields' => 'duracion, pais=AR|UY', 'tryThis' => 'tango, vals', 'statistics' => '1'];
        $row += ['options' => '{"autop":"latest"}', 'redirect' => 'first_result', 'showMore' => 'x', 'order' => 'x'];
        $input = ['instances' => [$row, ['id' => ''], ['id' => '3', 'remove' => '1']], 'trending' => 'rock, rock, jazz', 'engine' => 'x'];
        ['values' => $search, 'errors' => $errors] = self::read($input);
        $this->assertSame([], $errors);
        $this->assertSame(['auto', ['rock', 'jazz']], [$search['engine'], $search['trending']]);
        $this->assertCount(1, $search['instances']);
        $expected = ['id' => 7, 'name' => 'La caja', 'layout' => 'isotopic', 'types' => ['post', 'page'], 'count' => 12,
            'taxonomies' => ['category', 'post_tag'], 'fields' => ['duracion', 'pais=AR|UY'], 'tryThis' => ['tango', 'vals'],
            'statistics' => true, 'autocomplete' => false, 'redirect' => 'first_result', 'showMore' => 'ajax', 'order' => 'relevance'];
        $this->assertEqualsCanonicalizing(array_keys(InstanceSettings::rows()->defaults()), array_keys($search['instances'][0]));
        $this->assertEquals($expected, array_intersect_key($search['instances'][0], $expected));
        $this->search_settings($search);
        $this->assertSame(['duracion', 'pais'], SearchOptions::stored(new SettingsStore())->instance(7)->fields);
    }

    /** @dataProvider wrong */
    public function test_what_is_wrong_has_a_sentence_beside_its_field(array $input, string $field): void
    {
        $rules = self::rules();
        $rules->read(['search' => $input]);
        $this->assertArrayHasKey($field, $rules->errors());
    }

    public function wrong(): array
    {
        $with = static fn(array $row): array => ['instances' => [$row + InstanceSettings::rows()->defaults()]];
        return [
            'no number' => [$with(['id' => 'x']), 'search.instances.0.id'],
            'number 51' => [$with(['id' => '51']), 'search.instances.0.id'],
            'twice' => [['instances' => [InstanceSettings::rows()->defaults(), InstanceSettings::rows()->defaults()]], 'search.instances.1.id'],
            'no results' => [$with(['count' => '0']), 'search.instances.0.count'],
            'too many results' => [$with(['count' => '51']), 'search.instances.0.count'],
            'no JSON' => [$with(['options' => '{']), 'search.instances.0.options'],
            'a list' => [$with(['options' => '[1]']), 'search.instances.0.options'],
            'a server without a port' => [['sphinx' => 'localhost'], 'search.sphinx'],
            'a machine with a path' => [['shards' => 'a:9306, b:9306/x'], 'search.sphinx'],
        ];
    }

    public function test_the_screen_offers_every_choice_in_words(): void
    {
        $this->boxes(InstanceSettings::rows()->defaults());
        $settings = (new SettingsStore())->settings();
        $screen = self::form_of(self::section('boxes'), $settings) . self::form_of(self::section('servers'), $settings);
        foreach ([...self::values('layout'), ...self::values('redirect'), ...self::values('showMore'), ...Question::ORDERS, ...array_keys(SearchOptions::record()->find('engine')->choices())] as $value) {
            $this->assertMatchesRegularExpression("~<option value=\"$value\"(?! selected>$value)[^>]*>(?!$value<)~", $screen);
        }
        $this->assertStringContainsString('[search][instances][1][id]', $screen);
        $this->assertStringContainsString('[search][instances][0][remove]', $screen);
    }

    /** @dataProvider junk */
    public function test_junk_becomes_the_defaults(mixed $junk): void
    {
        $this->assertSame([], self::read($junk)['errors']);
        $this->search_settings(self::read($junk)['values']);
        $this->assertSame([InstanceSettings::rows()->defaults()], SearchOptions::stored(new SettingsStore())->rows());
        $this->assertStringContainsString('[search][instances][0][id]', self::form_of(self::section('boxes'), (new SettingsStore())->settings()));
    }

    public function junk(): array
    {
        return [[null], ['x'], [['instances' => 'x', 'trending' => [[]], 'highlight' => 'x', 'engine' => []]], [['instances' => [1, null, []]]]];
    }

    public function test_a_page_with_a_box_knows_it_and_a_page_without_knows_nothing(): void
    {
        $row = ['id' => 7, 'name' => 'Portada', 'layout' => 'polaroid', 'fields' => ['duracion', 'pais=AR|UY'], 'types' => ['post', 'page'],
            'taxonomies' => ['category'], 'topKeywords' => true, 'redirect' => 'nothing', 'options' => '{"autop":"latest","charcount":4}'];
        $this->search_settings(['instances' => [$row], 'trending' => ['tango'], 'highlight' => ['enabled' => true, 'selector' => '#main']]);
        foreach (['Rock', 'Jazz'] as $category) {
            $this->post($category, ['post_category' => [wp_insert_term($category, 'category')['term_id']]]);
        }
        $printing = SearchFeature::printing();
        $this->assertSame([], $printing->onda_config([]));
        $values = $printing->resolve(['attributes' => ['homeUrl' => []]], ['id' => '7']);
        $this->assertSame(['id' => '7', 'homeUrl' => home_url('/')], $values);
        $config = $printing->onda_config([])['settings']['live-search'];
        $this->assertSame(['tango'], $config['trending']);
        $data = ['id' => 0, 'selector' => '#main', 'minWordLength' => 3, 'whole' => false, 'scroll' => false, 'scroll_offset' => 0];
        $this->assertSame(['enabled' => true, 'data' => $data], $config['highlight']);
        $box = ((array) $config['instances'])[7];
        $expected = ['autop' => 'latest', 'charcount' => 4, 'name' => 'Portada', 'resultstype' => 'polaroid', 'topKeywords' => ['tango'],
            'triggerReturn' => 'nothing', 'triggerClick' => 'nothing', 'statistics' => true];
        $this->assertEquals($expected, array_intersect_key($box, $expected));
        $this->assertSame(
            ['customset[]', 'categoryset[]', 'aspf[duracion_1]', 'aspf[pais_2][]'],
            array_column($box['filters'], 'name')
        );
        $this->assertSame(['choices', 'choices', 'range', 'choices'], array_column($box['filters'], 'kind'));
    }

    public function test_where_the_machines_are_is_not_printed(): void
    {
        $this->search_settings(['sphinx' => '10.0.0.9:9306', 'shards' => ['10.0.0.8:9306']]);
        $printing = SearchFeature::printing();
        $printing->resolve(['attributes' => []], []);
        $this->assertStringNotContainsString('10.0.0', wp_json_encode($printing->onda_config([])));
    }

    public function test_trending_is_the_owners_list_else_what_is_searched_most(): void
    {
        $counts = new KeywordRepository();
        foreach (range(1, 5) as $_) {
            $counts->add(1, 'vals', 'Vals', true, Days::of(time()));
        }
        delete_transient('onda_trending');
        $printing = SearchFeature::printing();
        $printing->resolve(['attributes' => []], []);
        $this->assertSame(['Vals'], $printing->onda_config([])['settings']['live-search']['trending']);
    }

    /** @return array{values: array<string, mixed>, errors: array<string, string>} */
    private static function read(mixed $search): array
    {
        return RecordReader::read(SearchOptions::record(), ['search' => $search]);
    }

    /** @return list<string> The choices of a search box. */
    private static function values(string $name): array
    {
        $settings = array_column(InstanceSettings::rows()->settings, null, 'name');
        return array_keys($settings[$name]->choices());
    }
}
