<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Spelling;

defined('ABSPATH') || exit;

/** The words of one post and what each means to it. */
final class PostWords
{
    /** @var array<string, array{int, int}> Spelling → places, and how often. */
    private array $words = [];
    /** The word with which the title begins, an article passed over. */
    private string $first = '';

    public function __construct(private IndexOptions $options)
    {
    }

    /** @param string $place Of Weight::PLACES. */
    public function add(string $place, string $text): void
    {
        $bit = Weight::PLACES[$place];
        $words = IndexWords::of($text);
        foreach ([...IndexWords::joined($text), ...array_diff(IndexWords::apart($words), $words), ...$words] as $word) {
            [$places, $count] = $this->words[$word] ?? [0, 0];
            $this->words[$word] = [$places | $bit, $count + 1];
        }
        foreach ($place === 'title' && $this->first === '' ? $words : [] as $word) {
            if (!$this->options->is_stop_word(Folding::fold($word))) {
                $this->first = $word;
                break;
            }
        }
    }

    /** @return array<string, array<string, int>> Folded → spelling → weight. Numbers are integers as keys. */
    public function weights(): array
    {
        $weights = [];
        foreach ($this->words as $word => [$places, $count]) {
            $folded = Folding::fold((string) $word);
            // A title may consist of stop words.
            $is_telling = ($places & Weight::PLACES['title']) !== 0 || !$this->options->is_stop_word($folded);
            if ($folded !== '' && $is_telling) {
                $weights[$folded][$word] = Weight::of($places, $count, (string) $word === $this->first);
            }
        }
        return $weights;
    }
}
