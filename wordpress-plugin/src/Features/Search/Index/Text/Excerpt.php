<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

defined('ABSPATH') || exit;

/** Some words of a text around the first of those that were searched, however it is written there. */
final class Excerpt
{
    private const CHARACTERS = 160;
    private const BEFORE = 50;

    /** Perhaps between the letters of a joined word. */
    private const SIGNS = '[^\p{L}\p{M}\p{N}\s]?';
    /** Between the digits of a number. */
    private const GAPS = '[^\p{L}\p{M}\p{N}]{0,2}';

    /** @var list<string> The words as they are; then as they are joined, `acdc` of `AC/DC`. */
    private array $patterns;

    /** @param list<Token> $tokens */
    public function __construct(array $tokens)
    {
        $this->patterns = $tokens === [] ? [] : [
            self::pattern($tokens, static fn(string $word): string => Folding::pattern($word)),
            self::pattern($tokens, self::joined(...)),
        ];
    }

    /** @param string $text Plain. */
    public function of(string $text): string
    {
        $length = mb_strlen($text, 'UTF-8');
        if ($length <= self::CHARACTERS) {
            return $text;
        }
        $place = $this->place($text);
        $start = $place <= self::BEFORE ? 0 : self::word_after($text, $place - self::BEFORE);
        $passage = mb_substr($text, $start, self::CHARACTERS, 'UTF-8');
        $is_end = $start + self::CHARACTERS >= $length;
        $passage = $is_end ? $passage : (string) preg_replace('/[\s\p{P}]+\S*$/u', '', $passage);
        return ($start > 0 ? '… ' : '') . $passage . ($is_end ? '' : ' …');
    }

    public function is_in(string $text): bool
    {
        return $this->found($text) !== null;
    }

    /** In characters. */
    private function place(string $text): int
    {
        return mb_strlen(substr($text, 0, (int) $this->found($text)), 'UTF-8');
    }

    /** In bytes. */
    private function found(string $text): ?int
    {
        foreach ($this->patterns as $pattern) {
            if (preg_match($pattern, $text, $found, PREG_OFFSET_CAPTURE) === 1) {
                return $found[0][1];
            }
        }
        return null;
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @param \Closure(string): string $of The pattern of a folded word.
     */
    private static function pattern(array $tokens, \Closure $of): string
    {
        $end = '(?![\p{L}\p{M}\p{N}])';
        $words = [];
        foreach ($tokens as $token) {
            $forms = array_map(static fn(string $form): string => $of($form) . $end, array_keys($token->forms));
            array_push($words, $of($token->folded) . ($token->is_open ? '' : $end), ...$forms);
        }
        return '/(?<![\p{L}\p{M}\p{N}])(?:' . implode('|', $words) . ')/iu';
    }

    private static function joined(string $word): string
    {
        $signs = array_flip(IndexWords::SIGNS);
        $letter = static fn(string $letter): string => isset($signs[$letter])
            ? '(?:' . Folding::pattern($letter) . '|' . preg_quote($signs[$letter], '/') . ')'
            : Folding::pattern($letter);
        return implode(ctype_digit($word) ? self::GAPS : self::SIGNS, array_map($letter, mb_str_split($word, 1, 'UTF-8')));
    }

    private static function word_after(string $text, int $place): int
    {
        $space = mb_strpos($text, ' ', $place, 'UTF-8');
        return $space === false ? $place : $space + 1;
    }
}
