<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/**
 * A shortcode or a tag may stand among words, and its markup may end a paragraph: a form, a list, a table. A browser
 * would close the element there and put the rest behind it, where no script finds it. So the paragraph ends before the
 * element, and goes on behind it.
 */
final class WpautopFix
{
    /** The block elements, which a paragraph cannot contain. */
    private const BLOCK = '~<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header'
        . '|hr|main|nav|ol|p|pre|section|table|ul)\b~i';
    /** Formatting needs words. Any other tag may be another plugin's: a map, an advertisement, a player. */
    private const FORMATTING = '~</?(?:a|abbr|b|br|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u)\b[^>]*>~i';
    /** A browser that runs scripts takes what is in these for no elements. */
    private const INERT = ['noscript', 'template'];
    /** Stand for an element while its paragraph is cut: one that no paragraph may hold, and any other. */
    private const MARK = "\x1A";
    private const LIGHT = "\x1E";
    /** A longer paragraph is left alone: WordPress balances tags in quadratic time. */
    private const MOST_BYTES = 32_768;

    public function __construct(private Elements $elements)
    {
    }

    public function the_content(string $content): string
    {
        if (strpbrk($content, self::MARK . self::LIGHT) !== false) {
            return $content;
        }
        $elements = self::elements($content, $this->elements->tags());
        $marks = array_map(static fn(string $element): string =>
            preg_match(self::BLOCK, self::without_inert($element)) === 1 ? self::MARK : self::LIGHT, $elements);
        if (!in_array(self::MARK, $marks, true)) {
            return $content;
        }
        $marked = self::replaced($content, $elements, $marks);
        $paragraph = '~<p\b([^<>]*)>([^<]*+(?:<(?!/?p\b)[^<]*+)*+)</p>~i';
        $cut = preg_replace_callback($paragraph, self::cut(...), $marked) ?? $marked;
        $rest = explode(self::MARK, strtr($cut, [self::LIGHT => self::MARK]));
        return array_shift($rest) . implode('', array_map(static fn(string $one, string $after): string =>
            $one . $after, $elements, $rest));
    }

    private static function without_inert(string $element): string
    {
        return self::replaced($element, self::elements($element, self::INERT), []);
    }

    /**
     * The elements of these tags from begin to end, none within another. A single pass finds them: a tag that has no
     * end any more is not searched again.
     *
     * @param list<string> $tags
     * @return array<int, string> By their place.
     */
    public static function elements(string $content, array $tags): array
    {
        $opening = '~<(' . implode('|', $tags) . ')\b[^>]*>~';
        $elements = $endless = [];
        for ($at = 0; preg_match($opening, $content, $found, PREG_OFFSET_CAPTURE, $at) === 1;) {
            [[$begun, $begin], [$tag]] = $found;
            $at = $begin + strlen($begun);
            $end = isset($endless[$tag]) ? false : strpos($content, "</$tag>", $at);
            if ($end === false) {
                $endless[$tag] = true;
                continue;
            }
            $at = $end + strlen("</$tag>");
            $elements[$begin] = substr($content, $begin, $at - $begin);
        }
        return $elements;
    }

    /**
     * @param array<int, string> $elements By their place.
     * @param array<int, string> $by What takes the place of each; nothing without one.
     */
    public static function replaced(string $content, array $elements, array $by): string
    {
        $replaced = '';
        $from = 0;
        foreach ($elements as $begin => $element) {
            $replaced .= substr($content, $from, $begin - $from) . ($by[$begin] ?? '');
            $from = $begin + strlen($element);
        }
        return $replaced . substr($content, $from);
    }

    /** @param array{string, string, string} $paragraph Whole, its attributes, its inside. */
    private static function cut(array $paragraph): string
    {
        [$whole, $attributes, $inside] = $paragraph;
        if (!str_contains($inside, self::MARK) || strlen($inside) > self::MOST_BYTES) {
            return $whole;
        }
        $cut = '';
        foreach (explode(self::MARK, $inside) as $place => $part) {
            // An address leads to one place.
            $own = $place === 0 ? $attributes : (string) preg_replace('~\sid=(?:"[^"]*"|\'[^\']*\'|\S+)~i', '', $attributes);
            $cut .= ($place === 0 ? '' : self::MARK) . self::part($part, $own);
        }
        return $cut;
    }

    /** Nothing where only the ends of formatting are left; what no paragraph may hold stands without one. */
    private static function part(string $inside, string $attributes): string
    {
        $inside = (string) preg_replace('~^(?:\s++|<br\s*+/?>)++|(?:\s++|<br\s*+/?>)++(?:$|(*SKIP)(*F))~i', '', $inside);
        if (trim((string) preg_replace(self::FORMATTING, '', $inside)) === '') {
            return '';
        }
        $balanced = force_balance_tags($inside);
        return preg_match(self::BLOCK, $inside) === 1 ? $balanced : "<p$attributes>$balanced</p>";
    }
}
