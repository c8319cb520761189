<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\ShownTexts;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/** Posts in which the words of a phrase stand beside each other, whatever their accents. */
final class ExactPhrase
{
    private const POSTS_A_READ = 200;

    public function __construct(private DocumentRepository $docs)
    {
    }

    /**
     * @param list<int> $posts
     * @return list<int>
     */
    public function among(array $posts, Question $question): array
    {
        $phrase = self::line($question->phrase);
        $places = $question->places === [] ? Question::PLACES : $question->places;
        $kept = [];
        foreach (array_chunk($posts, self::POSTS_A_READ) as $chunk) {
            $rows = $this->docs->hits($chunk);
            foreach (ShownTexts::of($rows) as $post => $texts) {
                $texts['title'] = PlainText::line($rows[$post]['title']);
                $lines = array_map(static fn(string $place): string => self::line($texts[$place]), $places);
                $kept = str_contains(implode(' . ', $lines), $phrase) ? [...$kept, $post] : $kept;
            }
        }
        return $kept;
    }

    /** Folded words with one space around each. */
    private static function line(string $text): string
    {
        return ' ' . implode(' ', array_map(Folding::fold(...), IndexWords::of($text))) . ' ';
    }
}
