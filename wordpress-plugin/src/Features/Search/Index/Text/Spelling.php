<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

use Onda\Core\Access\ShownTexts;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\PostingList;
use Onda\Features\Search\Index\PostingRepository;
use Onda\Features\Search\Index\Weight;

defined('ABSPATH') || exit;

/** Puts right what was typed wrong, and finishes what was begun, by the words that stand in the posts. */
final class Spelling
{
    private const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
    /** A word of so few letters is one edit away from anything. */
    private const MIN_LETTERS = 3;
    /** From so many letters on two edits are forgiven. */
    private const TWO_EDITS = 6;
    private const COMPLETIONS = 8;
    /** Compared one by one, the most frequent of a letter: about 3 ms. */
    private const MOST_WORDS = 5000;

    public function __construct(
        private PostingRepository $lists,
        private StalePostRepository $stale,
        private IndexOptions $options,
    ) {
    }

    /**
     * Words that nobody wrote are replaced by the nearest that somebody did, if there is one.
     *
     * @param non-empty-list<Token> $tokens
     * @return list<Token> Empty where there is nothing better.
     */
    public function correct(array $tokens): array
    {
        $corrected = [];
        $is_other = false;
        foreach ($tokens as $token) {
            $word = $this->is_known($token) ? $token->spelling : ($this->nearest($token) ?: $token->spelling);
            $is_other = $is_other || $word !== $token->spelling;
            $corrected[] = new Token($word, $token->is_open && $word === $token->spelling);
        }
        return $is_other ? $corrected : [];
    }

    /** Returns the typed text with its last word completed; empty without a completion. */
    public function complete(string $typed): string
    {
        if (preg_match('/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]++$/Du', $typed, $found) !== 1) {
            return '';
        }
        [$begun] = $found;
        $before = substr($typed, 0, -strlen($begun));
        $stem = Folding::fold(IndexWords::of_phrase($begun)[0] ?? '');
        $is_done = $stem === '' || ($before !== '' && $this->options->is_stop_word($stem));
        foreach ($is_done ? [] : $this->lists->beginning($stem, self::COMPLETIONS) as $row) {
            // The box shows what was typed and the rest of this: letters have to stand for letters.
            $is_even = mb_strlen($row['spelling'], 'UTF-8') === mb_strlen($row['folded'], 'UTF-8');
            if ($is_even && $row['folded'] !== $stem && $this->is_shown($row)) {
                return $before . $begun . mb_substr($row['spelling'], mb_strlen($stem, 'UTF-8'), null, 'UTF-8');
            }
        }
        return '';
    }

    /**
     * Not a word of posts alone that were hidden since, or whose texts are kept back: nobody shall learn it here.
     *
     * @param array{folded: string, spelling: string, df: int} $row
     */
    private function is_shown(array $row): bool
    {
        $stale = $this->stale->all();
        $unread = ShownTexts::unread();
        if ($unread !== null && $row['df'] > count($stale + $unread)) {
            return true;
        }
        $is_told = static fn(int $weight, int $post): bool => ($unread !== null && !isset($unread[$post]))
            || (Weight::places($weight) & Weight::PLACES['title']) > 0;
        foreach ($this->lists->docs([$row['folded']]) as $list) {
            $left = array_diff_key(PostingList::unpack($list['docs']), $stale);
            if ($list['spelling'] === $row['spelling'] && array_filter($left, $is_told, ARRAY_FILTER_USE_BOTH) !== []) {
                return true;
            }
        }
        return false;
    }

    private function is_known(Token $token): bool
    {
        return $this->lists->spellings([$token->folded, ...array_keys($token->forms)]) !== []
            || ($token->is_open && $this->lists->beginning($token->folded, 1) !== []);
    }

