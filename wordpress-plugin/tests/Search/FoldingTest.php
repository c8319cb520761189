<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Text\Excerpt;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Token;
use PHPUnit\Framework\TestCase;

final class FoldingTest extends TestCase
{
    /** Each as it is written and as it is typed; the browser's test reads the same. */
    private const CASES = __DIR__ . '/../../../packages/core/src/text/fold-cases.json';

    /** @dataProvider cases */
    public function test_a_word_is_found_as_it_is_typed(string $written, string $typed): void
    {
        $this->assertSame(self::folded($typed), self::folded($written));
        $this->assertCount(1, IndexWords::of(explode(' ', $written)[0]), 'one word');
    }

    /** @return list<array{string, string}> */
    public function cases(): array
    {
        return json_decode((string) file_get_contents(self::CASES), true);
    }

    /** @dataProvider kept */
    public function test_vowels_that_are_marks_stay(string $word): void
    {
        $this->assertSame([$word], self::folded($word));
    }

    /** @return list<array{string}> */
    public function kept(): array
    {
        return [['हिन्दी'], ['বাংলা'], ['한국어'], ['தமிழ்']];
    }

    public function test_an_enye_stays_where_it_is_a_letter_of_its_own(): void
    {
        $this->assertSame(['año agil', 'ano agil'], [Folding::fold_accents('año ágil'), Folding::fold('año ágil')]);
    }

    /** @dataProvider passages */
    public function test_a_passage_stands_around_the_word_whatever_letters_stand_before_it(string $word, string $typed): void
    {
        $text = str_repeat('Straße Ærø ŉ ', 200) . "$word suena hoy. " . str_repeat('final ', 100);
        $excerpt = (new Excerpt(Token::of_phrase($typed, new IndexOptions([]), false)))->of($text);
        $this->assertStringContainsString("$word suena", $excerpt);
    }

    /** @return list<array{string, string}> */
    public function passages(): array
    {
        return [['Großstadt', 'grossstadt'], ['Þór', 'thor'], ['cœur', 'coeur'], ['Việt', 'viet'], ['niño', 'nino'], ['أحمد', 'احمد']];
    }

    /** @return list<string> */
    private static function folded(string $text): array
    {
        return array_map(Folding::fold(...), IndexWords::of($text));
    }
}
