<?php

declare(strict_types=1);

namespace Onda\Search\Index;

defined('ABSPATH') || exit;

/**
 * The text of a post as a reader has it. Needs nothing but PHP, so that a build and an answer before the plugins are loaded
 * read the same; what stands inside a shortcode may be for members and is left out, but for those that only lay out.
 */
final class PlainText
{
    private const LAYOUT = '(?:vc_|et_pb_|fusion_|av_|su_|cs_|x_)[\w-]*|(?:row|column|columns|section|one_half|one_third'
        . '|two_third|one_fourth|three_fourth|accordion|tabs?|toggle|dropcap|highlight|center|button)\b';
    private const SHORTCODES = ['#\[(%s)\b[^\]]*+(?<!/)\]#i', '#\[/(%s)\]#i', '[a-z][\w-]*'];
    private const UNSEEN = ['#<(%s)\b[^>]*+>#i', '#</(%s)\s*>#i', 'script|style|template|noscript|iframe|svg'];
    private const COMMENTS = ['#<!--(%s)#', '#(%s)-->#', ''];
    private const BLOCKS = '#</?(?:p|div|br|li|[uo]l|d[ltd]|h[1-6]|t[dhr]|table|section|article|blockquote|fig\w+|pre|hr)\b'
        . '[^>]*>#i';

    public static function of(string $markup): string
    {
        $text = self::without_shortcodes(mb_scrub($markup, 'UTF-8'));
        $text = Enclosed::without(Enclosed::without($text, self::UNSEEN), self::COMMENTS);
        $text = preg_replace(self::BLOCKS, ' ', $text) ?? $text;
        $text = html_entity_decode(strip_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        return trim((string) preg_replace('/[\s\x{A0}\x{AD}\x{200B}]+/u', ' ', $text));
    }

    private static function without_shortcodes(string $text): string
    {
        if (!str_contains($text, '[')) {
            return $text;
        }
        $text = preg_replace('#\[/?(?:' . self::LAYOUT . ')[^\]]*\]#i', ' ', $text) ?? $text;
        $text = Enclosed::without($text, self::SHORTCODES);
        return preg_replace('#\[/?[a-z][\w-]*(?:\s[^\]]*)?/?\]#i', ' ', $text) ?? $text;
    }
}
