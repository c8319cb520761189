<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\RecordReader;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Pins;
use Onda\Features\Search\Question;
use Onda\Features\Search\SearchAnswer;
use Onda\Features\Search\SearchOptions;
use Onda\Tests\TestCase;

/** Posts that the owner puts first for a phrase. */
final class PinsTest extends TestCase
{
    public function test_they_come_first_once_and_on_the_first_page_alone(): void
    {
        [$one, $two] = [$this->post('Contacto'), $this->post('Emisora')];
        $pins = $this->pins("Cómo llegar = $two, " . get_permalink($one));
        $found = new SearchAnswer([self::hit($one), self::hit(901)], 12);
        $this->assertSame([$two, $one, 901], self::ids($pins->first(new Question('como LLEGAR'), $found)));
        $this->assertSame(12, $pins->first(new Question('como llegar'), $found)->total);
        $this->assertSame([901], self::ids($pins->first(new Question('como llegar', 10, 10), $found)));
        $this->assertSame($found, $pins->first(new Question('llegar'), $found));
    }

    public function test_whoever_filters_or_sorts_gets_what_was_asked_for(): void
    {
        $pins = $this->pins('radio = ' . $this->post('Radio'));
        $found = new SearchAnswer([self::hit(901)], 1);
        $this->assertSame($found, $pins->first(new Question('radio', post_types: ['page']), $found));
        $this->assertSame($found, $pins->first(new Question('radio', order: 'newest'), $found));
        $this->assertSame($found, $pins->first(new Question('radio', terms: ['category' => [3]]), $found));
        $this->assertSame($found, $pins->first(new Question('radio', since: 1), $found));
        $this->assertSame($found, $pins->first(new Question('radio', until: time()), $found));
        $this->assertSame($found, $pins->first(new Question('radio', excluded: [901]), $found));
    }

    public function test_they_stand_where_nothing_was_found_and_something_similar_was_searched(): void
    {
        $pins = $this->pins('frecuencia = ' . ($post = $this->post('Dónde se oye')));
        $answer = $pins->first(new Question('frecuencia'), new SearchAnswer([self::hit(901)], 7, corrected: 'frecuencias'));
        $this->assertSame([[$post], 1, ''], [self::ids($answer), $answer->total, $answer->corrected]);
    }

    /** @dataProvider lines */
    public function test_a_line_without_a_post_gets_a_sentence(string $line, bool $is_right): void
    {
        $line = str_replace('{post}', (string) $this->post('Una'), $line);
        $errors = RecordReader::read(SearchOptions::record(), ['search' => ['pins' => $line]])['errors'];
        $this->assertSame($is_right ? [] : ['search.pins'], array_keys($errors));
    }

    public function lines(): array
    {
        return [
            ['', true],
            ["radio = {post}\n\n  mapa={post}, {post}", true],
            ['radio', false],
            ['= {post}', false],
            ['radio = 999999', false],
            ['radio = {post},', false],
            ['radio = https://otro.example/entrada/', false],
        ];
    }

    private function pins(string $lines): Pins
    {
        return new Pins($lines, static fn(array $ids): array => array_map(self::hit(...), $ids));
    }

    private function post(string $title): int
    {
        return (int) wp_insert_post(['post_title' => $title, 'post_status' => 'publish']);
    }

    private static function hit(int $id): Hit
    {
        return new Hit($id, 'post', "Entrada $id", "https://sitio.example/$id/");
    }

    /** @return list<int> */
    private static function ids(SearchAnswer $answer): array
    {
        return array_column($answer->hits, 'id');
    }
}
