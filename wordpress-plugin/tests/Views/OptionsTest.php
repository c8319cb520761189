<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Settings\RecordReader;
use Onda\Features\Views\ListSettings;
use Onda\Features\Views\ViewsOptions;
use Onda\Tests\TestCase;

/** The part of the settings form about views and ranked lists. */
final class OptionsTest extends TestCase
{
    private const GOOD = ['id' => 'top', 'name' => 'Lo más escuchado', 'days' => '7', 'size' => '5', 'types' => ['post', 'page']];

    public function test_a_good_list_is_read_with_the_defaults_of_what_is_missing(): void
    {
        ['values' => $settings, 'errors' => $errors] = self::read(['viewTypes' => ['', 'page', 'nix'], 'lists' => [self::GOOD]]);
        $this->assertSame([], $errors);
        $this->assertSame(['page'], $settings['viewTypes']);
        $expected = ['days' => 7, 'size' => 5] + self::GOOD + ListSettings::rows()->defaults();
        $this->assertEquals($expected, $settings['lists'][0]);
    }

    public function test_who_says_nothing_keeps_the_defaults_and_who_unchecks_everything_counts_nothing(): void
    {
        $this->assertSame(['post'], self::read([])['values']['viewTypes']);
        $this->assertSame(['most-viewed'], array_column(self::read([])['values']['lists'], 'id'));
        $this->assertSame(['viewTypes' => [], 'lists' => []], self::read(['viewTypes' => [''], 'lists' => [ListSettings::rows()->defaults()]])['values']);
    }

    public function test_a_list_without_an_id_gets_it_from_its_name_and_a_removed_one_goes(): void
    {
        $lists = self::read(['lists' => [['id' => ''] + self::GOOD, ['remove' => '1', 'id' => 'x'] + self::GOOD]])['values']['lists'];
        $this->assertSame(['lo-mas-escuchado'], array_column($lists, 'id'));
    }

    /** @dataProvider wrong */
    public function test_what_is_wrong_gets_a_sentence_beside_its_field(array $list, string $field): void
    {
        $errors = self::read(['lists' => [self::GOOD, $list + ['id' => 'x'] + self::GOOD]])['errors'];
        $this->assertSame(["lists.1.$field"], array_keys($errors));
    }

    public function wrong(): array
    {
        return [
            'an id with capitals' => [['id' => 'Top'], 'id'],
            'an id that another has' => [['id' => 'top'], 'id'],
            'no day' => [['days' => '0'], 'days'],
            'too many days' => [['days' => '401'], 'days'],
            'a word for days' => [['days' => 'x'], 'days'],
            'an empty list' => [['size' => '0'], 'size'],
            'a long list' => [['size' => '51'], 'size'],
            'no type' => [['types' => ['']], 'types'],
            'an unknown type' => [['types' => ['nix']], 'types'],
        ];
    }

    public function test_there_are_twenty_lists_at_most(): void
    {
        $rows = array_map(static fn(int $number): array => ['id' => "l$number"] + self::GOOD, range(1, 21));
        $this->assertSame(['lists'], array_keys(self::read(['lists' => $rows])['errors']));
    }

    public function test_a_slug_may_be_a_number_and_a_number_is_an_id(): void
    {
        $other = (int) wp_insert_term('Otra', 'category')['term_id'];
        $term = (int) wp_insert_term('Año', 'category', ['slug' => (string) $other])['term_id'];
        $year = (int) wp_insert_term('2026', 'category')['term_id'];
        $cases = [["$other", [$term]], [[$other], [$other]], ['2026', [$year]], [['2026', $term], [$year, $term]], ["$term", [$term]]];
        foreach ($cases as [$written, $ids]) {
            $lists = self::read(['lists' => [['categories' => $written] + self::GOOD]])['values']['lists'];
            $this->assertSame($ids, $lists[0]['categories']);
        }
        array_map(static fn(int $id) => wp_delete_term($id, 'category'), [$other, $term, $year]);
    }

    public function test_categories_are_written_as_slugs_and_kept_as_ids(): void
    {
        $term = (int) wp_insert_term('Rock y pop', 'category', ['slug' => 'rock-y-pop'])['term_id'];
        foreach (["rock-y-pop, nix,$term", [$term, (string) $term, 'x', []]] as $written) {
            $lists = self::read(['lists' => [['categories' => $written] + self::GOOD]])['values']['lists'];
            $this->assertSame([$term], $lists[0]['categories']);
        }
        $form = self::form_of(self::section('rankings'), ['viewTypes' => ['post'], 'lists' => [['categories' => [$term]] + self::GOOD]]);
        $this->assertStringContainsString('value="rock-y-pop"', $form);
    }

    public function test_bad_input_of_any_shape_is_no_exception(): void
    {
        foreach (['x', [['id' => []]], [[['x']]], [5]] as $lists) {
            $this->assertSame([], self::read(['viewTypes' => 'x', 'lists' => $lists])['values']['lists']);
        }
        $list = self::read(['lists' => [['order' => 'x', 'number' => [], 'viewsLabel' => str_repeat('ñ', 99)] + self::GOOD]])['values']['lists'][0];
        $this->assertSame(['period', 'period', 60], [$list['order'], $list['number'], mb_strlen($list['viewsLabel'])]);
    }

    public function test_the_form_holds_every_field_and_says_what_is_wrong(): void
    {
        $lists = [['name' => '<b>Top</b>'] + self::GOOD + ListSettings::rows()->defaults()];
        $form = self::form_of(self::section('rankings'), ['lists' => $lists], ['lists.0.id' => 'No.']);
        $this->assertStringContainsString('onda_settings[viewTypes]', self::form_of(self::section('views'), []));
        foreach (array_keys(ListSettings::rows()->defaults()) as $field) {
            $this->assertStringContainsString("onda_settings[lists][0][$field]", $form);
            $this->assertStringContainsString("onda_settings[lists][1][$field]", $form);
        }
        $this->assertStringContainsString('aria-describedby="onda-error-lists-0-id"', $form);
        $this->assertStringNotContainsString('<b>', $form);
    }

    /** @return array{values: array<string, mixed>, errors: array<string, string>} */
    private static function read(array $input): array
    {
        return RecordReader::read(ViewsOptions::record(), $input);
    }
}
