<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

defined('ABSPATH') || exit;

/** Some words of a text around the first of those that were searched, however it is written there. */
final class Excerpt
{
    private const CHARACTERS = 160;
    private const BEFORE = 50;

    private string $pattern;

    /** @param list<Token> $tokens */
    public function __construct(array $tokens)
    {
        $words = array_map(static fn(Token $token): string => Folding::pattern($token->folded)
            . ($token->is_open ? '' : '(?![\p{L}\p{M}\p{N}])'), $tokens);
        $this->pattern = $words === [] ? '' : '/(?<![\p{L}\p{M}\p{N}])(?:' . implode('|', $words) . ')/iu';
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
        return $this->pattern !== '' && preg_match($this->pattern, $text) === 1;
    }

    /** In characters. */
    private function place(string $text): int
    {
        $is_found = $this->pattern !== '' && preg_match($this->pattern, $text, $found, PREG_OFFSET_CAPTURE) === 1;
        return $is_found ? mb_strlen(substr($text, 0, $found[0][1]), 'UTF-8') : 0;
    }

    private static function word_after(string $text, int $place): int
    {
        $space = mb_strpos($text, ' ', $place, 'UTF-8');
        return $space === false ? $place : $space + 1;
    }
}