    /** In its most frequent spelling; empty where none is near. */
    private function nearest(Token $token): string
    {
        $typed = $token->folded;
        $length = mb_strlen($typed, 'UTF-8');
        if ($length < self::MIN_LETTERS || $length > IndexWords::MAX_LETTERS) {
            return '';
        }
        if ($length !== strlen($typed)) {
            // In other alphabets than ours an edit is found by the words that there are.
            return $this->farther($token);
        }
        return $this->best($typed, $this->lists->spellings(Sounds::alike($typed)))
            ?: $this->best($typed, $this->lists->spellings(self::one_edit_away($typed)))
            ?: $this->farther($token);
    }

    /** Two edits away, or one from the beginning of a word that is still being typed. */
    private function farther(Token $token): string
    {
        $typed = $token->folded;
        $length = mb_strlen($typed, 'UTF-8');
        $near = [];
        foreach ($this->lists->of_letter(mb_substr($typed, 0, 1, 'UTF-8'), $length - 2, self::MOST_WORDS) as $row) {
            [$one, $other] = self::in_bytes($typed, $row['folded']);
            $edits = self::edits($one, $other);
            $begun = $token->is_open ? self::edits($one, substr($other, 0, $length)) : $edits;
            if (min($edits, $begun) <= ($length < self::TWO_EDITS ? 1 : 2)) {
                $near[min($edits, $begun)][] = $row;
            }
        }
        ksort($near);
        return $this->best($typed, reset($near) ?: []);
    }

    /**
     * Prefers a word that sounds alike, then one that begins alike, then the more frequent one; a stop word narrows
     * nothing.
     *
     * @param list<array{folded: string, spelling: string, df: int}> $rows
     */
    private function best(string $typed, array $rows): string
    {
        $sound = Sounds::of($typed);
        $rank = static fn(array $row): array => [
            Sounds::of($row['folded']) === $sound ? 1 : 0,
            $row['folded'][0] === $typed[0] ? 1 : 0,
            $row['df'],
        ];
        $rows = array_filter($rows, fn(array $row): bool => !$this->options->is_stop_word($row['folded']));
        usort($rows, static fn(array $one, array $other): int => $rank($other) <=> $rank($one));
        return $rows[0]['spelling'] ?? '';
    }

    /** @return array{string, string} The words with one byte a letter: PHP counts edits by bytes. */
    private static function in_bytes(string $typed, string $word): array
    {
        if (preg_match('/[\x80-\xFF]/', $typed) !== 1) {
            return [$typed, $word];
        }
        $letters = array_values(array_unique(mb_str_split($typed . $word, 1, 'UTF-8')));
        $bytes = array_combine($letters, array_map(chr(...), array_keys($letters)));
        return [strtr($typed, $bytes), strtr($word, $bytes)];
    }

    /** Letters more, less or other; two neighbors changed are one edit. */
    private static function edits(string $typed, string $word): int
    {
        $edits = levenshtein($typed, $word);
        $same = $edits === 2 && strlen($typed) === strlen($word) ? strspn($typed ^ $word, "\0") : strlen($typed);
        $is_swap = strrev(substr($typed, $same, 2)) . substr($typed, $same + 2) === substr($word, $same);
        return $edits === 2 && $is_swap ? 1 : $edits;
    }

    /** @return list<string> With a letter more, less, or other, or two neighbors changed. */
    private static function one_edit_away(string $word): array
    {
        $edits = [];
        for ($at = 0, $end = strlen($word); $at <= $end; $at++) {
            [$head, $tail] = [substr($word, 0, $at), substr($word, $at)];
            if ($tail !== '') {
                $edits[] = $head . substr($tail, 1);
            }
            if (strlen($tail) > 1) {
                $edits[] = $head . $tail[1] . $tail[0] . substr($tail, 2);
            }
            foreach (str_split(self::LETTERS) as $letter) {
                $edits[] = $head . $letter . $tail;
                $edits[] = $tail === '' ? $word : $head . $letter . substr($tail, 1);
            }
        }
        return array_values(array_diff(array_unique($edits), [$word, '']));
    }
}
