<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/**
 * Themes place paragraphs and blocks in the column of the text, by a width and margins that nothing inline has. An
 * element that may stand among words, as a button may, gets a line of its own where no words are: what its block prints
 * around it, too.
 */
final class OwnLine
{
    private const CONTAINER = 'article|aside|div|footer|header|main|section';
    private const BLOCK = self::CONTAINER . '|address|blockquote|center|details|dl|fieldset|figure|form|h[1-6]|hr|nav|ol|p'
        . '|pre|table|ul';
    /** Between two elements, and before one: its style sheet, and comments. */
    private const GAP = '(?:\s|<link\b[^<>]*>|<!--[^<>]*+(?<=--)>)*+';
    /** Marks of an element: one that may stand among words, and any other. */
    private const INLINE = "\x1E";
    private const OTHER = "\x1A";

    public function __construct(private Elements $elements)
    {
    }

    public function render_block(string $content): string
    {
        return doing_filter('the_content') ? $content : $this->the_content($content);
    }

    public function the_content(string $content): string
    {
        if (!str_contains($content, '-') || strpbrk($content, self::INLINE . self::OTHER) !== false) {
            return $content;
        }
        $elements = WpautopFix::elements($content, $this->elements->tags());
        $marks = array_map($this->mark(...), $elements);
        if (!in_array(self::INLINE, $marks, true)) {
            return $content;
        }
        // A container without attributes is no theme's column, and our own block has its wrapper already.
        $before = '^|<(?!div>|div\b[^>]*\bwp-block-onda-)(?:' . self::CONTAINER . ')\b[^>]*>|</(?:' . self::BLOCK . ')>'
            . '|<hr\b[^>]*>|' . self::OTHER;
        $after = '$|</?(?:' . self::BLOCK . ')\b|' . self::OTHER;
        $line = self::INLINE . '(?:' . self::GAP . self::INLINE . ')*+';
        $pattern = "~(?:$before)" . self::GAP . "\K$line(?=" . self::GAP . "(?:$after))~i";
        $marked = WpautopFix::replaced($content, $elements, $marks);
        $lined = (string) preg_replace($pattern, '<div>$0</div>', $marked);
        $parts = (array) preg_split('~[' . self::INLINE . self::OTHER . ']~', $lined);
        $last = array_pop($parts);
        return implode('', array_map(static fn(string $part, string $element): string =>
            $part . $element, $parts, $elements)) . $last;
    }

    /** An empty element shows nothing: a line would be a gap. */
    private function mark(string $element): string
    {
        $tag = substr($element, 1, (int) strcspn($element, " \t\n\r/>", 1));
        $is_inline = isset($this->elements->find($tag)['isInline']) && preg_match('~^<[^>]*+>\s*+</~', $element) === 0;
        return $is_inline ? self::INLINE : self::OTHER;
    }
}
