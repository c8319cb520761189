<?php

declare(strict_types=1);

namespace Onda\Search;

defined('ABSPATH') || exit;

/** The words of a post around those that were searched. */
final class Passage
{
    private const CHARACTERS = 150;
    private const BEFORE = 40;

    /** Text of a post without markup, on one line. */
    public static function plain(string $markup): string
    {
        $text = html_entity_decode(wp_strip_all_tags(strip_shortcodes($markup)), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        return trim((string) preg_replace('/\s+/u', ' ', $text));
    }

    /** @param string $text Plain. */
    public static function around(string $text, string $phrase): string
    {
        if (mb_strlen($text) <= self::CHARACTERS) {
            return $text;
        }
        $place = self::place($text, $phrase);
        $start = $place > self::BEFORE ? (int) mb_strpos($text, ' ', $place - self::BEFORE) + 1 : 0;
        $cut = mb_substr($text, $start, self::CHARACTERS);
        $is_end = $start + self::CHARACTERS >= mb_strlen($text);
        $whole = $is_end ? $cut : (string) preg_replace('/\s+\S*$/u', '', $cut);
        return ($start > 0 ? '… ' : '') . $whole . ($is_end ? '' : ' …');
    }

    /** Where the first of the words stands, in characters; 0 when none does. */
    private static function place(string $text, string $phrase): int
    {
        foreach (array_filter([$phrase, ...explode(' ', $phrase)]) as $words) {
            $place = mb_stripos($text, $words);
            if ($place !== false) {
                return $place;
            }
        }
        return 0;
    }
}
