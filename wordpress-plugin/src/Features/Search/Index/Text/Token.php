<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Weight;

defined('ABSPATH') || exit;

/** A word of a phrase, in the forms in which it is compared. */
final class Token
{
    /** Shorter words have no other number, and are not begun. */
    public const MIN_LETTERS = 3;

    public readonly string $folded;
    /** The word without accents, ñ kept. */
    private string $letters;
    /** @var array<string, string> The other number of the word: folded → ñ kept. */
    public readonly array $forms;

    /**
     * @param bool $is_open It may be only begun.
     * @param bool $is_alone It stands for no other number.
     */
    public function __construct(public readonly string $spelling, public readonly bool $is_open, bool $is_alone = false)
    {
        $this->folded = Folding::fold($spelling);
        $this->letters = Folding::fold_accents($spelling);
        $this->forms = $is_alone ? [] : self::other_number($this->letters);
    }

    /** The word, perhaps not whole. */
    public function opened(): self
    {
        $is_long = mb_strlen($this->folded, 'UTF-8') >= self::MIN_LETTERS;
        return $this->is_open || !$is_long ? $this : new self($this->spelling, true);
    }

    /**
     * The words that narrow a search: stop words count only where there is nothing else, as in a title.
     *
     * @param bool $is_open The last word may be only begun.
     * @return list<self>
     */
    public static function of_phrase(string $phrase, IndexOptions $options, bool $is_open): array
    {
        return self::of_words(IndexWords::of_phrase($phrase), $options, $is_open);
    }

    /**
     * @param list<string> $words
     * @param int $most Further ones are left out.
     * @return list<self>
     */
    public static function of_words(
        array $words,
        IndexOptions $options,
        bool $is_open,
        int $most = IndexWords::MAX_IN_PHRASE,
    ): array {
        // A word that stands there twice narrows nothing; the last one is perhaps begun.
        $words = array_reverse(array_values(array_unique(array_reverse($words))));
        $last = array_key_last($words);
        $tokens = [];
        foreach ($words as $at => $word) {
            $tokens[] = new self($word, $is_open && $at === $last);
        }
        $tokens = array_values(array_filter($tokens, static fn(self $token): bool => $token->folded !== ''));
        $telling = array_filter($tokens, static fn(self $token): bool => !$options->is_stop_word($token->folded));
        return array_slice($telling === [] ? $tokens : array_values($telling), 0, $most);
    }

    /** @param list<self> $tokens */
    public static function phrase(array $tokens): string
    {
        return implode(' ', array_column($tokens, 'spelling'));
    }

    /**
     * The points of the posts that an index word lists, for this token.
     *
     * @param int $places As Weight::points().
     * @return array<int, int> By weight.
     */
    public function points(string $folded, string $spelling, int $places): array
    {
        $is_whole = $folded === $this->folded;
        if (!str_starts_with($folded, $this->folded)) {
            // A synonym, or the other number.
            $is_other = Folding::fold_accents($spelling) !== ($this->forms[$folded] ?? Folding::fold_accents($spelling));
            return Weight::points(0, $is_other, $places);
        }
        $is_exact = str_starts_with($spelling, $this->spelling);
        $is_same = str_starts_with(Folding::fold_accents($spelling), $this->letters);
        $is_other = !$is_same && ($is_whole || str_contains($this->letters, 'ñ'));
        return Weight::points(($is_whole ? Weight::WHOLE : 0) + ($is_exact ? Weight::EXACT : 0), $is_other, $places);
    }

    /** @return array<string, string> */
    private static function other_number(string $letters): array
    {
        $forms = [];
        $endings = preg_match('/^[a-zñ]{' . self::MIN_LETTERS . ',}$/uD', $letters) === 1 ? IndexLetters::ENDINGS : [];
        foreach ($endings as $ending => $others) {
            if (!str_ends_with($letters, $ending)) {
                continue;
            }
            foreach ($others as $other) {
                $form = substr($letters, 0, strlen($letters) - strlen($ending)) . $other;
                $forms += mb_strlen($form, 'UTF-8') < self::MIN_LETTERS ? [] : [Folding::fold($form) => $form];
            }
            break;
        }
        return $forms;
    }
}
