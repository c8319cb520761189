<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * The text of a post as a stranger reads it, the same in a build and in an early answer. Shortcodes and blocks of other
 * plugins are left out with their content, which may be for members, unless they only lay out.
 */
final class PlainText
{
    /** Changes with what is left out, so that an index is built anew. */
    public const RULES = 5;
    private const LAYOUT = '(?:vc_|et_pb_|fusion_|av_|cs_|x_)[\w-]*|su_(?:row|column|tabs?|accordion|spoiler|box|note'
        . '|heading|quote|pullquote|highlight|label|list|dropcap|button|service|expand|frame|table|animate|tooltip)\b'
        . '|(?:row|column|columns|section|one_half|one_third|two_third|one_fourth|three_fourth|accordion|tabs?|toggle'
        . '|dropcap|highlight|center|button|(?:wp_)?caption)\b';
    /** A page builder's part that is shown to some only. */
    private const CONDITIONAL = [
        '#\[(%s)\b(?:(?=[^\]]*(?:render_logics|condition|visib|restrict|member|role|logged)[\w-]*\s*=)[^\]]*+(?<!/)\]'
            . '|[^\]]*+(*SKIP)(*F))#i',
        '#\[/(%s)\]#i',
        self::LAYOUT,
    ];
    private const SHORTCODES = ['#\[(%s)\b[^\]]*+(?:(?<!/)\]|(*SKIP)(*F))#i', '#\[/(%s)\]#i', '[a-z][\w-]*'];
    private const UNSEEN = [
        '#<(%s)\b[^>]*+(?:>|(*SKIP)(*F))#i', '#</(%s)\s*>#i', 'script|style|template|noscript|iframe|svg',
    ];
    private const COMMENTS = ['#<!--(%s)#', '#(%s)-->#', ''];
    /** Tags within a word; all others part what stands before and behind them. */
    private const INLINE = 'a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span'
        . '|strike|strong|sub|sup|time|tt|u|var|wbr';
    private const PARTING_TAG = '#</?(?!(?:' . self::INLINE . ')(?![\w-]))[a-z][^>]*>#i';
    /** `[[name]]` is how WordPress writes a shortcode that is shown; what has values or a slash looks like no text. */
    private const SHORTCODE = '#(\[?)\[(/?)([a-z][\w-]*)((?:\s[^\]]*)?/?)\](\]?)#i';
    private const VALUES = '#\s[\w-]+\s*=|/$#';
    /** Stands between pieces for a while: no text has this control character. */
    private const END = "\x1E";
    /** Hyphens that only a break shows, and marks without a width. */
    private const UNSEEN_MARKS = '/[\x{AD}\x{2060}\x{FEFF}]|(?<![\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}])\x{200B}/u';

    public static function of(string $markup): string
    {
        return self::words(self::open($markup));
    }

    /** The text of a title or another line, in which WordPress runs no shortcodes: brackets are text. */
    public static function line(string $markup): string
    {
        return self::words(mb_scrub($markup, 'UTF-8'));
    }

    /** @return list<string> The text in pieces, each a sentence or what a paragraph or a line ends. */
    public static function sentences(string $markup): array
    {
        $text = self::words((string) preg_replace('/(?:\R\s*){2,}/', self::END, self::open($markup)), self::END);
        $pieces = preg_split('/' . self::END . '|(?<=[.!?…])\s+/u', $text) ?: [];
        return array_values(array_filter(array_map(trim(...), $pieces), static fn(string $piece): bool => $piece !== ''));
    }

    /** Markup without what may be for members. */
    private static function open(string $markup): string
    {
        return self::without_shortcodes(ClosedBlocks::without(mb_scrub($markup, 'UTF-8')));
    }

    private static function words(string $markup, string $end = ' '): string
    {
        $text = Enclosed::without(Enclosed::without($markup, self::UNSEEN), self::COMMENTS);
        $text = self::with_signs($text);
        $text = preg_replace(self::PARTING_TAG, $end, $text) ?? $text;
        $text = html_entity_decode(strip_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $text = preg_replace(self::UNSEEN_MARKS, '', $text) ?? $text;
        return trim((string) preg_replace('/[\s\x{A0}\x{200B}]+/u', ' ', $text));
    }

    /** `I <3 radio`: a sign that begins no tag is text. So is one behind the last end of a tag. */
    private static function with_signs(string $text): string
    {
        $end = (int) strrpos($text, '>');
        $signs = preg_replace('#<(?![a-z/!?])#i', '&lt;', substr($text, 0, $end));
        return $signs . preg_replace('#<(?![!?]|[a-z][\w-]*\s[^<]*=)#i', '&lt;', substr($text, $end));
    }

    private static function without_shortcodes(string $text): string
    {
        if (!str_contains($text, '[')) {
            return $text;
        }
        $text = Enclosed::without($text, self::CONDITIONAL);
        $text = preg_replace('#\[/?(?:' . self::LAYOUT . ')[^\]]*\]#i', ' ', $text) ?? $text;
        $text = Enclosed::without($text, self::SHORTCODES);
        return preg_replace_callback(self::SHORTCODE, self::shown(...), $text) ?? $text;
    }

    /**
     * A single mark: WordPress shows what is no shortcode of the site as it stands.
     *
     * @param array{string, string, string, string, string, string} $found
     */
    private static function shown(array $found): string
    {
        [$whole, $before, , $name, $values, $behind] = $found;
        if ($before . $behind === '[]') {
            return substr($whole, 1, -1);
        }
        $is_shortcode = preg_match(self::VALUES, $values) === 1 || ShortcodeNames::has($name);
        return $is_shortcode ? "$before $behind" : $whole;
    }
}
